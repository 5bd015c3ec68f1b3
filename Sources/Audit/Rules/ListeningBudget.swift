import EarshotReader

extension Rule {
  static let listeningBudget = Rule(
    "listening-budget", .error, [],
    "Listening to a screen, or coming to what it is for, takes longer than the project allows.",
    proof:
      "The project has budgets in `earshot.json`, and by the walk's clock, without hints, from "
      + "the first element on, it takes more seconds or swipes: to hear everything, or to reach the "
      + "main action by swiping or, where that is quicker, by a rotor.",
    guards: "Projects without budgets; ways that a rotor makes short enough.",
    bad: [
      .elements(
        """
        // with budgets: { mainAction: { swipes: 1 } }
        { label: 'Soup' }, { label: 'Serves four' }, { label: 'Ready in an hour' },
        { label: 'Cook', traits: ['button'], on: { activate: { push: 'example' } } }
        """, budgets: swipes(1)),
      .elements(
        """
        // with budgets: { seconds: 2 }
        { label: 'A soup of everything that the garden has in the last warm days of autumn' }
        """, budgets: screenBudget),
    ],
    good: [
      .elements(
        """
        // with budgets: { mainAction: { swipes: 1 } }
        { label: 'Cook', traits: ['button'], on: { activate: { push: 'example' } } },
        { label: 'Soup' }, { label: 'Serves four' }, { label: 'Ready in an hour' }
        """, budgets: swipes(1)),
      .elements(
        """
        // with budgets: { mainAction: { swipes: 3 } }; the rotor of buttons leads there at once
        { label: 'A soup of everything that the garden has in the last warm days of autumn' },
        { label: 'It serves four who are hungry' }, { label: 'It is ready in about an hour' },
        { label: 'Stir it slowly' },
        { label: 'Cook', traits: ['button'], on: { activate: { push: 'example' } } }
        """, budgets: swipes(3)),
      .elements("{ label: 'A soup of everything that the garden has in the last warm days' }"),
    ],
    check: .screen { screen, verdicts in
      let budgets = verdicts.budgets
      guard budgets != ListeningBudgets() else { return }
      let cost = screen.cost
      if let excess = budgets.screen.excess(of: [cost.all]) {
        verdicts.report(
          .screen, "to hear all of \(quoted(screen.name)) takes \(excess)",
          fix: "say less in each row, combine what belongs together, or give headings to skip by")
      }
      guard let main = cost.mainAction else { return }
      let reach = cost.elements[main]
      let ways = [reach.bySwiping] + (reach.byRotor.map { [$0.way] } ?? [])
      if let excess = budgets.mainAction.excess(of: ways) {
        verdicts.report(
          .stop(main), "to come to \(quoted(reach.utterance)) takes \(excess)",
          fix: "place it earlier in reading order, or behind a heading")
      }
    })

  private static func swipes(_ limit: Int) -> ListeningBudgets {
    var budgets = ListeningBudgets()
    budgets.mainAction.swipes = limit
    return budgets
  }

  private static let screenBudget: ListeningBudgets = {
    var budgets = ListeningBudgets()
    budgets.screen.seconds = 2
    return budgets
  }()
}

extension ListeningBudgets.Budget {
  /// What is beyond the budget on every one of several ways, in words; nil if one keeps to it.
  fileprivate func excess(of ways: [ListeningCost.Way]) -> String? {
    var excess: String?
    for way in ways {
      if let swipes, way.swipes > swipes {
        excess = excess ?? "\(way.swipes) swipes, the budget is \(swipes)"
      } else if let seconds, Double(way.milliseconds) > seconds * 1_000 {
        let tenths = (way.milliseconds + 50) / 100
        excess = excess ?? "\(tenths / 10).\(tenths % 10) s, the budget is \(seconds) s"
      } else {
        return nil
      }
    }
    return excess
  }
}
