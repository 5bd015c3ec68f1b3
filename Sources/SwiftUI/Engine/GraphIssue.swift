import EarshotReader

/// What goes wrong in a running app without ending it, as facts.
enum GraphIssue: Hashable {
  /// An update changed something that needs an update, again and again.
  case doesNotSettle
  /// Views are nested without an end.
  case tooDeep
  /// State was written while views were evaluated.
  case changedDuringUpdate
  /// State was written that no view has.
  case changedOutsideOfView(type: String)
  /// An object was expected that no view above has given.
  case noObject(type: String, isObservable: Bool)
  /// Several rows have one id.
  case duplicateIDs(id: String)
  /// A link's value has no destination.
  case noDestination(type: String)
  /// A path holds a value that has no destination.
  case noDestinationOnPath(type: String)
  /// A link's value does not fit the path.
  case wrongValue(type: String, path: String)
  /// A row's value is of another type than what its list lets one choose.
  case wrongSelection(type: String)
  /// A link stands outside of any stack.
  case linkOutsideStack
  /// Two destinations were declared for one type.
  case duplicateDestination(type: String)
  /// A destination was declared where rows are made only when they are looked at.
  case lazyDestination(type: String)
  /// A destination was declared outside of any stack.
  case destinationOutsideStack(type: String)
  /// A value of a path cannot be coded by its type's name.
  case uncodable(type: String)
  /// A link from outside changed nothing.
  case linkOpenedNothing(url: String)
  /// A link from outside acted below a presentation.
  case linkBelow(url: String)
  /// The system has a fault here.
  case fault(SystemFault)
  /// Work of the app's did not come to rest.
  case workGoesOn
  /// A view that is not SwiftUI's, of which nothing is known.
  case opaqueView(type: String)
  /// A screen of the system's came up, of which only its name is modelled.
  case systemScreen(name: String)
  /// Another window was asked for.
  case noOtherWindow(action: String)
  /// An entry of a rotor is a range that is not one of its element's text.
  case noSuchText(rotor: String)
}

extension GraphIssue: CustomStringConvertible {
  var description: String {
    switch self {
    case .doesNotSettle:
      "view update does not settle: something it changes needs another update, over and over"
    case .tooDeep:
      "views are nested deeper than \(_Node.depthLimit) levels; what is below is left out"
    case .changedDuringUpdate:
      "Modifying state during view update, this will cause undefined behavior."
    case .changedOutsideOfView(let type):
      "state of type \(type) was written, but no view that is shown has it"
    case .noObject(let type, true):
      "No Observable object of type \(type) found in the environment"
    case .noObject(let type, false):
      "No ObservableObject of type \(type) found in the environment"
    case .duplicateIDs(let id):
      "ForEach: the id \(id) occurs multiple times, this will give undefined results!"
    case .noDestination(let type):
      "A NavigationLink is presenting a value of type “\(type)” but there is no matching"
        + " navigationDestination declaration visible from the location of the link."
    case .noDestinationOnPath(let type):
      "No navigationDestination(for: \(type).self): the path holds a value that shows nothing"
    case .wrongValue(let type, let path):
      "A NavigationLink is presenting a value of type “\(type)” but the stack's path holds"
        + " values of type “\(path)”."
    case .wrongSelection(let type):
      "A row stands for a value of type “\(type)”, which the selection of its list cannot hold:"
        + " it cannot be selected"
    case .linkOutsideStack:
      "A NavigationLink stands outside of any navigation stack"
    case .duplicateDestination(let type):
      "A navigationDestination for “\(type)” was declared earlier on the stack."
        + " Only the one closest to the root of the stack is used."
    case .lazyDestination(let type):
      "A navigationDestination for “\(type)” is inside a lazy container, where the stack does"
        + " not see it; it is ignored"
    case .destinationOutsideStack(let type):
      "A navigationDestination for “\(type)” is outside of any navigation stack; it is ignored"
    case .uncodable(let type):
      "a value of type \(type) cannot be restored by its name and is left out"
    case .linkOpenedNothing(let url): "the link opened nothing: \(url)"
    case .linkBelow(let url): "the link acts below what is presented, unheard: \(url)"
    case .fault(let fault): fault.warning ?? fault.rawValue
    case .workGoesOn: "work of the app does not come to rest"
    case .opaqueView(let type): "\(type) is made by UIKit: nothing of it is heard"
    case .systemScreen(let name):
      "\(name) is a screen of the system's: only its name and its way out are modelled"
    case .noOtherWindow(let action): "\(action) does nothing: there is only one window"
    case .noSuchText(let rotor):
      "an entry of the rotor “\(rotor)” is a range that its element's text does not have"
    }
  }
}
