import EarshotAudit
public import EarshotReader
import EarshotReports
public import SwiftUI

/// Expects an audit of an app to find nothing that has to be mended.
///
/// Every screen that can be reached is gone through, at most two hundred. Notes do not fail.
///
///     @MainActor @Test func everybodyCanUseIt() async {
///       await expectNoFindings(in: RecipesApp())
///     }
///
/// A button without a name, which is heard as "Button", fails the test at the caller with its rule,
/// its screen, what is heard, and how to mend it.
///
/// - Parameters:
///   - app: The app, which is started again and again.
///   - profile: Who is listening.
///   - rules: Rules that are not run, by their ids.
@MainActor public func expectNoFindings<A: App>(
  in app: @autoclosure @escaping @MainActor () -> A, profile: Profile = Profile(),
  except rules: Set<String> = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  if let text = await findings({ LiveStage(app, profile: profile) }, profile, except: rules) {
    place.fail(text)
  }
}

/// Expects an audit of a view, and of all it leads to, to find nothing that has to be mended.
///
/// - Parameters:
///   - view: The view, whose state begins anew for each way that is tried.
///   - profile: Who is listening.
///   - rules: Rules that are not run, by their ids.
@MainActor public func expectNoFindings<V: View>(
  in view: V, profile: Profile = Profile(), except rules: Set<String> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let make: @MainActor () -> LiveStage = { LiveStage(view, name: "\(V.self)", profile: profile) }
  if let text = await findings(make, profile, except: rules) { place.fail(text) }
}

/// What an audit finds of a running app, as people read it; nil if it is nothing to be mended.
@MainActor func findings(
  _ make: @escaping @MainActor () -> LiveStage, _ profile: Profile, except rules: Set<String>
) async -> String? {
  let app = await AuditedApp.running(profile: profile, stage: make)
  var settings = AuditSettings()
  settings.off = rules
  let report = Audit(settings).run([app], comments: [], baseline: nil)
  return report.fails(on: Severity.warning) ? report.text() : nil
}
