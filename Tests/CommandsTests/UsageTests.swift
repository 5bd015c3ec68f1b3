import Testing

@Suite("A wrong command line")
struct UsageTests {
  @Test(
    "is status 2, and the message says what would be right",
    arguments: [
      (["describ", "x"], "did you mean 'describe'?"),
      (["walk", "x", "--languge", "en"], "did you mean '--language'?"),
      (["walk", "x", "--language", "xx"], "it is one of: en"),
      (["walk", "x", "--device", "vision"], "--device 'vision' is not modelled"),
      (["walk", "x", "--device", "fone"], "did you mean 'phone'?"),
      (["walk", "x", "--rate", "fast"], "a number from 0.1 to 10"),
      (["walk", "x", "--rate", "nan"], "a number from 0.1 to 10"),
      (["walk", "x", "--pace", "0"], "'patient' or a number of ms"),
      (["describe", "x", "--script", "y"], "it belongs to: walk, speak"),
      (["describe", "x", "--format"], "needs a value"),
      (["describe", "x", "--format", "text", "--format", "json"], "given twice"),
      (["describe", "x", "--quiet=yes"], "takes no value"),
      (["describe"], "needs an input"),
      (["speak", "x", "-o", "-"], "cannot write to standard output"),
      (["schema", "x"], "unexpected argument 'x'"),
      (["walk", "x", "--check", "a", "--record", "b"], "exclude each other"),
    ])
  func isExplained(_ arguments: [String], _ explanation: String) throws {
    let run = try Program.run(arguments, input: [])
    #expect(run.status == 2)
    #expect(run.messages.contains(explanation), "\(run.messages)")
    #expect(run.output.isEmpty)
  }

  @Test("and the help lists every command and every option of one")
  func help() throws {
    #expect(try Program.run("--help").output.contains("describe"))
    let walk = try Program.run("walk", "--help")
    #expect(walk.status == 0)
    for option in ["--script", "--check", "--record", "--language", "--push-focus"] {
      #expect(walk.output.contains(option))
    }
  }
}
