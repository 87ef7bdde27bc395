// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Pictures
import Processes
import SnapbackCLI
import Testing
import Traces

/// The commands, run as processes without a display.
struct CommandTests {
  /// A drag from the center to the left that starts at time 0 and is released with velocity.
  private static let flick: String = {
    let header = TraceHeader(scene: "spring-home", size: CGSize(width: 360, height: 200), scale: 1)
    var trace = Trace.drag(
      header, from: CGPoint(x: 180, y: 100), to: CGPoint(x: 60, y: 95), over: 0.15,
      easing: .easeIn)
    trace.events.append(.resize(time: 0.3, size: CGSize(width: 350, height: 210), scale: 1.5))
    return (try? trace.text()) ?? ""
  }()

  private static func picture(_ path: String) throws -> Picture {
    try Picture(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private static func digests(_ trace: String, _ options: String...) throws -> [[Substring]] {
    let program = try ProgramRun(
      ["replay", "-", "--headless", "--digest"] + options, input: trace)
    #expect(program.status == 0)
    #expect(program.errorOutput == "")
    return program.lines.map { $0.split(separator: " ") }
  }

  @Test
  func `list prints every scene, as text and as JSON`() throws {
    let text = try ProgramRun(["list"])
    #expect(text.status == 0)
    let card = try #require(text.lines.first { $0.hasPrefix("card ") })
    let json = try ProgramRun(["list", "--json"])
    let scenes = try JSONDecoder().decode([[String: String]].self, from: json.output)
    #expect(scenes.count == text.lines.count)
    let entry = try #require(scenes.first { $0["id"] == "card" })
    #expect(entry.keys.sorted() == ["id", "summary", "title"])
    #expect(card.contains(entry["title"] ?? "no title"))
    #expect(card.contains(entry["summary"] ?? "no summary"))
  }

  @Test
  func `the gallery has all its symbols, and writes no state without a window`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try ProgramRun(
      ["render", "gallery", "--size", "1180x800", "-o", "a.png"], in: folder.path)
    #expect(program.status == 0)
    #expect(program.errorOutput == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
  }

  @Test
  func `--version lists the program, Swift and SDL`() throws {
    let program = try ProgramRun(["--version"])
    #expect(program.status == 0)
    #expect(program.lines.map { $0.split(separator: " ")[0] } == ["snapback", "Swift", "SDL"])
    #expect(program.text.contains("compiled with 2."))
    #expect(program.text.contains("video: "))
  }

  @Test(arguments: [["--help"], ["help", "render"], ["record", "--help"]])
  func `help goes to standard output`(arguments: [String]) throws {
    let program = try ProgramRun(arguments)
    #expect(program.status == 0)
    #expect(program.text.contains("USAGE: snapback"))
    #expect(program.errorOutput == "")
  }

  @Test
  func `render uses the requested size`() throws {
    try inFolder { folder in
      let sizes =
        [([], 390, 844), (["--size", "31x17"], 31, 17)]
        + [(["--size", "31x17", "--scale", "2.5"], 78, 43), (["--scale", "0.5"], 195, 422)]
      for (arguments, width, height) in sizes {
        let program = try ProgramRun(["render", "card"] + arguments, in: folder)
        #expect(program.status == 0)
        #expect(program.errorOutput == "")
        let picture = try Self.picture(folder + "/card.png")
        #expect(picture.width == width)
        #expect(picture.height == height)
        #expect(picture.isOpaque)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["card.png"])
    }
  }

  @Test
  func `render writes to a non-regular file`() throws {
    let program = try ProgramRun(["render", "card", "--size", "9x9", "-o", "/dev/stdout"])
    #expect(program.status == 0)
    #expect(try Picture(png: [UInt8](program.output)).width == 9)
  }

  @Test
  func `the same trace always gives the same pixels`() throws {
    let first = try Self.digests(Self.flick)
    #expect(first == (try Self.digests(Self.flick)))
    for (frame, line) in first.enumerated() {
      #expect(line.count == 3)
      #expect(line[0] == "\(frame)")
      #expect(abs((Double(line[1]) ?? -1) - Double(frame) / 60) <= 0.000_05)
      #expect(line[2].count == 16)
    }
    // The scene animates through many distinct frames before it settles.
    #expect(Set(first.map { $0[2] }).count > 20)
    #expect(first.count > 20)
  }

  @Test
  func `render shows the frame whose digest replay prints`() throws {
    try inFolder { folder in
      let digests = try Self.digests(Self.flick)
      try Data(Self.flick.utf8).write(to: URL(fileURLWithPath: folder + "/a.trace"))
      for frame in [0, 6, 15, 20] {
        let time = "\(Double(frame) / 60)"
        let program = try ProgramRun(
          ["render", "spring-home", "--replay", "a.trace", "--at", time, "-o", "a.png"], in: folder)
        #expect(program.status == 0)
        let digest = String(try Self.picture(folder + "/a.png").digest, radix: 16)
        #expect(digests[frame][2].drop { $0 == "0" } == digest)
      }
    }
  }

  @Test
  func `the settled scene looks the same as at the start`() throws {
    let header = TraceHeader(scene: "spring-home", size: CGSize(width: 360, height: 200))
    let trace = Trace.drag(
      header, from: CGPoint(x: 180, y: 100), to: CGPoint(x: 60, y: 95), over: 0.15)
    let digests = try Self.digests(trace.text())
    #expect(digests.first?[2] == digests.last?[2])
    #expect(digests.count < 600)
  }

  @Test
  func `a window resized to zero and back is replayed`() throws {
    let header = TraceHeader(scene: "card", size: CGSize(width: 60, height: 40))
    let sizes = [CGSize.zero, header.size]
    let trace = Trace(
      header: header,
      events: zip([0.1, 0.2], sizes).map { .resize(time: $0, size: $1, scale: 1) })
    let digests = try Self.digests(trace.text()).map { $0[2] }
    // The XXH64 of no bytes.
    #expect(digests[6] == "ef46db3751d8e999")
    #expect(digests.last == digests.first)
    #expect(digests.first != digests[6])
  }

  @Test
  func `render accepts every appearance`() throws {
    for appearance in ["light", "dark", "automatic"] {
      let program = try ProgramRun(
        ["render", "card", "--size", "20x20", "--appearance", appearance, "-o", "/dev/stdout"])
      #expect(program.status == 0)
    }
  }

  @Test
  func `a lower speed shows the same motion in more frames`() throws {
    let normal = try Self.digests(Self.flick)
    let slow = try Self.digests(Self.flick, "--speed", "0.5")
    // Every second frame has the time of a frame at full speed.
    for (frame, line) in normal.enumerated().prefix(10) {
      #expect(slow[frame * 2].dropFirst() == line.dropFirst())
    }
    let (pictures, normalPictures) = (Set(slow.map { $0[2] }), Set(normal.map { $0[2] }))
    #expect(pictures.count > normalPictures.count * 3 / 2)
    #expect(slow.last?[2] == normal.last?[2])
  }

  @Test
  func `Reduce Motion tracks the drag and settles sooner, regardless of the desktop`() throws {
    let normal = try Self.digests(Self.flick)
    let reduced = try Self.digests(Self.flick, "--reduce-motion")
    #expect(normal == (try Self.digests(Self.flick, "--no-reduce-motion")))
    #expect(reduced.prefix(9) == normal.prefix(9))
    #expect(reduced.count < normal.count)
    #expect(reduced.last?[2] == normal.last?[2])
  }

  @Test
  func `record writes an animated image, or a folder of frames`() throws {
    try inFolder { folder in
      try Data(Self.flick.utf8).write(to: URL(fileURLWithPath: folder + "/a.trace"))
      let common = ["record", "spring-home", "--replay", "a.trace", "--fps", "20"]
      let webp = try ProgramRun(common + ["-o", "a.webp"], in: folder)
      #expect(webp.status == 0)
      #expect(webp.errorOutput == "")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/a.webp"))
      #expect(bytes.starts(with: Data("RIFF".utf8)))
      #expect(bytes.range(of: Data("ANMF".utf8)) != nil)

      let frames = try ProgramRun(common + ["-o", "frames"], in: folder)
      #expect(frames.status == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/frames").sorted()
      #expect(names.first == "frame-0001.png")
      #expect(names.count > 8)
      // Every third frame of the scene; the picture keeps its first size.
      let digests = try Self.digests(Self.flick)
      for number in 0..<5 {
        let picture = try Self.picture("\(folder)/frames/\(names[number])")
        #expect(String(picture.digest, radix: 16) == digests[number * 3][2].drop { $0 == "0" })
      }
      #expect(try Self.picture("\(folder)/frames/\(names[names.count - 1])").width == 360)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends a command that compiles nothing, without output`(signal: Int32) throws {
    try inFolder { folder in
      let path = folder + "/a.trace"
      #expect(mkfifo(path, 0o600) == 0)
      let program = try #require(
        ChildProcess(
          program: ProgramRun.path, arguments: ["report", path], environment: ["HOME": folder]))
      // Waits until the program reads.
      let writer = open(path, O_WRONLY | O_CLOEXEC)
      kill(program.id, signal)
      // If the program continued, it would find an empty file.
      close(writer)
      let (ending, output) = program.finish()
      #expect(ending == .killed(signal: signal))
      #expect(String(decoding: output, as: UTF8.self) == "")
    }
  }

  @Test
  func `bench runs without a display, and says so`() throws {
    let program = try ProgramRun(["bench", "--quick"])
    #expect(program.status == 0)
    #expect(program.text.contains("not presented: no display"))
  }

  @Test(arguments: [
    ["list"], ["help"], ["render", "--help"], ["--version"],
    ["--generate-completion-script", "bash"],
  ])
  func `a closed pipe is not an error, a full disk is`(arguments: [String]) throws {
    try inFolder { folder in
      let closed = try ProgramRun(
        shell: "{ \"$@\"; echo $? >&2; } | true", arguments, in: folder)
      #expect(closed.errorOutput == "0\n")
      let full = try ProgramRun(shell: "\"$@\" > /dev/full", arguments, in: folder)
      #expect(full.status == 73)
      #expect(full.errorOutput.hasPrefix("snapback: cannot write \"/dev/stdout\": no space left"))
    }
  }

  @Test(.enabled(if: SandboxCommandTests.mechanisms.contains("bwrap")))
  func `without /proc the arguments are not those of another command`() throws {
    try inFolder { folder in
      let run = try ProgramRun(
        shell: "bwrap --dev-bind / / --tmpfs /proc -- \"$@\"", ["render", "card"], in: folder)
      #expect(run.status == 69)
      #expect(run.errorOutput.hasPrefix("snapback: the arguments cannot be read from /proc"))
    }
  }
}
