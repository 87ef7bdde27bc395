// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Sixty frames a second while something moves, and none while nothing does.
  @Suite struct Pacing {
    @Test func `five idle seconds cost less than ten milliseconds and show no frame`() throws {
      let stage = try Stage()
      try stage.drag(by: 40, 40)
      try stage.hand([.release])
      try stage.awaitRest()
      try eventually("the last frame is shown") {
        let frames = try stage.frames().count
        Thread.sleep(forTimeInterval: 0.2)
        return try stage.frames().count == frames
      }
      let (before, frames) = (stage.program.cpuTime, try stage.frames().count)
      // The five seconds are what is measured here; there is no condition to wait for.
      Thread.sleep(forTimeInterval: 5)
      let spent = stage.program.cpuTime - before
      print("idle: \(Int(spent * 1e6)) microseconds of CPU in five seconds")
      #expect(spent < 0.010)
      #expect(try stage.frames().count == frames)
    }

    @Test func `in a drag of two seconds the frames come every 16.7 milliseconds`() throws {
      let stage = try Stage()
      var isTooBusy = false
      for _ in 1...3 {
        let first = try stage.frames().count
        let waitedBefore = stage.program.timeWaited + stage.desktop.timeWaited
        try stage.hand(
          [.move(x: Stage.middle.x, y: Stage.middle.y), .press] + circle(seconds: 2))
        let frames = try stage.frames().dropFirst(first)
        let waited = stage.program.timeWaited + stage.desktop.timeWaited - waitedBefore
        try stage.hand([.release])
        try stage.awaitRest()

        let intervals = frames.filter(\.isSteady).map(\.interval).sorted()
        try #require(intervals.count > 110, "only \(intervals.count) frames in two seconds")
        let (median, late) = (intervals[intervals.count / 2], intervals[intervals.count * 99 / 100])
        print(
          "drag: \(intervals.count) intervals, median \(milliseconds(median)),",
          "99th percentile \(milliseconds(late)), longest \(milliseconds(intervals.max() ?? 0));",
          "waited \(milliseconds(waited)) for a core")
        if late <= 0.018 { return }
        // The fault is the program's own only if it and the server had a core when they wanted it.
        isTooBusy = waited > Self.longestWait
      }
      if isTooBusy { try Test.cancel("the machine is too busy to measure frames on it") }
      Issue.record("three drags, and in each the 99th percentile was above 18 ms")
    }

    /// In seconds, all waits of a drag together. Measured on two cores: 0.1 with two other programs
    /// at work, which did no harm; 1 with six, which doubled the 99th percentile.
    private static let longestWait = 0.15

    /// Round the middle of the window, a sample every eight milliseconds.
    private func circle(seconds: Double) -> [HandStep] {
      (0..<Int(seconds * 125)).flatMap { step -> [HandStep] in
        let angle = Double(step) / 125 * 2 * .pi
        let x = Double(Stage.middle.x) + 60 * sin(angle)
        let y = Double(Stage.middle.y) + 60 * (1 - cos(angle))
        return [.move(x: Int(x), y: Int(y)), .pause(0.008)]
      }
    }

    private func milliseconds(_ seconds: Double) -> String {
      String(format: "%.1f ms", seconds * 1000)
    }
  }
}
