import EarshotReader
import Synchronization

/// Where news of changes wait until the main actor looks: anyone may write, from any thread.
final class Inbox: Sendable {
  /// The folders of the app.
  let folders = AppFolders()
  private let profile: Mutex<Profile>
  private let contents = Mutex(Contents())

  /// What waits, in the order it came.
  struct Contents: @unchecked Sendable {
    var items: [Item] = []
    var issues: [GraphIssue] = []
    var timers: [Timer] = []
    var events: [StageEvent] = []
    var actions: [@MainActor () -> Void] = []
    /// What the clock showed when it was last looked at, in ms.
    var now = 0

    var isEmpty: Bool {
      items.isEmpty && issues.isEmpty && timers.isEmpty && events.isEmpty && actions.isEmpty
    }
  }

  /// Something that is to be done so many ms later on the clock of the app.
  struct Timer: @unchecked Sendable {
    var delay: Int
    var action: () -> Void
  }

  /// A node that has to be resolved again.
  struct Item: Sendable {
    var node: _Node
    /// The state of the node the news are about; nil for any.
    var generation: Int?
    /// How the change is made.
    var transaction: Unchecked<Transaction>
  }

  /// The inbox of the graph that code of the app runs for.
  @TaskLocal static var current: Inbox?
  /// Whether views are being evaluated, when no state should change.
  @TaskLocal static var isEvaluating = false

  init(_ profile: Profile) { self.profile = Mutex(profile) }

  /// Who is listening now.
  var listener: Profile {
    get { profile.withLock { $0 } }
    set { profile.withLock { $0 = newValue } }
  }

  /// Reports something to the graph the code runs for; without one there is nobody to tell.
  static func report(_ issue: GraphIssue) { current?.report(issue) }

  /// Notes that a node has to be resolved again.
  func add(_ node: _Node, generation: Int? = nil) {
    let item = Item(node: node, generation: generation, transaction: Transaction.current)
    contents.withLock { $0.items.append(item) }
  }

  /// Notes something that is to be reported.
  func report(_ issue: GraphIssue) { contents.withLock { $0.issues.append(issue) } }

  /// Does something so many ms later on the clock of the app.
  func later(after delay: Int, _ action: @escaping () -> Void) {
    let timer = Timer(delay: delay, action: action)
    contents.withLock { $0.timers.append(timer) }
  }

  /// What the clock of the app shows, in ms, as far as code that runs for the app can tell.
  var now: Int {
    get { contents.withLock { $0.now } }
    set { contents.withLock { $0.now = newValue } }
  }

  /// Notes something the app tells the reader.
  func post(_ event: StageEvent) { contents.withLock { $0.events.append(event) } }

  /// Does something with the next update.
  func perform(_ action: @escaping @MainActor () -> Void) {
    contents.withLock { $0.actions.append(action) }
  }

  /// Whether nothing waits.
  var isEmpty: Bool { contents.withLock { $0.isEmpty } }

  /// Empties the box and returns what was in it.
  func take() -> Contents {
    contents.withLock { contents in
      let taken = contents
      contents = Contents()
      contents.now = taken.now
      return taken
    }
  }
}
