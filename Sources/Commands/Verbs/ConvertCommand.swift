import EarshotScreens
import EarshotSemantics

/// `convert`: any input as a screen document.
@MainActor struct ConvertCommand {
  /// Where notes go.
  var messages: Messages

  /// The document of the inputs: one app, a stack of dumps, or element trees as screens.
  func document(of inputs: [LoadedInput]) throws(UsageError) -> [UInt8] {
    let apps: [(file: String, AppDescription)]
    if case .elements(let lines)? = inputs.first?.content, inputs.count == 1 {
      apps = [(inputs[0].file, app(of: lines, from: inputs[0].file))]
    } else {
      apps = try WalkCommand.apps(
        of: inputs.map { input in
          var input = input
          input.staged = input.written ?? input.staged
          return input
        })
    }
    guard apps.count == 1 else { throw .oneInput(.convert) }
    return ScreenDocument.write(apps[0].1)
  }

  private func app(of lines: [LoadedInput.ElementLine], from file: String) -> AppDescription {
    var alone = Screen(name: "elements")
    var screens: [Screen] = []
    var app = AppDescription()
    for line in lines {
      switch line.content {
      case .element(let stop):
        if stop.context != nil {
          messages.note("\(file):\(line.number): a document has no place for 'context'; left out")
        }
        alone.elements.append(stop.element)
      case .tree(let elements, let device, let direction):
        var screen = Screen(name: "line \(line.number)", elements: elements)
        screen.showsBar = false
        screens.append(screen)
        app.device = app.device ?? device
        app.direction = direction
      }
    }
    alone.showsBar = false
    app.screens = (alone.elements.isEmpty ? [] : [alone]) + screens
    app.start = .stack(app.screens.first.map { [$0.name] } ?? [])
    return app
  }
}
