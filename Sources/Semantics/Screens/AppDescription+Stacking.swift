extension AppDescription {
  /// Several apps of one screen each as one app with a stack of all, the first at its root.
  ///
  /// What dumps taken one after another on a device amount to. Screens that share a name are told
  /// apart by a number.
  public init(stacking apps: [AppDescription]) {
    self = apps.first ?? AppDescription()
    var taken: Set<String> = []
    var stack: [String] = []
    screens = apps.flatMap { app in
      app.screens.map { screen in
        var screen = screen
        var number = 2
        let name = screen.name
        while !taken.insert(screen.name).inserted {
          screen.name = "\(name) \(number)"
          number += 1
        }
        stack.append(screen.name)
        return screen
      }
    }
    start = .stack(stack)
  }
}
