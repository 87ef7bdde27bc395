// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import Testing

/// Recordings that replace older output, and output that is not a file.
struct OutputReplacementTests {
  private static let trace = """
    {"format":"snapback-trace","version":1,"scene":"spring-home","size":[20,20]}
    {"t":0,"key":"A"}
    {"t":0.1,"key":"B"}

    """

  private static let options = ["spring-home", "--replay", "-", "--fps", "10", "-o"]

  private static func record(
    _ path: String, in folder: String, shell: String = "exec \"$@\""
  ) throws -> ProgramRun {
    try ProgramRun(shell: shell, ["record"] + options + [path], input: trace, in: folder)
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  private static func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Returns whether a file is a picture and not what `fill` writes.
  private static func isNew(_ path: String) -> Bool {
    FileManager.default.contents(atPath: path)?.starts(with: [0x89, 0x50]) ?? false
  }

  /// Writes old frames to a folder that it creates.
  private static func fill(_ folder: String, count: Int = 200) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for number in 1...count {
      let digits = String(number)
      let zeros = String(repeating: "0", count: 4 - digits.count)
      try write("old", to: "\(folder)/frame-\(zeros)\(digits).png")
    }
  }

  @Test(arguments: [false, true])
  func `a shorter recording leaves no old frames, and all other files`(hasSubfolder: Bool) throws {
    try inFolder { folder in
      let frames = folder + "/frames"
      try Self.fill(frames)
      let others = [
        "frame-1.png", "frame-00001.png", "frame-0000.png", "frame-0001.jpg", ".hidden",
      ]
      for name in others { try Self.write(name, to: frames + "/" + name) }
      try FileManager.default.createSymbolicLink(
        atPath: frames + "/link", withDestinationPath: "nowhere")
      if hasSubfolder {
        try FileManager.default.createDirectory(
          atPath: frames + "/sub", withIntermediateDirectories: true)
        try Self.write("a", to: frames + "/sub/frame-0001.png")
      }
      chmod(frames, 0o750)
      let program = try Self.record("frames/", in: folder)
      #expect(program.status == 0 && program.errorOutput == "")
      let names = try Self.names(frames)
      let kept = others + ["link"] + (hasSubfolder ? ["sub"] : [])
      #expect(Set(kept).isSubset(of: names))
      let new = names.filter { !kept.contains($0) }
      #expect(new.count > 1 && new.count < 20)
      #expect(new.allSatisfy { Self.isNew(frames + "/" + $0) })
      for name in others {
        #expect(FileManager.default.contents(atPath: frames + "/" + name) == Data(name.utf8))
      }
      if hasSubfolder { #expect(try Self.names(frames + "/sub") == ["frame-0001.png"]) }
      let attributes = try FileManager.default.attributesOfItem(atPath: frames)
      #expect(attributes[.posixPermissions] as? Int == 0o750)
      #expect(try Self.names(folder) == ["frames"])
    }
  }

  @Test func `a link to a folder stays a link`() throws {
    try inFolder { folder in
      try Self.fill(folder + "/real")
      symlink("real", folder + "/link")
      #expect(try Self.record("link", in: folder).status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "real")
      #expect(Self.isNew(folder + "/real/frame-0001.png"))
      #expect(try Self.names(folder) == ["link", "real"])
    }
  }

  @Test func `the current folder stays the same one`() throws {
    try inFolder { folder in
      try Self.fill(folder + "/frames")
      let program = try Self.record(
        ".", in: folder + "/frames", shell: "\"$@\" && pwd -P && ls frame-0001.png")
      #expect(program.status == 0)
      #expect(program.lines.last == "frame-0001.png")
      #expect(Self.isNew(folder + "/frames/frame-0001.png"))
      #expect(try Self.names(folder + "/frames").count < 20)
    }
  }

  @Test func `a folder with the name of a frame is an error`() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/frames/frame-0002.png", withIntermediateDirectories: true)
      let program = try Self.record("frames", in: folder)
      #expect(program.status == 73)
      #expect(try Self.names(folder + "/frames") == ["frame-0002.png"])
      try Self.write("a file", to: folder + "/file")
      #expect(try Self.record("file", in: folder).status == 73)
      #expect(try Self.names(folder) == ["file", "frames"])
    }
  }

  @Test func `a trace can be in the folder that its recording replaces`() throws {
    try inFolder { folder in
      try Self.fill(folder + "/frames")
      try Self.write(Self.trace, to: folder + "/frames/a.trace")
      let program = try ProgramRun(
        ["record", "spring-home", "--replay", "frames/a.trace", "-o", "frames"], in: folder)
      #expect(program.status == 0)
      #expect(
        FileManager.default.contents(atPath: folder + "/frames/a.trace") == Data(Self.trace.utf8))
    }
  }

  @Test func `several recordings to one folder at once leave one of them`() throws {
    try inFolder { folder in
      try Self.fill(folder + "/frames")
      try Self.write(Self.trace, to: folder + "/t.trace")
      // Not with Foundation's Process, whose children inherit blocked signals.
      let programs = try (0..<4).map { _ in
        try #require(
          ChildProcess(
            program: ProgramRun.path,
            arguments: [
              "record", "spring-home", "--replay", folder + "/t.trace", "--fps", "10", "-o",
              folder + "/frames",
            ], environment: [:]))
      }
      for program in programs {
        let (ending, output) = program.finish()
        #expect(ending == .exited(0) && output == [])
      }
      let names = try Self.names(folder + "/frames")
      #expect(names.count > 1 && names.count < 20)
      #expect(names.allSatisfy { Self.isNew(folder + "/frames/" + $0) })
      #expect(try Self.names(folder) == ["frames", "t.trace"])
    }
  }

  @Test(arguments: ["render", "plot"])
  func `a picture can be written to standard output`(command: String) throws {
    try inFolder { folder in
      let arguments = [command, command == "plot" ? "presets" : "card", "-o"]
      try Self.write("", to: folder + "/x")
      for output in ["-", "/dev/stdout"] {
        let program = try ProgramRun(
          shell: "echo before; \"$@\"; echo after", arguments + [output], in: folder)
        #expect(program.output.starts(with: Data("before\n\u{1}".utf8).dropLast()))
        #expect(program.output.dropFirst(7).starts(with: [0x89, 0x50]))
        #expect(program.output.suffix(6) == Data("after\n".utf8))
      }
      #expect(try Self.names(folder) == ["x"])
    }
  }

  @Test(arguments: [
    ["list"], ["help"], ["--version"], ["report", "t.trace"], ["report", "t.trace", "--json"],
    ["trim", "t.trace"], ["replay", "t.trace", "--digest"], ["check", "--api"],
    ["render", "card", "-o", "-"], ["render", "card", "-o", "/dev/stdout"],
  ])
  func `a reader that has gone ends the program quietly`(arguments: [String]) throws {
    try inFolder { folder in
      try Self.write(Self.trace, to: folder + "/t.trace")
      // The pipe has lost its reader before the program starts.
      let program = try ProgramRun(
        shell: "{ sleep 0.2; \"$@\"; echo $? > status; } | true", arguments, in: folder)
      #expect(program.errorOutput == "")
      #expect(FileManager.default.contents(atPath: folder + "/status") == Data("0\n".utf8))
    }
  }

  @Test func `closed standard streams are not taken by files`() throws {
    try inFolder { folder in
      let program = try ProgramRun(
        shell: "exec \"$@\" <&- >&- 2>&-", ["render", "card", "-o", "a.png"], in: folder)
      #expect(program.status == 0)
      #expect(Self.isNew(folder + "/a.png"))
      let list = try ProgramRun(shell: "exec \"$@\" >&-", ["list"], in: folder)
      #expect(list.status == 73)
    }
  }
}
