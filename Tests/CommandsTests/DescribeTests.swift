import Foundation
import Testing

@Suite("describe")
struct DescribeTests {
  @Test("writes a line an element, with its keys in the promised order")
  func keys() throws {
    let line =
      #"{"id":"wifi","label":"Wi-Fi","value":"1","traits":["button","switchButton"],"#
      + #""hint":"Saves data.","actions":["Forget"],"content":[{"label":"Signal","value":"good"}],"#
      + #""language":"sv","frame":[0,10.5,100,44]}"#
    let run = try Program.run("describe", "--as", "elements", "--format", "json", "-", input: line)
    #expect(
      run.output == """
        {"input":1,"index":1,"id":"wifi","utterance":"Wi-Fi, Switch Button, On","parts":[\
        {"kind":"label","text":"Wi-Fi"},{"kind":"role","text":"Switch Button","language":"en"},\
        {"kind":"state","text":"On","language":"en"}],"hint":"Saves data. Double tap to toggle setting.",\
        "actions":["Forget"],"moreContent":[{"label":"Signal","value":"good"}],"language":"sv",\
        "frame":[0,10.5,100,44],"source":{"file":"standard input","line":1,"column":1}}

        """)
  }

  @Test("marks what is known only as an expression")
  func unresolved() throws {
    let run = try Program.run(
      "describe", "--as", "elements", "--format", "json", "-",
      input: #"{"label":{"unresolved":"user.name","nonEmpty":true},"traits":["button"]}"#)
    #expect(run.output.contains(#""utterance":"‹user.name›, Button""#))
    #expect(run.output.contains(#"{"kind":"label","text":"‹user.name›","unresolved":true}"#))
  }

  @Test("says the same each time", arguments: ["text", "json"])
  func determinism(format: String) throws {
    let outputs = try (0..<3).map { _ in
      try Program.run("describe", Package.recipes, "--format", format).output
    }
    #expect(Set(outputs).count == 1)
  }

  @Test(
    "follows its settings",
    arguments: [
      (["--verbosity", "low"], "Wi-Fi, On"), (["--traits", "none"], "Wi-Fi, On"),
      (["--traits", "before"], "Switch Button, On, Wi-Fi"),
    ])
  func settings(_ options: [String], _ utterance: String) throws {
    let run = try Program.run(
      ["describe", "--as", "elements", "--format", "json", "-"] + options,
      input: Array(#"{"label":"Wi-Fi","value":"1","traits":["button","switchButton"]}"#.utf8))
    #expect(run.output.contains("\"utterance\":\"\(utterance)\""), "\(run.output)")
  }
}
