import EarshotSemantics

extension Rule {
  static let noHeadings = Rule(
    "no-headings", .note, ["2.4.6"],
    "A long screen has no headings, so there is no way to skip through it.",
    proof: "Thirty stops or more of its content, and none of them is a heading.",
    guards: "Shorter screens; the title, which is no heading of the content but does not count "
      + "against it either; lists of one kind of thing inside a list or table.",
    needs: [.headings, .moment],
    reports: ["kickstarter/ios-oss#550"],
    bad: [.elements((1...30).map { "{ label: 'Paragraph \($0)' }," }.joined(separator: "\n"))],
    good: [
      .elements((1...29).map { "{ label: 'Paragraph \($0)' }," }.joined(separator: "\n")),
      .elements(
        "{ label: 'Part 1', traits: ['header'] },\n"
          + (1...30).map { "{ label: 'Paragraph \($0)' }," }.joined(separator: "\n")),
    ],
    check: .screen { screen, verdicts in
      let content = screen.stops.filter { $0.region == .content }
      guard content.count >= 30, !content.contains(where: { $0.element.traits.contains(.header) })
      else { return }
      // The rows of one list are gone through by its own means.
      let isList = content.allSatisfy { stop in
        stop.containers.contains { container in
          switch container.kind {
          case .list, .table, .tabBar, .segmented: true
          default: false
          }
        }
      }
      guard !isList else { return }
      verdicts.report(
        .screen, "\(screen.name(.screen)) has \(content.count) elements and no heading",
        fix:
          "give its sections headers, or mark their titles with accessibilityAddTraits(.isHeader)")
    })
}
