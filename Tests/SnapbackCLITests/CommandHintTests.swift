// Part of Snapback, under the MIT licence; see LICENSE.

import Testing

/// Unknown commands.
struct CommandHintTests {
  @Test(arguments: [
    (["rnu"], #"no command "rnu"; did you mean "snapback run"?"#),
    (["rnu", "card", "--speed", "2"], #"did you mean "snapback run"?"#),
    (["help", "rnu"], #"did you mean "snapback run"?"#),
    (["reord", "card"], #"did you mean "snapback record"?"#),
    (["Preview"], #"did you mean "snapback preview"?"#),
    (["screenshot"], #"did you mean "snapback render"?"#),
    (["zebra"], #"no command "zebra"; "snapback help" lists the commands"#),
    ([""], #"no command "";"#),
    (["card"], #"to use it, write "snapback run card""#),
    (["Card.swift"], #"to use it, write "snapback preview Card.swift""#),
    (["throw.trace"], #"to use it, write "snapback replay throw.trace""#),
  ])
  func `an unknown command is an error with a suggestion`(
    arguments: [String], message: String
  ) throws {
    let program = try ProgramRun(arguments)
    #expect(program.status == 64)
    #expect(program.errorOutput.hasPrefix("snapback: there is no command "))
    #expect(program.errorOutput.contains(message))
    #expect(program.errorOutput.split(separator: "\n").count == 1)
    #expect(program.output.isEmpty)
  }

  @Test func `a misspelled option is an error with a suggestion`() throws {
    let program = try ProgramRun(["render", "card", "--sacle", "2"])
    #expect(program.status == 64)
    #expect(program.errorOutput.contains("Did you mean '--scale'?"))
  }

  @Test func `help and hidden commands are commands`() throws {
    #expect(try ProgramRun(["help"]).status == 0)
    #expect(try ProgramRun(["help", "run"]).text.hasPrefix("OVERVIEW: Open a scene"))
    #expect(try ProgramRun(["--help"]).status == 0)
    #expect(try ProgramRun(["preview-window", "--bogus"]).errorOutput.contains("--bogus"))
  }
}
