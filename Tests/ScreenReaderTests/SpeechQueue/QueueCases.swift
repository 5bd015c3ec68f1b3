extension QueueCase {
  /// Every rule with its cases, in order; the table of the documentation is made of them.
  static let all: [QueueCase] = [
    QueueCase(
      rule: "Q1",
      words: "High interrupts other speech and is not interruptible once it has started",
      source: "Apple, UIAccessibilityPriority",
      events: """
        0 default Recipe saved for later
        700 high Connection lost
        900 default Trying again
        """,
      outcomes: """
        700 cut after 1 word by superseded: Recipe saved for later (app told: not heard)
        1700 spoken: Connection lost (app told: heard)
        2700 spoken: Trying again (app told: heard)
        """),
    QueueCase(
      rule: "Q1",
      words: "High goes before what waits already",
      source: "Apple, UIAccessibilityPriority",
      events: """
        0 high Connection lost
        100 focus Tomato soup
        200 high Trying again
        """,
      outcomes: """
        1000 spoken: Connection lost (app told: heard)
        2000 spoken: Trying again (app told: heard)
        3000 spoken: Tomato soup
        """),
    QueueCase(
      rule: "Q2",
      words: "Default interrupts what is being spoken, also of the cursor, and can be interrupted",
      source: "Apple",
      events: """
        0 focus Tomato soup
        600 default Recipe saved for later
        1800 default Recipe shared
        """,
      outcomes: """
        600 cut after 1 word by superseded: Tomato soup
        1800 cut after 2 words by superseded: Recipe saved for later (app told: not heard)
        2800 spoken: Recipe shared (app told: heard)
        """),
    QueueCase(
      rule: "Q2",
      words: "Defaults that wait keep their order when another interrupts",
      source: "Apple",
      events: """
        0 high Connection lost
        100 default First
        200 default Second
        1200 default Third
        """,
      outcomes: """
        1000 spoken: Connection lost (app told: heard)
        1200 lost by superseded: First (app told: not heard)
        1700 spoken: Second (app told: heard)
        2200 spoken: Third (app told: heard)
        """),
    QueueCase(
      rule: "Q2",
      words: "Default interrupts what is read on, which then goes on",
      source: "Apple",
      events: """
        0 reading First line
        0 then-reading Second line
        0 then-reading Third line
        1200 default Saved
        """,
      outcomes: """
        1000 spoken: First line
        1200 lost by superseded: Second line
        1700 spoken: Saved (app told: heard)
        2700 spoken: Third line
        """),
    QueueCase(
      rule: "Q3",
      words: "Low waits until other speech has ended",
      source: "Apple",
      events: """
        0 focus Tomato soup
        100 low Two more recipes
        200 high Connection lost
        """,
      outcomes: """
        200 lost by superseded: Tomato soup
        1200 spoken: Connection lost (app told: heard)
        2700 spoken: Two more recipes (app told: heard)
        """),
    QueueCase(
      rule: "Q4",
      words: "With the queue attribute an announcement waits for current speech",
      source: "Apple, before iOS 17",
      events: """
        0 focus Tomato soup
        100 queued Saved
        """,
      outcomes: """
        1000 spoken: Tomato soup
        1500 spoken: Saved (app told: heard)
        """),
    QueueCase(
      rule: "Q4",
      words: "Without it even a low one interrupts",
      source: "Apple, before iOS 17",
      events: """
        0 focus Tomato soup
        600 unqueued Saved
        """,
      outcomes: """
        600 cut after 1 word by superseded: Tomato soup
        1100 spoken: Saved (app told: heard)
        """),
    QueueCase(
      rule: "Q5",
      words: "A low one that waits is lost when a default one comes",
      source: "react-native PR 54289, observed",
      events: """
        0 focus Tomato soup
        100 low Two more recipes
        600 default Saved
        """,
      outcomes: """
        600 lost by superseded: Two more recipes
        600 cut after 1 word by superseded: Tomato soup
        1100 spoken: Saved (app told: heard)
        """),
    QueueCase(
      rule: "Q5",
      words: "Or it goes on waiting",
      source: "Apple's words",
      setting: .lowWaits,
      events: """
        0 focus Tomato soup
        100 low Two more recipes
        600 default Saved
        """,
      outcomes: """
        600 cut after 1 word by superseded: Tomato soup
        1100 spoken: Saved (app told: heard)
        2600 spoken: Two more recipes (app told: heard)
        """),
    QueueCase(
      rule: "Q6",
      words: "High, then default: both are heard",
      source: "react-native PR 54289, observed",
      events: """
        0 high Connection lost
        0 default Saved
        """,
      outcomes: """
        1000 spoken: Connection lost (app told: heard)
        1500 spoken: Saved (app told: heard)
        """),
    QueueCase(
      rule: "Q7",
      words:
        "A new focus takes away what is being announced and what waits, and only the first is reported",
      source: "StackOverflow 52459406, XamarinCommunityToolkit 1385",
      events: """
        0 high Wait
        100 default First
        100 default Second
        600 low Third
        1100 focus Tomato soup
        """,
      outcomes: """
        500 spoken: Wait (app told: heard)
        1000 spoken: First (app told: heard)
        1100 lost by focus: Second (app told: not heard)
        1100 lost by focus: Third
        2100 spoken: Tomato soup
        """),
    QueueCase(
      rule: "Q7",
      words: "A screen change does",
      source: "firefox-ios PR 26264",
      events: """
        0 default Recipe saved for later
        350 screen-change
        350 then-focus Tomato soup
        """,
      outcomes: """
        350 lost by screen: Recipe saved for later (app told: not heard)
        1350 spoken: Tomato soup
        """),
    QueueCase(
      rule: "Q7",
      words: "The name of a screen and the focus that comes with it are both heard",
      source: "flutter 67345",
      events: """
        0 screen-change
        0 screen Tomato soup
        0 then-focus Back
        """,
      outcomes: """
        1000 spoken: Tomato soup
        1500 spoken: Back
        """),
    QueueCase(
      rule: "Q7",
      words: "A layout change does, but leaves the words about the cursor alone",
      source: "StackOverflow 52459406",
      events: """
        0 focus Tomato soup
        100 queued Saved
        100 low More
        600 layout-change
        """,
      outcomes: """
        600 lost by layout: Saved
        600 lost by layout: More
        1000 spoken: Tomato soup
        """),
    QueueCase(
      rule: "Q7",
      words: "A high one that waits is kept",
      source: "firefox-ios PR 26264",
      events: """
        0 high Connection lost
        100 high Trying again
        200 screen-change
        """,
      outcomes: """
        1000 spoken: Connection lost (app told: heard)
        2000 spoken: Trying again (app told: heard)
        """),
    QueueCase(
      rule: "Q8",
      words: "High against high: first in, first out",
      source: "open question",
      events: """
        0 high Connection lost
        200 high Trying again
        """,
      outcomes: """
        1000 spoken: Connection lost (app told: heard)
        2000 spoken: Trying again (app told: heard)
        """),
    QueueCase(
      rule: "Q8",
      words: "Or the newer one cuts the older",
      source: "open question",
      setting: .highCuts,
      events: """
        0 high Connection lost
        600 high Trying again
        """,
      outcomes: """
        600 lost by superseded: Connection lost (app told: not heard)
        1600 spoken: Trying again (app told: heard)
        """),
    QueueCase(
      rule: "Q8",
      words: "A new focus waits for a high one",
      source: "open question",
      events: """
        0 high Connection lost
        200 focus Tomato soup
        """,
      outcomes: """
        1000 spoken: Connection lost (app told: heard)
        2000 spoken: Tomato soup
        """),
    QueueCase(
      rule: "Q8",
      words: "Or cuts it",
      source: "open question",
      setting: .focusCuts,
      events: """
        0 high Connection lost
        600 focus Tomato soup
        """,
      outcomes: """
        600 lost by focus: Connection lost (app told: not heard)
        1600 spoken: Tomato soup
        """),
    QueueCase(
      rule: "Q9",
      words: "The same words again are spoken again",
      source: "open question",
      events: """
        0 default Loading recipes
        600 default Loading recipes
        """,
      outcomes: """
        600 cut after 1 word by superseded: Loading recipes (app told: not heard)
        1600 spoken: Loading recipes (app told: heard)
        """),
    QueueCase(
      rule: "Q9",
      words: "Or are heard once",
      source: "open question",
      setting: .merge,
      events: """
        0 default Loading recipes
        600 default Loading recipes
        """,
      outcomes: """
        600 merged with Loading recipes: Loading recipes
        1000 spoken: Loading recipes (app told: heard)
        """),
    QueueCase(
      rule: "Q10",
      words: "While the reader is off everything is lost",
      source: "observed",
      events: """
        0 default Recipe saved for later
        600 reader-off
        700 high Connection lost
        800 reader-on
        900 default Saved
        """,
      outcomes: """
        600 cut after 1 word by off: Recipe saved for later (app told: not heard)
        700 lost by off: Connection lost
        1400 spoken: Saved (app told: heard)
        """),
    QueueCase(
      rule: "Q10",
      words: "While an alert comes up every announcement is lost",
      source: "observed",
      events: """
        0 alert-rises 350
        100 high Connection lost
        350 default Saved
        """,
      outcomes: """
        100 lost by alert: Connection lost
        850 spoken: Saved (app told: heard)
        """),
    QueueCase(
      rule: "Q12",
      words: "A hint comes after a pause and is cut by anything",
      source: "observed",
      events: """
        0 focus Tomato soup
        0 hint Double tap to open
        2100 low More recipes
        """,
      outcomes: """
        1000 spoken: Tomato soup
        2100 lost by superseded: Double tap to open
        3100 spoken: More recipes (app told: heard)
        """),
    QueueCase(
      rule: "Q12",
      words: "A hint whose pause is running is lost",
      source: "observed",
      events: """
        0 focus Tomato soup
        0 hint Double tap to open
        1200 low More recipes
        """,
      outcomes: """
        1000 spoken: Tomato soup
        1200 lost by superseded: Double tap to open
        2200 spoken: More recipes (app told: heard)
        """),
    QueueCase(
      rule: "Speech off",
      words: "Three fingers tapping twice: nothing is said, and every utterance is muted",
      source: "Apple",
      setting: .silent,
      events: """
        0 focus Tomato soup
        100 high Connection lost
        """,
      outcomes: """
        0 muted: Tomato soup
        100 muted: Connection lost
        """),
  ]
}
