// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import SnapbackCLI
import Testing

/// Recordings in every format, made by the built program and parsed again.
struct RecordingTests {
  nonisolated private static func program(_ name: String) -> String? {
    ["/usr/bin/", "/usr/local/bin/"].map { $0 + name }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// A one-second touch: press, one move, cancel.
  private static let second = """
    {"format":"snapback-trace","version":1,"scene":"spring-home","size":[244,164]}
    {"t":0,"pointer":"down","at":[120,80]}
    {"t":0.2,"pointer":"move","at":[40,80]}
    {"t":1,"pointer":"cancel","at":[40,80]}

    """

  private static func record(_ options: String..., as name: String, in folder: String) throws
    -> ProgramRun
  {
    try ProgramRun(
      ["record", "spring-home", "--replay", "-", "-o", name] + options, input: second, in: folder)
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Returns the frame durations of an animated WebP file, in milliseconds.
  private static func webPDurations(_ bytes: [UInt8]) -> [Int] {
    var durations: [Int] = []
    var index = 12
    while index + 8 <= bytes.count {
      let size = (0..<4).reduce(0) { $0 | Int(bytes[index + 4 + $1]) << (8 * $1) }
      if bytes[index..<index + 4].elementsEqual("ANMF".utf8) {
        durations.append((0..<3).reduce(0) { $0 | Int(bytes[index + 20 + $1]) << (8 * $1) })
      }
      index += 8 + size + size % 2
    }
    return durations
  }

  /// Returns the frame delays of a GIF, in hundredths of a second.
  private static func gifDelays(_ bytes: [UInt8]) -> [Int] {
    func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    var delays: [Int] = []
    var index = 13 + tableSize(bytes[10])
    func skipBlocks() {
      while bytes[index] != 0 { index += Int(bytes[index]) + 1 }
      index += 1
    }
    while index < bytes.count, bytes[index] != 0x3b {
      if bytes[index] == 0x21 {
        if bytes[index + 1] == 0xf9 {
          delays.append(Int(bytes[index + 4]) | Int(bytes[index + 5]) << 8)
        }
        index += 2
      } else {
        index += 10 + tableSize(bytes[index + 9]) + 1
      }
      skipBlocks()
    }
    return delays
  }

  @Test(arguments: [
    ["--fps", "60"], ["--fps", "50"], ["--fps", "25"], ["--fps", "60", "--speed", "0.5"],
  ])
  func `an animated WebP has the duration of the recording`(options: [String]) throws {
    try inFolder { folder in
      let speed = options.contains("0.5") ? 0.5 : 1
      var durations: [String: Double] = [:]
      for name in ["a.webp", "frames"] {
        let program = try ProgramRun(
          ["record", "spring-home", "--replay", "-", "-o", name] + options, input: Self.second,
          in: folder)
        #expect(program.status == 0)
        #expect(program.errorOutput == "")
      }
      let webP = Self.webPDurations(try Self.bytes(folder + "/a.webp")).reduce(0, +)
      durations["webp"] = Double(webP) / 1000
      let frames = try FileManager.default.contentsOfDirectory(atPath: folder + "/frames").count
      let rate = options.contains("50") ? 50.0 : options.contains("25") ? 25 : 60
      durations["frames"] = Double(frames - 1) / rate + 0.6
      // One second of touch, the return animation, and 0.6 s of the settled scene.
      let minimum = 1 / speed + 0.6
      for (kind, duration) in durations {
        #expect(duration > minimum + 0.2 && duration < minimum + 3 / speed, "\(kind)")
      }
      #expect(abs((durations["webp"] ?? 0) - (durations["frames"] ?? 9)) < 0.002)
    }
  }

  @Test func `a recording has at most the requested size, or is not written`() throws {
    try inFolder { folder in
      #expect(try Self.record(as: "a.webp", in: folder).status == 0)
      let size = try Self.bytes(folder + "/a.webp").count
      let limit = Double(size) * 0.8 / 1e6
      #expect(try Self.record("--max-size", "\(limit)", as: "b.webp", in: folder).status == 0)
      let smaller = try Self.bytes(folder + "/b.webp").count
      #expect(smaller <= Int(Double(size) * 0.8))
      let failed = try Self.record("--max-size", "0.0001", as: "c.webp", in: folder)
      #expect(failed.status == 73)
      #expect(failed.errorOutput.contains("shorten the trace"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/c.webp"))
    }
  }

  @Test(.enabled(if: program("ffmpeg") != nil), arguments: ["50", "30", "25", "15"])
  func `a GIF has the duration of the recording, and no delay is too short`(rate: String) throws {
    try inFolder { folder in
      for name in ["a.gif", "a.webp"] {
        let program = try Self.record("--fps", rate, as: name, in: folder)
        #expect(program.status == 0)
        #expect(program.errorOutput == "")
      }
      let gif = try Self.bytes(folder + "/a.gif")
      #expect(gif.starts(with: "GIF89a".utf8))
      #expect(Int(gif[6]) | Int(gif[7]) << 8 == 244)
      #expect(gif.count > 1000)
      let delays = Self.gifDelays(gif)
      #expect(delays.allSatisfy { $0 >= 2 })
      let webP = Self.webPDurations(try Self.bytes(folder + "/a.webp")).reduce(0, +)
      #expect(abs(Double(delays.reduce(0, +)) / 100 - Double(webP) / 1000) <= 0.011)
      // It loops forever.
      #expect(String(decoding: gif, as: UTF8.self).contains("NETSCAPE2.0"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    }
  }

  @Test(.enabled(if: program("ffmpeg") != nil && program("ffprobe") != nil))
  func `a video has the duration of the recording and even sides`() throws {
    try inFolder { folder in
      for name in ["a.mp4", "a.webp"] {
        #expect(try Self.record(as: name, in: folder).status == 0)
      }
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: try #require(Self.program("ffprobe")))
      process.arguments =
        ["-v", "error", "-show_entries", "format=duration:stream=width,height,codec_name"]
        + ["-of", "default=nw=1:nk=1", folder + "/a.mp4"]
      process.standardOutput = pipe
      try process.run()
      let answer = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
      #expect(lines.prefix(3) == ["h264", "62", "42"])
      let webP = Self.webPDurations(try Self.bytes(folder + "/a.webp")).reduce(0, +)
      let duration = try #require(lines.last.flatMap { Double($0) })
      #expect(abs(duration - Double(webP) / 1000) < 0.018)
    }
  }

  @Test
  func `a recorded tour can be shared: it has less than 1 MB`() throws {
    try inFolder { folder in
      #expect(try ProgramRun(["record", "card"], in: folder).status == 0)
      let bytes = try Self.bytes(folder + "/card.webp")
      #expect(bytes.count > 100_000 && bytes.count < 1_000_000)
    }
  }

  @Test
  func `touches are drawn only with --touches`() throws {
    try inFolder { folder in
      for (name, options) in [("plain", []), ("touched", ["--touches"])] {
        let program = try ProgramRun(
          ["record", "spring-home", "--replay", "-", "--fps", "10", "-o", name] + options,
          input: Self.second, in: folder)
        #expect(program.status == 0)
      }
      func frame(_ folderName: String, _ number: Int) throws -> [UInt8] {
        try Self.bytes("\(folder)/\(folderName)/frame-000\(number).png")
      }
      // A frame during the touch, and the last frame, long after it.
      #expect(try frame("plain", 5) != frame("touched", 5))
      let count = try FileManager.default.contentsOfDirectory(atPath: folder + "/plain").count
      let last = "frame-00\(count).png"
      #expect(
        try Self.bytes("\(folder)/plain/\(last)") == Self.bytes("\(folder)/touched/\(last)"))
    }
  }

  @Test
  func `without ffmpeg there is an error, and nothing is written`() throws {
    try inFolder { folder in
      let program = try ProgramRun(
        shell: "PATH=/nowhere exec \"$@\"", ["record", "card", "-o", "a.gif"], in: folder)
      #expect(program.status == 69)
      #expect(program.errorOutput.contains("install the package ffmpeg"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test
  func `an encoder error is quoted, and no file is left`() throws {
    try inFolder { folder in
      let bin = folder + "/bin"
      try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
      let script = "#!/bin/sh\necho 'Unknown encoder libx264' >&2\nexit 1\n"
      _ = FileManager.default.createFile(
        atPath: bin + "/ffmpeg", contents: Data(script.utf8), attributes: [.posixPermissions: 0o755]
      )
      let program = try ProgramRun(
        shell: "PATH=$PWD/bin TMPDIR=$PWD exec \"$@\"", ["record", "card", "-o", "a.mp4"],
        in: folder)
      #expect(program.status == 70)
      #expect(
        program.errorOutput.contains("ffmpeg failed: \"Unknown encoder libx264\""))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["bin"])
    }
  }

  @Test(arguments: ["a.webp", "frames"] + (program("ffmpeg") == nil ? [] : ["a.gif", "a.mp4"]))
  func `an interrupted recording leaves no files`(name: String) async throws {
    try await inFolderAsync { folder in
      // Twenty minutes of small movements, so that the recording is running when the signal arrives.
      let moves = (30..<72000).map { number in
        "{\"t\":\(Double(number) / 60),\"pointer\":\"move\",\"at\":[\(number % 30),20]}\n"
      }
      let trace =
        Self.second.split(separator: "\n").prefix(3).joined(separator: "\n") + "\n"
        + moves.joined()
      let file = folder + "/a.trace"
      try Data(trace.utf8).write(to: URL(fileURLWithPath: file))
      // Not with Foundation's Process, whose children inherit blocked signals.
      let program = try #require(
        ChildProcess(
          program: ProgramRun.path,
          arguments: ["record", "spring-home", "--replay", file, "-o", folder + "/" + name],
          environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "TMPDIR": folder]))
      try await Task.sleep(for: .seconds(1))
      kill(program.id, SIGINT)
      let (ending, output) = program.finish()
      #expect(ending == .exited(130) || ending == .killed(signal: SIGINT))
      #expect(output == [])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.trace"])
    }
  }

  @Test
  func `an odd side is padded, an even one is not`() {
    let even = EncoderCommand(width: 2, height: 4, rate: 60).mp4(into: "a")
    #expect(!even.joined().contains("pad="))
    let odd = EncoderCommand(width: 3, height: 4, rate: 60).mp4(into: "a").joined(separator: " ")
    #expect(odd.contains("pad=4:4,fillborders=right=1:bottom=0:mode=smear"))
    #expect(odd.contains("-video_size 3x4 -framerate 60"))
  }
}
