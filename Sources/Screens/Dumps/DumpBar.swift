import EarshotSemantics

/// The navigation bar of a dump as the items of a screen's bar.
struct DumpBar {
  /// The title, if a text shows it.
  private(set) var title: Wording?
  /// How the title is shown.
  private(set) var titleDisplay = TitleDisplay.inline
  /// The items, each with its placement.
  private(set) var items: [Element] = []
  /// The search field, if the bar has one.
  private(set) var search: SearchField?

  private let tree: DumpTree
  private let bar: DumpNode

  /// Reads the bar from what is in it.
  init(_ tree: DumpTree, bar number: Int, _ inside: [Element]) {
    self.tree = tree
    bar = tree.nodes[number]
    var parts = inside
    // While something is searched for, what ends that stands behind the field on one line.
    if let field = parts.firstIndex(where: { $0.traits.contains(.searchField) }),
      !parts.contains(where: { $0.stands(behind: parts[field], tree.direction) })
    {
      search = SearchField(
        prompt: parts[field].placeholder ?? parts[field].label, text: parts[field].value)
      parts.remove(at: field)
    }
    takeTitle(from: &parts)
    place(parts)
    markWayBack()
  }

  /// Takes a text of the content as the title: newer systems put the large title there.
  mutating func takeTitle(_ text: Element) {
    setTitle(text, isLarge: true, among: items)
  }

  /// Whether a text of the content is the title that the bar only names.
  func isTitle(_ element: Element) -> Bool {
    guard title == nil, let name = bar.name, element.label?.known == name,
      element.traits.isDisjoint(with: .interactive), element.container == nil,
      let bar = bar.frame, let text = element.frame
    else { return false }
    let below = text.y - bar.y - bar.height
    return below >= -bar.height && below <= 60
  }

  /// A bar's name is the title or the name of a class, so only a text in it is believed.
  private mutating func takeTitle(from parts: inout [Element]) {
    let texts = parts.indices.filter { index in
      let part = parts[index]
      return part.part == .stop && part.label.present != nil
        && part.traits.isDisjoint(with: Traits.interactive.union(.image))
    }
    let chosen =
      texts.first { parts[$0].label?.known == bar.name }
      ?? texts.first { parts[$0].traits.contains(.header) } ?? texts.first
    guard let chosen else { return }
    let text = parts[chosen]
    // While a large title shrinks, both of its forms are there.
    parts.removeAll { part in
      part.label == text.label && part.traits.isDisjoint(with: Traits.interactive)
    }
    let row = parts.compactMap(\.frame).map { $0.y + $0.height / 2 }.max()
    let isBelow: Bool
    if let frame = text.frame, let whole = bar.frame {
      isBelow = row.map { frame.y >= $0 } ?? (frame.y - whole.y > Self.rowHeight * 0.75)
    } else {
      isBelow = false
    }
    setTitle(text, isLarge: isBelow, among: parts)
  }

  /// The height of a bar's row of buttons.
  private static let rowHeight = 44.0

  private mutating func setTitle(_ text: Element, isLarge: Bool, among others: [Element]) {
    title = text.label
    titleDisplay = isLarge ? .large : .inline
    // A large title is read after the items beside the way back, which an item cannot be.
    if isLarge, !others.isEmpty { return }
    var text = text
    text.traits.insert([.header, .staticText])
    text.placement = .principal
    items.append(text)
  }

  /// Puts what is left before or after the title, by where it stands.
  private mutating func place(_ parts: [Element]) {
    let title = items.first
    let middle = titleDisplay == .inline ? title?.frame?.middle : nil
    let center = middle ?? bar.frame?.middle ?? tree.appFrame?.middle
    let isRightToLeft = tree.direction == .rightToLeft
    for (index, part) in parts.enumerated() {
      var item = part
      if part.traits.contains(.searchField) {
        item.placement = .trailing
      } else if let center, let own = part.frame?.middle {
        item.placement = (own <= center) != isRightToLeft ? .leading : .trailing
      } else {
        item.placement = index == 0 ? .leading : .trailing
      }
      items.append(item)
    }
  }

  /// Tells the way back from other leading buttons; the dump does not name the trait.
  private mutating func markWayBack() {
    let leading = items.indices.filter { items[$0].placement == .leading }
    let edge = tree.direction == .rightToLeft
    let first = leading.min { left, right in
      (items[left].frame?.edge(fromRight: edge) ?? 0)
        < (items[right].frame?.edge(fromRight: edge) ?? 0)
    }
    guard let first, leadsBack(items[first]) else { return }
    items[first].traits.insert([.button, .backButton])
  }

  private func leadsBack(_ item: Element) -> Bool {
    guard item.evidence.facts.contains(.nodeType("XCUIElementTypeButton")) else { return false }
    if item.identifier == "BackButton" || item.label?.known == "BackButton" { return true }
    guard let label = item.label?.known?.lowercased() else { return false }
    if BarWords.back.contains(label) { return true }
    if BarWords.actions.contains(label) { return false }
    // UIKit's own begins at the very edge of the bar; an app's items keep a margin, and then only
    // a title beside it makes the first one a way back.
    guard let bar = bar.frame, let frame = item.frame else { return title != nil }
    let margin = abs(
      frame.edge(fromRight: tree.direction == .rightToLeft)
        - bar.edge(fromRight: tree.direction == .rightToLeft))
    return margin <= 1 || (margin <= 20 && title != nil)
  }
}

extension Element {
  /// Whether it is on one line with another element, on its trailing side.
  fileprivate func stands(behind other: Element, _ direction: LayoutDirection) -> Bool {
    guard let own = frame, let first = other.frame else { return false }
    let isBeside = own.y < first.y + first.height && first.y < own.y + own.height
    let isAfter =
      direction == .rightToLeft ? own.x + own.width <= first.x : own.x >= first.x + first.width
    return isBeside && isAfter
  }
}

extension Frame {
  fileprivate var middle: Double { x + width / 2 }

  /// Its leading edge, growing towards the trailing side.
  fileprivate func edge(fromRight: Bool) -> Double { fromRight ? -(x + width) : x }
}

/// Words of a bar's leading button, in the languages the product speaks and some more.
enum BarWords {
  /// What the way back says where the previous title is missing or too long.
  static let back: Set<String> = [
    "back", "takaisin", "tillbaka", "zurück", "zpět", "назад", "retour", "atrás", "indietro",
    "voltar", "wstecz", "terug", "tilbage", "tilbake", "geri", "戻る", "返回", "뒤로", "رجوع", "חזרה",
    "الخلف", "عودة", "vissza", "înapoi", "πίσω", "späť", "natrag", "enrere", "kembali", "quay lại",
    "กลับ", "ย้อนกลับ", "वापस",
  ]

  /// What a leading button does that leads nowhere back.
  static let actions: Set<String> = [
    "edit", "cancel", "done", "close", "add", "save", "menu", "select", "skip", "profile",
    "account", "filter", "sort", "new", "compose", "share", "search", "info", "help", "more",
    "refresh", "reload", "clear", "reset", "delete", "sidebar", "show sidebar", "hide sidebar",
    "toggle sidebar", "log out", "sign out", "dismiss", "not now", "later",
    "muokkaa", "kumoa", "peruuta", "valmis", "sulje", "lisää", "tallenna", "valikko", "valitse",
    "ohita", "redigera", "avbryt", "klar", "stäng", "lägg till", "spara", "meny", "välj",
    "hoppa över", "bearbeiten", "abbrechen", "fertig", "schließen", "hinzufügen", "sichern",
    "speichern", "menü", "auswählen", "überspringen", "upravit", "zrušit", "hotovo", "zavřít",
    "přidat", "uložit", "nabídka", "vybrat", "přeskočit", "редагувати", "змінити", "скасувати",
    "готово", "закрити", "додати", "зберегти", "меню", "вибрати", "пропустити", "modifier",
    "annuler", "ok", "terminé", "fermer", "ajouter", "enregistrer", "editar", "cancelar",
    "listo", "cerrar", "añadir", "guardar", "modifica", "annulla", "fine", "chiudi", "aggiungi",
    "salva", "fechar", "concluído", "編集", "キャンセル", "完了", "閉じる", "追加", "メニュー", "编辑", "取消",
    "完成", "关闭", "添加", "菜单", "편집", "취소", "완료", "닫기", "추가", "تحرير", "تعديل", "إلغاء", "تم",
    "إغلاق", "إضافة", "القائمة", "עריכה", "ביטול", "סיום", "סגור", "סגירה", "הוסף", "תפריט",
  ]
}
