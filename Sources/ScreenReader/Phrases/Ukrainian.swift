extension Phrases {
  /// Ukrainian: positions always say "із"; some hints put the purpose first, some last, as Apple
  /// does; the apostrophe is U+02BC.
  public static let ukrainian = Phrases(
    language: "uk",
    numbers: NumberFormat(grouping: "\u{A0}"),
    roles: RolePhrases(
      button: .apple("Кнопка"),
      backButton: .apple("Кнопка «Назад»"),
      switchButton: .apple("Перемикач"),
      tab: .apple("Табуляція"),
      popUpButton: .apple("Спливна кнопка"),
      datePicker: .ours("Засіб вибору дати"),
      timePicker: .ours("Засіб вибору часу"),
      dateAndTimePicker: .ours("Засіб вибору дати й часу"),
      radioButton: .apple("Радіокнопка"),
      textField: .apple("Текстове поле"),
      secureTextField: .apple("Захищене текстове поле"),
      heading: .apple("Заголовок"),
      headingLevel: .apple("Рівень заголовка {1}"),
      link: .apple("Посилання"),
      pickerItem: .apple("Елемент вибору"),
      adjustable: .derived("Настроюваний", as: "UIKit's name of the trait"),
      image: .apple("Зображення"),
      searchField: .apple("Поле пошуку"),
      draggable: .apple("Готовий до перетягування"),
      rowHeader: .ours("Заголовок рядка"),
      columnHeader: .ours("Заголовок стовпця")
    ),
    states: StatePhrases(
      selected: .apple("Вибрано"),
      unselected: .apple("Вибір скасовано"),
      dimmed: .apple("Неактивний"),
      on: .apple("Увімкнуто"),
      off: .apple("Вимкнуто"),
      mixed: .apple("Змішано"),
      isEditing: .apple("Змінює"),
      expanded: .apple("Розширено"),
      collapsed: .apple("Згорнуто")
    ),
    positions: PositionPhrases(
      indexOfCount: .apple("{1} із {2}"),
      row: .apple("Рядок {1}"),
      column: .apple("Стовпець {1}"),
      rowSpan: .byLastDigits(
        one: .ours("На {1} рядок"), few: .ours("На {1} рядки"), many: .apple("На {1} рядків"),
        other: .ours("На {1} рядка")),
      columnSpan: .byLastDigits(
        one: .ours("На {1} стовпець"), few: .ours("На {1} стовпці"),
        many: .apple("На {1} стовпців"), other: .ours("На {1} стовпця")),
      listStart: .apple("Початок списку"),
      listEnd: .apple("Кінець списку"),
      landmarkStart: .apple("Орієнтир"),
      landmarkEnd: .apple("кінець"),
      pageOfCount: .apple("сторінка {1} із {2}"),
      rowsOfCount: .apple("рядки з {1} по {2} з {3}")
    ),
    hints: HintPhrases(
      activate: .derived("Торкніть двічі, щоб активувати.", as: "the hint of embedded links"),
      toggle: .apple("Щоб перемикнути параметр, торкніть двічі."),
      adjust: .apple("Проведіть пальцем вгору або вниз, щоб змінити значення."),
      edit: .apple("Щоб змінити, торкніть двічі."),
      misspelledWords: .ours("Скористайтеся ротором, щоб перейти до слів із помилками"),
      openPicker: .apple("Щоб активувати засіб вибору, торкніть двічі"),
      expand: .apple("Торкніть двічі, щоб розгорнути"),
      collapse: .apple("Торкніть двічі, щоб згорнути"),
      drag: .apple("Торкніть двічі і тримайте, чекайте звук, потім тягніть для зміни порядку"),
      directTouch: .ours("Скористайтеся ротором, щоб увімкнути прямий дотик у цій програмі."),
      actionsAvailable: .apple("Дії доступні"),
      chooseAction: .apple(
        "Проведіть пальцями вгору або вниз, щоб вибрати іншу дію, потім торкніть її двічі, щоб активувати."
      ),
      moreContentAvailable: .ours("Доступно більше вмісту")
    ),
    rotors: RotorPhrases(
      links: .init(
        name: .apple("Посилання"),
        notFound: .derived("Посилання не знайдено", as: "\"Таблицю не знайдено\"")),
      headings: .init(
        name: .apple("Заголовки"),
        notFound: .derived("Заголовок не знайдено", as: "\"Таблицю не знайдено\"")),
      headingLevel: .init(
        name: .derived("Рівень заголовка {1}", as: "the role with a level"),
        notFound: .derived("Заголовок рівня {1} не знайдено", as: "\"Таблицю не знайдено\"")),
      buttons: .init(
        name: .derived("Кнопки", as: "Shortcuts"),
        notFound: .derived("Кнопку не знайдено", as: "\"Таблицю не знайдено\"")),
      textFields: .init(
        name: .apple("Текстові поля"), notFound: .apple("Текстове поле не знайдено")),
      images: .init(
        name: .derived("Зображення", as: "the plural of the role"),
        notFound: .derived("Зображення не знайдено", as: "\"Таблицю не знайдено\"")),
      formControls: .init(
        name: .ours("Елементи форми"), notFound: .ours("Елемент форми не знайдено")),
      landmarks: .init(
        name: .derived("Орієнтири", as: "the plural of the landmark"),
        notFound: .apple("Орієнтир не знайдено")),
      tables: .init(name: .apple("Таблиці"), notFound: .apple("Таблицю не знайдено")),
      lists: .init(
        name: .derived("Списки", as: "the plural of the list"),
        notFound: .derived("Список не знайдено", as: "\"Таблицю не знайдено\"")),
      containers: .init(
        name: .apple("Контейнери"),
        notFound: .derived("Контейнер не знайдено", as: "\"Таблицю не знайдено\"")),
      actions: .apple("Дії"),
      moreContent: .apple("Більше вмісту"),
      adjustValue: .derived("Змінити значення", as: "the hint for values"),
      notFound: .ours("{1}: не знайдено")
    ),
    system: SystemPhrases(
      back: .apple("Назад"),
      alert: .apple("Оповістка!"),
      search: .derived("Пошук", as: "the search field"),
      sheetGrabber: .apple("Засіб захоплення аркушів"),
      dismissPopup: .apple("прибрати спливний елемент"),
      dismissPopupHint: .apple("Торкніть двічі, щоб прибрати спливне вікно."),
      dismissContextMenu: .ours("прибрати контекстне меню"),
      inProgress: .apple("Виконується"),
      increment: .apple("Збільшити значення"),
      decrement: .apple("Зменшити значення"),
      edit: .derived("Змінити", as: "the hint for fields"),
      done: .ours("Готово"),
      share: .ours("Поширити…"),
      ok: .ours("ОК"),
      cancel: .ours("Скасувати"),
      paste: .ours("Вставити"),
      rename: .ours("Перейменувати"),
      files: .ours("Файли"),
      photos: .ours("Фото"),
      quickLook: .ours("Швидкий перегляд")
    )
  )
}
