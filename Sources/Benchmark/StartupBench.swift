// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// Measures the scene `card` in a separate process on the same display: the time to its first
/// frame, and its memory use while the card is dragged.
struct StartupBench {
  private static let runs = 5
  /// The time for which the card has been dragged when memory is measured, in seconds.
  private static let dragTime = 2.0

  /// Returns nil if the program presents no frame, for example without a display.
  static func measure() -> BenchResult.Start? {
    var starts: [Double] = []
    for _ in 1...runs {
      let began = ContinuousClock.now
      guard let child = start(["run", "card"]), waitForFrame(child) else { return nil }
      starts.append((ContinuousClock.now - began) / .milliseconds(1))
    }
    guard let mappings = mappingsInMotion() else { return nil }
    return BenchResult.Start(
      firstFrameMilliseconds: starts.sorted()[runs / 2], processMappings: mappings)
  }

  /// Starts the program; it is terminated when the result is deallocated.
  private static func start(_ command: [String], input: Int32? = nil) -> ChildProcess? {
    ChildProcess(
      program: "/proc/self/exe",
      arguments: command + [
        "--size", "\(Bench.width)x\(Bench.height)", "--frame-log", "/dev/stdout",
      ], environment: ProcessInfo.processInfo.environment, input: input)
  }

  /// Returns `/proc/PID/smaps` of the program while it plays a trace in which the card is dragged.
  private static func mappingsInMotion() -> String? {
    guard let pipe = ChildProcess.pipe() else { return nil }
    defer { close(pipe.read) }
    let trace = Array(dragTrace.utf8)
    // The trace is shorter than the pipe's buffer, so the write does not block.
    let written = write(pipe.write, trace, trace.count)
    close(pipe.write)
    guard written == trace.count, let child = start(["replay", "-"], input: pipe.read),
      waitForFrame(child)
    else { return nil }
    Thread.sleep(forTimeInterval: dragTime)
    // `String(contentsOfFile:)` reads only the first page of this file, whose size is reported as
    // 0.
    guard let file = FileHandle(forReadingAtPath: "/proc/\(child.id)/smaps"),
      let bytes = try? file.readToEnd()
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A trace that moves the card on an ellipse for twice the measured time, 60 samples a second.
  private static var dragTrace: String {
    let (x, y) = (Double(Bench.width) / 2, Double(Bench.height) / 2)
    var lines = [
      #"{"format":"snapback-trace","version":1,"scene":"card","size":[\#(Bench.width),\#(Bench.height)],"scale":1}"#,
      #"{"t":0.1,"pointer":"down","at":[\#(x),\#(y)]}"#,
    ]
    for sample in 1...Int(2 * dragTime * 60) {
      let time = Double(sample) / 60
      let angle = time * .pi
      let (dx, dy) = ((200 * sin(angle)).rounded(), (120 * (1 - cos(angle))).rounded())
      lines.append(
        #"{"t":\#(0.1 + time),"pointer":"move","at":[\#(x + dx),\#(y + dy)]}"#)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Waits for the first frame in the frame log. Returns false if the program exits before.
  private static func waitForFrame(_ child: ChildProcess) -> Bool {
    var text = ""
    while let bytes = child.read() {
      text += String(decoding: bytes, as: UTF8.self)
      if text.split(separator: "\n").contains(where: { $0.hasPrefix("frame ") }) { return true }
      var wait = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
      poll(&wait, 1, -1)
    }
    return false
  }
}
