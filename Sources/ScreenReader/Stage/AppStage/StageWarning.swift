/// What the framework would log while an app of data is played, with its wording.
enum StageWarning: Hashable, CustomStringConvertible {
  /// The effects of one gesture followed each other without end.
  case endless
  /// The stacks grew beyond what any app shows.
  case tooDeep
  /// No element has this name.
  case noElement(String)
  /// No screen has this name.
  case noScreen(String)
  /// No tab has this name.
  case noTab(String)
  /// There is no screen to go back to.
  case nothingToPop
  /// A link that leads nowhere.
  case unknownLink(String)
  /// The system has a fault here.
  case fault(SystemFault)
  /// A link that acted below what is presented.
  case linkBelow(String)

  var description: String {
    switch self {
    case .endless:
      "effects follow each other without end: stopped after \(AppStage.effectLimit)"
    case .tooDeep: "more than \(AppStage.depthLimit) screens on one stack: nothing was pushed"
    case .noElement(let name): "no element has the id \"\(name)\": nothing changed"
    case .noScreen(let name): "no screen has the id \"\(name)\": nothing changed"
    case .noTab(let name): "no tab has the id \"\(name)\": nothing changed"
    case .nothingToPop: "there is no screen to go back to: nothing changed"
    case .unknownLink(let url): "the link opened nothing: \(url)"
    case .fault(let fault): fault.warning ?? fault.rawValue
    case .linkBelow(let url): "the link acts below what is presented, unheard: \(url)"
    }
  }
}
