// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore

/// The last `span` seconds of a stage as display lists, computed by replaying its log.
struct FrameHistory {
  struct Frame {
    /// Seconds on the stage's clock.
    var time: Double
    var list: DisplayList
    /// The number of log entries up to and including this frame.
    var position: Int
  }

  /// The length of the history, in seconds on the stage's clock.
  static let span = 10.0

  private(set) var frames: [Frame] = []
  /// The start of the history. Of the frames at or before it, only the last is kept.
  let start: Double

  init(endingAt end: Double) {
    start = max(0, end - Self.span)
  }

  mutating func add(_ frame: Frame) {
    // The last frame at or before `start` is the one shown at `start`.
    if frame.time <= start { frames.removeAll(keepingCapacity: true) }
    frames.append(frame)
  }

  /// The index of the frame that is shown at a time; nil if there are no frames.
  func index(at time: Double) -> Int? {
    if frames.isEmpty { return nil }
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
