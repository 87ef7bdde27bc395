// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Runtime
import Snapback

/// The recorded data of a stage, each series in order of time.
///
/// Each is limited in number, too: while the stage is paused or slowed, any number of frames and
/// touches have nearly the same time.
nonisolated struct StageTimeSeries {
  /// The most elements of a series; the oldest quarter is discarded above it.
  static let limit = 16_384

  private(set) var samples: [StageSample] = []
  private(set) var trail: [TrailPoint] = []
  /// The times at which touches began.
  private(set) var presses: [Double] = []
  var motion: [MotionSample] = []
  /// The motion in the comparison run, without the last change of the spring.
  var comparison: [MotionSample] = []
  var handoffs: [VelocityHandoff] = []
  var gestures: [GestureRecord] = []

  /// The number of elements of all series.
  var count: Int {
    samples.count + trail.count + presses.count + motion.count + comparison.count + handoffs.count
      + gestures.count
  }

  /// Adds a sample. It replaces one of the same time, which is never shown again.
  mutating func add(_ sample: StageSample) {
    if samples.last?.time == sample.time { samples.removeLast() }
    Self.append(sample, to: &samples)
  }

  mutating func add(_ point: TrailPoint) {
    Self.append(point, to: &trail)
    if point.phase == .began, presses.last != point.time { Self.append(point.time, to: &presses) }
  }

  /// Adds a release. It replaces one of the same time, which is never shown again.
  mutating func add(_ handoff: VelocityHandoff) {
    if handoffs.last?.time == handoff.time { handoffs.removeLast() }
    Self.append(handoff, to: &handoffs)
  }

  private static func append<Element>(_ element: Element, to series: inout [Element]) {
    if series.count >= limit { series.removeFirst(limit / 4) }
    series.append(element)
  }

  /// The last sample at or before a time.
  func sample(at time: Double) -> StageSample? {
    let count = samples.countOfEarlier(\.time, than: time.nextUp)
    return count > 0 ? samples[count - 1] : nil
  }

  func trail(from start: Double, to end: Double) -> ArraySlice<TrailPoint> {
    trail.range(\.time, start, end)
  }

  /// The motion between two times, and the sample before it, whose value holds until the next one.
  func motion(from start: Double, to end: Double) -> ArraySlice<MotionSample> {
    motion.rangeWithEarlier(\.time, start, end)
  }

  func comparison(from start: Double, to end: Double) -> ArraySlice<MotionSample> {
    comparison.range(\.time, start, end)
  }

  func gestures(to end: Double) -> ArraySlice<GestureRecord> {
    gestures.range(\.time, -.infinity, end)
  }

  /// Removes what is older than a time, except for the last handoff and position, and the gestures.
  mutating func removeAll(before time: Double) {
    samples.removeFirst(samples.countOfEarlier(\.time, than: time))
    trail.removeFirst(trail.countOfEarlier(\.time, than: time))
    presses.removeFirst(presses.countOfEarlier(\.self, than: time))
    comparison.removeFirst(comparison.countOfEarlier(\.time, than: time))
    motion.removeFirst(max(0, motion.countOfEarlier(\.time, than: time) - 1))
    // The last one stays on display until the next release.
    handoffs.removeFirst(max(0, handoffs.countOfEarlier(\.time, than: time) - 1))
  }

  mutating func removeAll(after time: Double) {
    samples.removeAll { $0.time > time }
    trail.removeAll { $0.time > time }
    presses.removeAll { $0 > time }
    motion.removeAll { $0.time > time }
    comparison.removeAll { $0.time > time }
    handoffs.removeAll { $0.time > time }
    gestures.removeAll { $0.time > time }
  }
}

extension Array {
  /// The number of elements before a time, 0 for NaN; the elements must be in order of time.
  nonisolated func countOfEarlier(
    _ time: (Element) -> Double, than limit: Double
  ) -> Int {
    partitioningIndex { !(time($0) < limit) }
  }

  /// The elements from `start` to `end`, inclusive.
  nonisolated func range(
    _ time: (Element) -> Double, _ start: Double, _ end: Double
  ) -> ArraySlice<Element> {
    let first = countOfEarlier(time, than: start)
    return self[first..<Swift.max(first, countOfEarlier(time, than: end.nextUp))]
  }

  /// The elements from `start` to `end`, inclusive, and the last one before them.
  nonisolated func rangeWithEarlier(
    _ time: (Element) -> Double, _ start: Double, _ end: Double
  ) -> ArraySlice<Element> {
    let last = countOfEarlier(time, than: end.nextUp)
    return self[Swift.min(Swift.max(0, countOfEarlier(time, than: start) - 1), last)..<last]
  }
}
