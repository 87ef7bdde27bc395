// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// The real program, given what it cannot do: one sentence, the right status, nothing written.
struct WrongInputTests {
  private static let header =
    #"{"format":"snapback-trace","version":1,"scene":"card","size":[390,844]}"#

  @Test(arguments: [
    (["run", "crad"], 64 as Int32, #"there is no scene "crad"; did you mean "card"?"#),
    (["render", "zebra"], 64, #"there is no scene "zebra"; "snapback list""#),
    (["record", "CARD"], 64, #"did you mean "card"?"#),
    (["render", "card", "--size", "0x844"], 64, "a stage of 0x844 points"),
    (["render", "card", "--size", "390x100000"], 64, "a stage of 390x100000 points"),
    (["render", "card", "--size", "big"], 64, "--size wants"),
    (["render", "card", "--size", "-3x4"], 64, "--size wants"),
    (["run", "card", "--size", "100000x100000"], 64, "a stage of 100000x100000 points"),
    (["render", "card", "--size", "9000x9000", "--scale", "2"], 64, "(18000x18000 pixels)"),
    (["render", "card", "--scale", "0"], 64, "--scale wants"),
    (["render", "card", "--scale", "-1"], 64, "--scale wants"),
    (["render", "card", "--at", "-1"], 64, #"--at wants a number of seconds from 0"#),
    (["render", "card", "--at", "NaN"], 64, #"not "NaN""#),
    (["render", "card", "-o", "card.bmp"], 64, "must end in .png"),
    (["record", "card", "-o", "card.avi"], 64, "must end in .webp, .gif, .mp4 or nothing"),
    (["record", "card", "--fps", "24"], 64, "--fps wants one of 60"),
    (["record", "card", "--fps", "60", "-o", "a.gif"], 64, "say --fps 50, or less"),
    (["record", "card", "-o", "/nowhere/a.mp4"], 73, "no such file"),
    (["report", "/dev/null", "--expect", "setle<1"], 64, #"did you mean "settle"?"#),
    (["report", "/dev/null", "--expect", "settle"], 64, "--expect wants a figure"),
    (["report", "none.trace"], 66, "cannot read"),
    (
      ["run", "--speed", "0"], 64, #"--speed wants a factor from 0.01 to 10, such as 0.1, not "0""#
    ),
    (["record", "card", "--speed", "-1"], 64, #"not "-1""#),
    (["record", "card", "--speed", "NaN"], 64, #"not "NaN""#),
    (["replay", "/dev/null", "--speed", "11"], 65, "there is nothing in it"),
    (["run", "--record", "/nowhere/a.trace"], 73, "no such file or directory"),
    (["run", "--record", "a.trace"], 69, "there is no display to open a window on"),
    (["render", "card", "-o", "/nowhere/card.png"], 73, "no such file or directory"),
    (["render", "card", "-o", "/dev/full"], 73, "no space left on device"),
    (["render", "card", "-o", "/"], 73, "is a directory"),
    (["record", "card", "--size", "20x20", "-o", "/nowhere/a.webp"], 73, "no such file"),
    (["record", "card", "--size", "20x20", "-o", "/nowhere/a"], 73, "no such file"),
    (["replay", "none.trace", "--digest"], 66, #"cannot read "none.trace": no such file"#),
    (["replay", "/", "--digest"], 66, "is a directory"),
    (["render", "card", "--replay", "none.trace"], 66, "cannot read"),
    (["replay", "/dev/null", "--digest"], 65, "there is nothing in it"),
    (["run", "card"], 69, "there is no display to open a window on"),
    ([], 69, "snapback record card"),
    (["run", "--frame-log", "/nowhere/log"], 73, #"cannot write "/nowhere/log""#),
  ])
  func `one sentence and the right status`(
    arguments: [String], status: Int32, words: String
  ) throws {
    try inFolder { folder in
      let program = try RunningProgram(arguments, in: folder)
      #expect(program.status == status)
      #expect(program.complaint.contains(words))
      #expect(program.complaint.hasPrefix("snapback: "))
      #expect(program.complaint.split(separator: "\n").count == 1)
      #expect(program.output.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test(arguments: [
    ("hello\n", "line 1: this is no header"),
    ("\u{89}PNG\r\n", "line 1: this is no header"),
    (header + "\n{\"t\":0}\n", #"line 2: found only "t", expected an event"#),
    (
      header + "\n\n// so\n{\"t\":1,\"key\":5}\n", #"line 4: "key" is 5, expected a text in quotes"#
    ),
    (header + "\n{\"t\":1,\"key\":\"A\"", "line 2: the file breaks off within this line"),
    (header.replacing("1,", with: "7,"), "line 1: it is of version 7"),
    (header + "\n{\"t\":1e300,\"key\":\"A\"}", "goes on for 1e+300 seconds"),
    (header.replacing("card", with: "crad"), #"was recorded on a scene "crad""#),
  ])
  func `a trace that is not one is refused by its line`(text: String, words: String) throws {
    let program = try RunningProgram(["replay", "-", "--digest"], input: text)
    #expect(program.status == 65)
    #expect(program.complaint.contains(words))
    #expect(program.output.isEmpty)
  }

  @Test
  func `a trace of a stage that cannot be is refused`() throws {
    let text = Self.header.replacing("390", with: "99999")
    let program = try RunningProgram(["replay", "-", "--headless"], input: text)
    #expect(program.status == 64)
    #expect(program.complaint.contains("a stage of 99999x844 points"))
  }

  @Test
  func `a variable that says nothing known is refused where it counts`() throws {
    try inFolder { folder in
      let shell = "SNAPBACK_REDUCE_MOTION=maybe exec \"$@\""
      let run = try RunningProgram(shell: shell, ["run"], in: folder)
      #expect(run.status == 64)
      #expect(run.complaint == "snapback: SNAPBACK_REDUCE_MOTION wants 1 or 0, not \"maybe\"\n")
      // What draws without a window heeds only its command line.
      let list = try RunningProgram(shell: shell, ["render", "card", "--size", "9x9"], in: folder)
      #expect(list.status == 0)
    }
  }

  @Test(arguments: [
    ["run", "--bogus"], ["render"], ["record", "card", "--appearance", "blue"], ["list", "more"],
  ])
  func `usage that is not known shows how it is meant`(arguments: [String]) throws {
    let program = try RunningProgram(arguments)
    #expect(program.status == 64)
    #expect(program.complaint.contains("Usage: snapback"))
    #expect(program.output.isEmpty)
  }

  @Test
  func `a disk that fills leaves the old file, and nothing beside it`() throws {
    try inFolder { folder in
      try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/card.png"))
      // A file may grow to one block; what would go beyond fails, as on a full disk.
      let program = try RunningProgram(
        shell: "trap '' XFSZ; ulimit -f 1; exec \"$@\"",
        ["render", "card", "--size", "300x300", "-o", "card.png"], in: folder)
      #expect(program.status == 73)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["card.png"])
      #expect(FileManager.default.contents(atPath: folder + "/card.png") == Data("old".utf8))
    }
  }
}
