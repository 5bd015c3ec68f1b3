import EarshotSemantics

extension Rule {
  static let readingOrder = Rule(
    "reading-order", .warning, ["1.3.2"],
    "What is read jumps back up the screen, so the order heard differs from the order seen.",
    proof: "Of two stops of one container, one after the other, the second lies wholly above the "
      + "first and in the same columns; or a priority is set where a container's own order "
      + "makes it count for nothing.",
    guards: "Columns side by side; containers that are read whole; stops without frames; tabs, "
      + "bars and search fields, which the system orders.",
    needs: .moment,
    bad: [
      .elements(
        """
        { explicitOrder: true, children: [
          { label: 'Total', frame: [16, 300, 360, 40] },
          { label: 'Soup', frame: [16, 100, 360, 40] }] }
        """),
      .elements(
        """
        { label: 'Soup', frame: [16, 100, 360, 40] },
        { label: 'Total', sortPriority: 2, frame: [16, 300, 360, 40] }
        """),
      .elements(
        "{ explicitOrder: true, children: [{ label: 'Soup' }, { label: 'Total', sortPriority: 2 }] }"
      ),
    ],
    good: [
      .elements(
        """
        { label: 'Total', frame: [16, 300, 360, 40] },
        { label: 'Soup', frame: [16, 100, 360, 40] }
        """),
      .elements(
        """
        { container: 'group', children: [{ label: 'Left', frame: [0, 100, 100, 40] },
          { label: 'Left below', frame: [0, 300, 100, 40] }] },
        { container: 'group', children: [{ label: 'Right', frame: [200, 100, 100, 40] }] }
        """),
      .elements("{ label: 'Soup', sortPriority: 2 }, { label: 'Total' }"),
    ],
    check: .screen { screen, verdicts in
      for index in screen.stops.indices.dropFirst() {
        let (first, second) = (screen.stops[index - 1], screen.stops[index])
        guard second.region == .content, first.region == .content,
          first.containers.last?.number == second.containers.last?.number,
          let above = second.element.frame, let below = first.element.frame,
          above.isAbove(below)
        else { continue }
        verdicts.report(
          .stop(index),
          "\(screen.name(.stop(index))) is read after \(screen.name(.stop(index - 1))), which is "
            + "below it",
          fix: "remove the order or the sort priority that moves it")
      }
      for (number, node) in screen.nodes.enumerated()
      where node.element.sortPriority != 0 && !node.isHidden {
        guard let parent = node.parent, screen.nodes[parent].element.explicitOrder else { continue }
        verdicts.report(
          .node(number),
          "the sort priority of \(screen.name(.node(number))) counts for nothing, because its "
            + "container has an order of its own",
          fix: "remove the one or the other")
      }
    })
}

extension Frame {
  /// Whether it ends before another begins, and shares a column with it.
  fileprivate func isAbove(_ other: Frame) -> Bool {
    y + height <= other.y && x < other.x + other.width && other.x < x + width
  }
}
