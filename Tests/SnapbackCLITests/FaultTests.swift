// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing
import Traces

/// Output when a system call fails or the program is ended, at every call that concerns the output.
///
/// `SNAPBACK_ALL_FAULTS=1` (`make faults`) tries every error and signal at every call; otherwise each call gets one error
/// and one of two signals.
@Suite(.enabled(if: FaultyRun.isPossible))
struct FaultTests {
  struct Command: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var arguments: [String]
    /// Files that exist before the run.
    var files: [String] = []
    /// Whether the output is replaced in several steps, so that SIGKILL may leave old and new frames.
    var hasSteps = false
  }

  private static let trace = """
    {"format":"snapback-trace","version":1,"scene":"spring-home","size":[20,20]}
    {"t":0,"key":"A"}
    {"t":0.1,"key":"B"}

    """

  /// Writes its last argument's file.
  private static let encoder = """
    #!/bin/sh
    cat > /dev/null
    for last in "$@"; do :; done
    echo "encoded" > "$last"

    """

  private static let record = ["record", "spring-home", "--replay", "t.trace", "--fps", "10", "-o"]
  private static let oldFrames = (1...5).map { "frames/frame-000\($0).png" }

  private static let commands = [
    Command(testDescription: "render", arguments: ["render", "card", "--size", "9x9", "-o", "a"]),
    Command(
      testDescription: "render over a file",
      arguments: ["render", "card", "--size", "9x9", "-o", "a"], files: ["a"]),
    Command(
      testDescription: "plot", arguments: ["plot", "presets", "-o", "a.png"], files: ["a.png"]),
    Command(
      testDescription: "trim in place",
      arguments: ["trim", "t.trace", "--to", "0.05", "-o", "t.trace"]),
    Command(testDescription: "WebP", arguments: record + ["a.webp"], files: ["a.webp"]),
    Command(testDescription: "GIF", arguments: record + ["a.gif"], files: ["a.gif"]),
    Command(testDescription: "MP4", arguments: record + ["a.mp4"]),
    Command(testDescription: "a new folder", arguments: record + ["frames"]),
    Command(
      testDescription: "a folder with more frames and other files", arguments: record + ["frames"],
      files: oldFrames + ["frames/note.txt"]),
    Command(
      testDescription: "a folder with a subfolder", arguments: record + ["frames"],
      files: oldFrames + ["frames/note.txt", "frames/more/note.txt"], hasSteps: true),
  ]

  private static let errors = ["ENOSPC", "EIO", "EINTR", "short", "full"]
  private static let triesAll = ProcessInfo.processInfo.environment["SNAPBACK_ALL_FAULTS"] == "1"

  /// Fills a folder and returns the environment of the program.
  private static func prepare(_ command: Command, in folder: String) throws -> [String: String] {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder + "/" + name)
    }
    for path in ["bin", "tmp"] + (command.files.isEmpty ? [] : ["frames/more"]) {
      let isUsed = !path.hasPrefix("frames") || command.files.contains { $0.hasPrefix(path) }
      if isUsed {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + path, withIntermediateDirectories: true)
      }
    }
    for path in command.files {
      let file = folder + "/" + path
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data("old \(path)".utf8).write(to: URL(filePath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    }
    try Data(trace.utf8).write(to: URL(filePath: folder + "/t.trace"))
    try Data(encoder.utf8).write(to: URL(filePath: folder + "/bin/ffmpeg"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder + "/bin/ffmpeg")
    return ["PATH": folder + "/bin:/usr/bin:/bin", "TMPDIR": folder + "/tmp"]
  }

  /// The contents of the folder of a run.
  private struct Outcome {
    var run: FaultyRun
    /// The fault and the call, for messages.
    var name: Comment
    var fault: String
    var old: FolderContents
    /// After a run without a fault.
    var new: FolderContents
    var found: FolderContents
    var folder: String
    var environment: [String: String]
  }

  /// Runs a command once for every call and fault. Each call has the next of the lists of faults, in turn; no run for an
  /// empty one.
  private static func forEachCall(
    of command: Command, faults: [[String]], _ check: (Outcome) throws -> Void
  ) throws {
    try inFolder { folder in
      var environment = try prepare(command, in: folder)
      let old = try FolderContents(of: folder)
      let complete = try ProgramRun(command.arguments, in: folder, environment: environment)
      #expect(complete.status == 0, "\(complete.errorOutput)")
      let new = try FolderContents(of: folder)
      #expect(old != new && new.temporary == [])
      var number = 0
      var isOver = false
      while !isOver, number < 500 {
        number += 1
        let tried = faults[number % faults.count]
        guard !tried.isEmpty else { continue }
        isOver = true
        for fault in tried {
          environment = try prepare(command, in: folder)
          let run = try FaultyRun(
            command.arguments, fault: fault, inCall: number, in: folder, environment: environment)
          guard let call = run.call else { continue }
          isOver = false
          let outcome = Outcome(
            run: run, name: "\(fault) in call \(number), \(call): \(run.program.errorOutput)",
            fault: fault, old: old, new: new, found: try FolderContents(of: folder), folder: folder,
            environment: environment)
          try check(outcome)
        }
      }
      #expect(number > 5 && isOver)
    }
  }

  @Test(arguments: commands)
  func `a failing call leaves the old or the complete new output`(command: Command) throws {
    let faults = Self.triesAll ? [Self.errors] : Self.errors.map { [$0] }
    try Self.forEachCall(of: command, faults: faults) { outcome in
      let program = outcome.run.program
      if program.status == 0 {
        #expect(outcome.found == outcome.new, outcome.name)
        #expect(program.errorOutput == "", outcome.name)
      } else {
        #expect(outcome.found == outcome.old, outcome.name)
        #expect([66, 70, 73].contains(program.status), outcome.name)
        #expect(program.errorOutput.hasPrefix("snapback: "), outcome.name)
        #expect(program.errorOutput.split(separator: "\n").count == 1, outcome.name)
        // An interrupted call and a partial write are continued.
        #expect(!["EINTR", "short"].contains(outcome.fault), outcome.name)
      }
      if ["unlink", "rmdir"].contains(outcome.run.call) {
        // What could not be removed is removed by the next run.
        _ = try ProgramRun(
          command.arguments, in: outcome.folder, environment: outcome.environment)
        #expect(try FolderContents(of: outcome.folder).temporary == [], outcome.name)
      } else {
        #expect(outcome.found.temporary == [], outcome.name)
      }
    }
  }

  @Test(arguments: commands, Self.triesAll ? [SIGTERM, SIGINT, SIGHUP, SIGQUIT] : [SIGTERM])
  func `a signal leaves the old or the complete new output`(
    command: Command, signal: Int32
  ) throws {
    try Self.forEachCall(
      of: command, faults: Self.triesAll ? [[String(signal)]] : [[], [String(signal)]]
    ) { outcome in
      #expect(outcome.found == outcome.old || outcome.found == outcome.new, outcome.name)
      #expect(outcome.found.temporary == [], outcome.name)
      #expect(outcome.run.program.errorOutput == "", outcome.name)
    }
  }

  @Test(arguments: commands)
  func `after SIGKILL the next run removes temporary files`(command: Command) throws {
    try Self.forEachCall(
      of: command, faults: Self.triesAll ? [[String(SIGKILL)]] : [[String(SIGKILL)], []]
    ) { outcome in
      let isWhole = outcome.found == outcome.old || outcome.found == outcome.new
      #expect(isWhole || command.hasSteps, outcome.name)
      let folder = "frames"
      #expect(
        outcome.found.otherFiles(in: folder) == outcome.old.otherFiles(in: folder), outcome.name)
      let next = try ProgramRun(
        command.arguments, in: outcome.folder, environment: outcome.environment)
      #expect(next.status == 0, outcome.name)
      let contents = try FolderContents(of: outcome.folder)
      #expect(contents == outcome.new && contents.temporary == [], outcome.name)
    }
  }

  @Test func `a trace is complete up to the event before the disk is full`() throws {
    // The header, the initial frame and the first one, two of which may be written at once; then a window at rest
    // waits, and writes nothing more.
    var writes = 0
    var whole: Int?
    while writes < 3, whole == nil {
      for fault in ["full", String(SIGKILL)] where whole == nil {
        let (call, lines) = try Self.recordTrace(fault, inCall: writes + 1, named: "write")
        if call == nil { whole = lines }
      }
      if whole == nil { writes += 1 }
    }
    #expect(writes == 3 || writes == 2 && whole == 3)

    // All calls up to the last write. Another thread may make some of them earlier or later in each run.
    var (number, found, isOver) = (0, 0, false)
    while found < writes, number < 100, !isOver {
      number += 1
      for fault in ["full", String(SIGKILL)] where !isOver {
        let (call, _) = try Self.recordTrace(fault, inCall: number)
        if fault == "full", call == "write" { found += 1 }
        isOver = call == nil
      }
    }
    #expect(number < 100)
  }

  /// Records a window in which a call fails, and checks that its trace is complete. Returns the call and the number of
  /// lines; no call if there were fewer, or if nothing was written after it.
  private static func recordTrace(
    _ fault: String, inCall number: Int, named name: String? = nil
  ) throws -> (call: String?, lines: Int) {
    var result: (call: String?, lines: Int) = (nil, 0)
    try inFolder { folder in
      let path = folder + "/a.trace"
      try Data(trace.utf8).write(to: URL(filePath: path))
      let run = try FaultyRun(
        ["run", "player", "--record", "a.trace"], fault: fault, inCall: number, named: name,
        in: folder, environment: ["SDL_VIDEODRIVER": "dummy"], timeout: 60)
      let comment: Comment = "\(fault) in call \(number), \(run.call ?? "none")"
      let bytes = try #require(FileManager.default.contents(atPath: path), comment)
      result.lines = bytes.count { $0 == UInt8(ascii: "\n") }
      // The limit of time ends a run without a call that fails.
      let isLast = fault == "full" && run.call != "write" && run.program.status != 73
      guard run.call != nil, !(isLast && result.lines == 3) else { return }
      result.call = run.call
      #expect(throws: Never.self, comment) { try Trace(text: bytes) }
      #expect(bytes.last == UInt8(ascii: "\n"), comment)
      #expect((fault == "full" ? [73] : [-1, 137]).contains(run.program.status), comment)
    }
    return result
  }
}
