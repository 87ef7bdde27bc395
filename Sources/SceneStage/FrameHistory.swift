// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Motion
import Runtime

/// The last `span` seconds of a stage as display lists, computed by replaying its log, or kept as
/// they were shown.
///
/// Its memory is limited: at `byteLimit`, the oldest frames are discarded.
package struct FrameHistory {
  package struct Frame {
    /// Seconds on the stage's clock.
    package var time: Double
    package var list: DisplayList
    /// The number of log entries up to and including this frame.
    package var position: Int

    package init(time: Double, list: DisplayList, position: Int) {
      (self.time, self.list, self.position) = (time, list, position)
    }

    /// The size of its own arrays, in bytes. Outlines and texts are shared between frames.
    fileprivate var byteCount: Int {
      MemoryLayout<Frame>.stride + list.items.count * MemoryLayout<DisplayItem>.stride
        + list.transforms.count * MemoryLayout<CGAffineTransform>.stride
    }
  }

  /// The length of the history, in seconds on the stage's clock.
  package static let span = 10.0
  /// The most memory of all frames, in bytes: ten seconds at 240 frames a second of a scene with 200
  /// items.
  package static let byteLimit = 48 << 20

  package private(set) var frames: [Frame] = []
  /// The start of the history. Of the frames at or before it, only the last is kept.
  package private(set) var start: Double
  /// The size of the frames in bytes.
  package private(set) var byteCount = 0

  package init(endingAt end: Double) {
    start = max(0, end - Self.span)
  }

  /// Adds the next frame. It replaces a frame of the same time, which is never shown again: input
  /// during a pause gives any number of them.
  package mutating func add(_ frame: Frame) {
    if frames.last?.time == frame.time, let last = frames.popLast() { byteCount -= last.byteCount }
    // The last frame at or before `start` is the one shown at `start`.
    if frame.time <= start {
      frames.removeAll(keepingCapacity: true)
      byteCount = 0
    }
    frames.append(frame)
    byteCount += frame.byteCount
    if byteCount > Self.byteLimit { discardOldest() }
  }

  /// Moves the end of the history, and discards frames that are then older than the span.
  ///
  /// They are discarded in batches, as this is called with every frame.
  package mutating func advance(to end: Double) {
    start = max(start, end - Self.span)
    var count = 0
    // The last frame at or before `start` is the one shown at `start`.
    while count + 1 < frames.count, frames[count + 1].time <= start {
      count += 1
    }
    guard count >= Self.batchSize else { return }
    for frame in frames[..<count] { byteCount -= frame.byteCount }
    frames.removeFirst(count)
  }

  private static let batchSize = 64

  /// Discards the oldest frames, down to three quarters of the limit, so that it is rarely needed.
  private mutating func discardOldest() {
    var count = 0
    while byteCount > Self.byteLimit / 4 * 3, count < frames.count - 1 {
      byteCount -= frames[count].byteCount
      count += 1
    }
    frames.removeFirst(count)
    start = frames.first?.time ?? start
  }

  /// The index of the frame that is shown at a time; nil if there are no frames.
  package func index(at time: Double) -> Int? {
    if frames.isEmpty { return nil }
    // Not `>`, so that NaN is before the first frame.
    return max(0, frames.partitioningIndex { !($0.time <= time) } - 1)
  }
}
