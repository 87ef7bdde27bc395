// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// Text files of other kinds, such as sources, are not replaced by output.
struct OutputKindTests {
  private static let trace = """
    {"format":"snapback-trace","version":1,"scene":"card","size":[20,20],"scale":1}
    {"t":0.1,"pointer":"down","at":[1,2]}
    {"t":0.2,"pointer":"up","at":[1,2]}

    """
  private static let commands = [
    ["trim", "t.trace", "-o", "FILE"], ["test", "t.trace", "--update", "--junit", "FILE"],
    ["run", "player", "--record", "FILE"], ["run", "player", "--frame-log", "FILE"],
  ]

  @Test(arguments: commands, ["struct A {}\n", "<plist/>\n", "{\"a\": 1}\n"])
  func `a file of another kind stays`(command: [String], contents: String) throws {
    try inFolder { folder in
      try Data(Self.trace.utf8).write(to: URL(filePath: folder + "/t.trace"))
      let path = folder + "/file"
      try Data(contents.utf8).write(to: URL(filePath: path))
      let run = try ProgramRun(
        command.map { $0 == "FILE" ? "file" : $0 }, in: folder,
        environment: ["SDL_VIDEODRIVER": "none"])
      #expect(run.status == 73, "\(run.errorOutput)")
      #expect(run.errorOutput.hasPrefix("snapback: \"file\" exists and is not a"))
      #expect(FileManager.default.contents(atPath: path) == Data(contents.utf8))
    }
  }

  @Test(arguments: ["", trace, "// A comment.\n\n" + trace])
  func `an empty file and a trace are replaced by a trace`(contents: String) throws {
    try inFolder { folder in
      try Data(Self.trace.utf8).write(to: URL(filePath: folder + "/t.trace"))
      try Data(contents.utf8).write(to: URL(filePath: folder + "/file"))
      let run = try ProgramRun(["trim", "t.trace", "--to", "0.15", "-o", "file"], in: folder)
      #expect(run.status == 0, "\(run.errorOutput)")
      #expect(FileManager.default.contents(atPath: folder + "/file")?.isEmpty == false)
    }
  }

  @Test func `test results replace older ones`() throws {
    try inFolder { folder in
      try Data(Self.trace.utf8).write(to: URL(filePath: folder + "/t.trace"))
      for _ in 0..<2 {
        let run = try ProgramRun(["test", "t.trace", "--update", "--junit", "r.xml"], in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
      }
    }
  }

  @Test func `a link that leads nowhere stays when a package cannot be created there`() throws {
    try inFolder { folder in
      symlink("nowhere/at/all", folder + "/App")
      let run = try ProgramRun(["new", "--app", "App"], in: folder)
      #expect(run.status == 73)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/App")
          == "nowhere/at/all")
    }
  }

  @Test func `a limit of open files that is too low is one message, or raised`() throws {
    let low = try ProgramRun(shell: "ulimit -n 5; exec \"$@\"", ["run", "card"], in: "/tmp")
    #expect(low.status == 69)
    #expect(
      low.errorOutput
        == "snapback: only 5 files may be open at a time, and at least 32 are needed; raise the limit (ulimit -n)\n"
    )
    let raised = try ProgramRun(shell: "ulimit -S -n 8; exec \"$@\"", ["list"], in: "/tmp")
    #expect(raised.status == 0)
  }
}
