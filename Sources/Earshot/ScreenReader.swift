public import EarshotReader
public import EarshotSemantics
public import Foundation
public import SwiftUI

/// A simulated VoiceOver on a view or an app, with Apple's names for what a person does.
///
///     let reader = ScreenReader(RecipesApp())
///     try reader.find("Soup").activate()
///     reader.currentSpeech                    // "Soup, Heading"
///
/// Verbs do everything that needs no waiting. What the app does behind an `await` is seen only
/// after ``settle()`` or ``wait(_:)``: no task can run inside of a synchronous test.
@MainActor public final class ScreenReader {
  /// What the reader is on.
  public let stage: LiveStage
  /// The reader itself.
  public let reader: Reader

  /// Listens to a view.
  public convenience init<V: View>(_ view: V, profile: Profile = Profile()) {
    self.init(stage: LiveStage(view, profile: profile), profile: profile)
  }

  /// Listens to an app.
  public convenience init<A: App>(
    _ app: @autoclosure @escaping @MainActor () -> A, profile: Profile = Profile()
  ) {
    self.init(stage: LiveStage(app, profile: profile), profile: profile)
  }

  private init(stage: LiveStage, profile: Profile) {
    self.stage = stage
    reader = Reader(stage, profile: profile)
  }
}

// MARK: - Moving

extension ScreenReader {
  /// Swipes right; false at the end.
  @discardableResult public func moveForward() -> Bool { reader.moveForward() }
  /// Swipes left; false at the start.
  @discardableResult public func moveBackward() -> Bool { reader.moveBackward() }
  /// Goes into a container; false if there is none.
  @discardableResult public func moveIn() -> Bool { reader.moveIn() }
  /// Goes out of a container; false if there is none.
  @discardableResult public func moveOut() -> Bool { reader.moveOut() }
  /// Goes to the first stop.
  @discardableResult public func moveToFirst() -> Bool { reader.moveToFirst() }
  /// Goes to the last stop.
  @discardableResult public func moveToLast() -> Bool { reader.moveToLast() }
  /// Jumps to the next of the elements the app has linked with this one; false if there is none.
  @discardableResult public func jump() -> Bool { reader.jump() }
  /// Reads on to the end.
  @discardableResult public func readAll() -> Bool { reader.readAll() }

  /// Moves to the stop that is called something.
  ///
  /// The whole label, else the whole utterance, else a label that begins with it. Without one the
  /// test fails where it looked for it, with the nearest five and the last phrases heard; whether
  /// there is one can be asked with ``canFind(_:)``.
  @discardableResult public func find(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> Self {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    _ = try attempt(at: place) { () throws(ReaderError) in try reader.find(text) }
    return self
  }

  /// Whether something that can be read now is called so; the cursor stays where it is.
  public func canFind(_ text: String) -> Bool { reader.canFind(text) }

  /// Turns the rotor.
  @discardableResult public func rotor(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return try attempt(at: place) { () throws(ReaderError) in try reader.rotor(name) }
  }

  /// Swipes down: to the next of the rotor's.
  @discardableResult public func down() -> Bool { reader.down() }
  /// Swipes up: to the previous of the rotor's.
  @discardableResult public func up() -> Bool { reader.up() }
}

// MARK: - Acting

extension ScreenReader {
  /// Taps twice.
  @discardableResult public func activate() -> Bool { reader.activate() }
  /// Swipes up on something adjustable.
  @discardableResult public func increment() -> Bool { reader.increment() }
  /// Swipes down on something adjustable.
  @discardableResult public func decrement() -> Bool { reader.decrement() }
  /// Makes the two-finger Z.
  @discardableResult public func escape() -> Bool { reader.escape() }
  /// Uses the back button, wherever the cursor is.
  @discardableResult public func back() -> Bool { reader.back() }
  /// Taps twice with two fingers.
  @discardableResult public func magicTap() -> Bool { reader.magicTap() }

  /// Chooses a custom action by its name and does it.
  @discardableResult public func perform(
    action name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return try attempt(at: place) { () throws(ReaderError) in try reader.perform(action: name) }
  }

  /// Types into the field that is edited or focused; a line break hands it in.
  @discardableResult public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return try attempt(at: place) { () throws(ReaderError) in try reader.type(text) }
  }

  /// Chooses a tab by its name.
  @discardableResult public func tab(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return try attempt(at: place) { () throws(ReaderError) in try reader.tab(name) }
  }

  /// Does something, or fails the test at its place with what is wrong and what was heard last.
  private func attempt<Result>(
    at place: TestPlace, _ body: () throws(ReaderError) -> Result
  ) throws -> Result {
    do throws(ReaderError) {
      return try body()
    } catch {
      throw place.failure(error, lastHeard: spoken)
    }
  }

  /// Opens a link from outside, and waits for what the app does with it.
  public func open(_ url: URL) async {
    reader.open(url.absoluteString)
    await settle()
  }

  /// Ends the app and starts it again.
  public func relaunch() async {
    reader.relaunch()
    await settle()
  }

  /// Lets time pass on the reader's clock, in ms.
  public func wait(_ milliseconds: Int) async {
    await settle()
    reader.wait(milliseconds)
    await settle()
  }

  /// Waits until the app has come to rest.
  public func settle() async {
    await reader.settle()
  }
}

// MARK: - What was heard

extension ScreenReader {
  /// The last thing that was said.
  public var currentSpeech: String { reader.currentSpeech }
  /// The hint of what the cursor is on.
  public var currentHint: String? { reader.currentHint }
  /// The actions of what the cursor is on.
  public var actions: [String] { reader.actions }
  /// Everything that was said.
  public var spoken: [String] { reader.spoken }
  /// What was done, what happened and what was said.
  public var transcript: Transcript { reader.transcript }
  /// The screens that can be read now.
  public func snapshot() -> [Screen] { reader.snapshot() }
}
