// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// `snapback run card` as a process of its own, on the same display: when it shows something, and the
/// memory it has in use at rest.
struct RunningCard {
  private static let runs = 5
  /// Until the program has settled after its first frames, in seconds.
  private static let patience = 1.5

  /// nil if it shows no frame, as without a display.
  static func measure() -> BenchResult.Start? {
    var starts: [Double] = []
    for run in 1...runs {
      let began = ContinuousClock.now
      guard let child = start(), waitForFrame(child) else { return nil }
      starts.append((ContinuousClock.now - began) / .milliseconds(1))
      guard run == runs else { continue }
      Thread.sleep(forTimeInterval: patience)
      guard let status = try? String(contentsOfFile: "/proc/\(child.id)/status", encoding: .utf8)
      else { return nil }
      return BenchResult.Start(
        firstFrameMilliseconds: starts.sorted()[runs / 2], processStatus: status)
    }
    return nil
  }

  /// It ends with what it gives.
  private static func start() -> ChildProcess? {
    ChildProcess(
      program: "/proc/self/exe",
      arguments: [
        "run", "card", "--size", "\(Bench.width)x\(Bench.height)", "--frame-log", "/dev/stdout",
      ], environment: ProcessInfo.processInfo.environment)
  }

  /// Whether it writes of a frame before it ends.
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
