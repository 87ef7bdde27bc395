// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// Invalid input: one message, the documented exit code, nothing written.
struct WrongInputTests {
  private static let header =
    #"{"format":"snapback-trace","version":1,"scene":"card","size":[390,844]}"#

  @Test(arguments: [
    (["run", "crad"], 64 as Int32, #"there is no scene "crad"; did you mean "card"?"#),
    (["render", "zebra"], 64, #"there is no scene "zebra"; "snapback list""#),
    (["render", "CARD.SWIFT"], 69, "no Swift compiler found"),
    (["record", "CARD"], 64, #"did you mean "card"?"#),
    (["render", "card", "--platform", "bar"], 64, "--platform expects one of"),
    (["record", "card", "--compile-timeout", "nan"], 64, "--compile-timeout expects a number"),
    (["run", "card", "--compile-timeout", "-1"], 64, "--compile-timeout expects a number"),
    (["render", "card", "--timeout", "x"], 64, "--timeout expects"),
    (["render", "card", "--size", "0x844"], 64, "a stage of 0x844 points"),
    (["render", "card", "--size", "390x100000"], 64, "a stage of 390x100000 points"),
    (["render", "card", "--size", "big"], 64, "--size expects"),
    (["render", "card", "--size", "-3x4"], 64, "--size expects"),
    (["run", "card", "--size", "100000x100000"], 64, "a stage of 100000x100000 points"),
    (["render", "card", "--size", "9000x9000", "--scale", "2"], 64, "(18000x18000 pixels)"),
    (["render", "card", "--scale", "0"], 64, "--scale expects"),
    (["render", "card", "--scale", "-1"], 64, "--scale expects"),
    (["render", "card", "--at", "-1"], 64, #"--at expects a number of seconds from 0"#),
    (["render", "card", "--at", "NaN"], 64, #"not "NaN""#),
    (["render", "card", "-o", "card.bmp"], 64, "must end in .png"),
    (
      ["record", "card", "-o", "card.avi"], 64,
      "must end in .webp, .gif, .mp4 or nothing (a folder)"
    ),
    (["record", "card", "--fps", "24"], 64, "--fps expects one of 60"),
    (["record", "card", "--fps", "60", "-o", "a.gif"], 64, "use --fps 50 or less"),
    (["record", "card", "-o", "/nowhere/a.mp4"], 73, "no such file"),
    (["report", "/dev/null", "--expect", "setle<1"], 64, #"did you mean "settle"?"#),
    (["record", "card", "--quality", "0"], 64, "--quality expects a whole number from 1 to 100"),
    (["record", "card", "--quality", "9", "--lossless"], 64, "cannot be given together"),
    (["record", "card", "--max-size", "1", "--lossless"], 64, "cannot be given together"),
    (["record", "card", "--max-size", "0"], 64, "--max-size expects a number of megabytes"),
    (["record", "card", "--max-size", "1", "-o", "frames"], 64, "--max-size limits a file"),
    (["report", "/dev/null", "--expect", "settle"], 64, "--expect expects a metric"),
    (["report", "none.trace"], 66, "cannot read"),
    (
      ["run", "--speed", "0"], 64,
      #"--speed expects a factor from 0.01 to 10, such as 0.1, not "0""#
    ),
    (["record", "card", "--speed", "-1"], 64, #"not "-1""#),
    (["record", "card", "--speed", "NaN"], 64, #"not "NaN""#),
    (["replay", "/dev/null", "--speed", "11"], 65, "the file is empty"),
    (["run", "--record", "/nowhere/a.trace"], 73, "no such file or directory"),
    (["run", "--record", "a.trace"], 69, "there is no display to open a window on"),
    (["render", "card", "-o", "/nowhere/card.png"], 73, "no such file or directory"),
    (["render", "card", "-o", "/dev/full"], 73, "no space left on device"),
    (["render", "card", "-o", "/"], 73, "is a directory"),
    (["record", "card", "--size", "20x20", "-o", "/nowhere/a.webp"], 73, "no such file"),
    (["record", "card", "--size", "20x20", "-o", "/nowhere/a"], 73, "no such file"),
    (["record", "card", "-o", ""], 73, "no such file"),
    (["record", "card", "-o", "/"], 73, "is a directory"),
    (["record", "card", "-o", "/tmp/.."], 73, "is a directory"),
    (["replay", "none.trace", "--digest"], 66, #"cannot read "none.trace": no such file"#),
    (["replay", "/", "--digest"], 66, "is a directory"),
    (["render", "card", "--replay", "none.trace"], 66, "cannot read"),
    (["replay", "/dev/null", "--digest"], 65, "the file is empty"),
    (["replay", "--headless", "/dev/zero"], 65, "line 1: the line is longer than 1 MiB"),
    (["report", "/dev/zero"], 65, "line 1: the line is longer than 1 MiB"),
    (["trim", "/dev/zero"], 65, "line 1: the line is longer than 1 MiB"),
    (["record", "card", "-o", "-"], 64, "unknown output format"),
    (["record", "card", "--size", "20x20", "-o", "/dev/null/a"], 73, "not a directory"),
    (["run", "card"], 69, "there is no display to open a window on"),
    ([], 69, "snapback record card"),
    (
      ["preview", "a.swift", "--sandbox", "--frame-log", "log"], 64,
      "--frame-log and --sandbox cannot be given together"
    ),
    (["run", "--frame-log", "/nowhere/log"], 73, #"cannot write "/nowhere/log""#),
  ])
  func `the error is one message with the documented exit code`(
    arguments: [String], status: Int32, message: String
  ) throws {
    try inFolder { folder in
      let program = try ProgramRun(arguments, in: folder)
      #expect(program.status == status)
      #expect(program.errorOutput.contains(message))
      #expect(program.errorOutput.hasPrefix("snapback: "))
      #expect(program.errorOutput.split(separator: "\n").count == 1)
      #expect(program.output.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test(arguments: [
    ("hello\n", "line 1: not a header"),
    ("\u{89}PNG\r\n", "line 1: not a header"),
    (header + "\n{\"t\":0}\n", #"line 2: found only "t", expected an event"#),
    (
      header + "\n\n// so\n{\"t\":1,\"key\":5}\n", #"line 4: "key" is 5, expected a string"#
    ),
    (header + "\n{\"t\":1,\"key\":\"A\"", "line 2: the file ends in the middle of this line"),
    (header.replacing("1,", with: "7,"), "line 1: format version 7"),
    (header + "\n{\"t\":1e300,\"key\":\"A\"}", "is 1e+300 seconds long"),
    (header.replacing("card", with: "crad"), #"was recorded on the scene "crad""#),
  ])
  func `an invalid trace is rejected with its line number`(text: String, message: String) throws {
    let program = try ProgramRun(["replay", "-", "--digest"], input: text)
    #expect(program.status == 65)
    #expect(program.errorOutput.contains(message))
    #expect(program.output.isEmpty)
  }

  @Test
  func `a trace with an impossible stage size is rejected`() throws {
    let text = Self.header.replacing("390", with: "99999")
    let program = try ProgramRun(["replay", "-", "--headless"], input: text)
    #expect(program.status == 64)
    #expect(program.errorOutput.contains("a stage of 99999x844 points"))
  }

  @Test
  func `an invalid environment variable is rejected by commands that use it`() throws {
    try inFolder { folder in
      let shell = "SNAPBACK_REDUCE_MOTION=maybe exec \"$@\""
      let run = try ProgramRun(shell: shell, ["run"], in: folder)
      #expect(run.status == 64)
      #expect(run.errorOutput == "snapback: SNAPBACK_REDUCE_MOTION expects 1 or 0, not \"maybe\"\n")
      // Commands without a window ignore the environment variable.
      let list = try ProgramRun(shell: shell, ["render", "card", "--size", "9x9"], in: folder)
      #expect(list.status == 0)
    }
  }

  @Test(arguments: [
    ["run", "--bogus"], ["render"], ["record", "card", "--appearance", "blue"], ["list", "more"],
  ])
  func `a usage error prints the usage`(arguments: [String]) throws {
    let program = try ProgramRun(arguments)
    #expect(program.status == 64)
    #expect(program.errorOutput.contains("Usage: snapback"))
    #expect(program.output.isEmpty)
  }

  @Test
  func `a full disk keeps the old file and leaves no temporary file`() throws {
    try inFolder { folder in
      try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/card.png"))
      // Files are limited to one block; larger writes fail, as on a full disk.
      let program = try ProgramRun(
        shell: "ulimit -f 1; exec \"$@\"",
        ["render", "card", "--size", "300x300", "-o", "card.png"], in: folder)
      #expect(program.status == 73)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["card.png"])
      #expect(FileManager.default.contents(atPath: folder + "/card.png") == Data("old".utf8))
    }
  }
}
