// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The times at which frames are presented. The times between them depend on the machine and are measured by
  /// `make bench` (`Benchmarks/Sources/FramePacing`).
  @Suite struct Pacing {
    @Test func `frames are presented in order while something moves, and none while idle`() throws {
      let stage = try CardStage()
      let framesAtStart = try stage.frames().count
      try stage.drag(by: 40, 40)
      try stage.mouse([.release])
      try stage.awaitRest()
      try eventually("no new frame for two seconds") {
        let count = try stage.frames().count
        Thread.sleep(forTimeInterval: 2)
        return try stage.frames().count == count
      }
      let frames = try stage.frames()
      #expect(frames.count > framesAtStart)
      for (previous, next) in zip(frames, frames.dropFirst()) {
        #expect(next.begin > previous.begin)
        // The log rounds to microseconds.
        #expect(abs(next.begin - previous.begin - next.interval) < 0.000_003)
      }
      // An idle program draws nothing, however long it takes to check.
      Thread.sleep(forTimeInterval: 3)
      #expect(try stage.frames().count == frames.count)
    }
  }
}
