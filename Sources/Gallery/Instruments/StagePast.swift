// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// All that instruments know of a stage, oldest first.
nonisolated struct StagePast {
  var moments: [StageMoment] = []
  var trail: [TrailPoint] = []
  var motion: [MotionSample] = []
  /// Where it would have been had the spring not been changed.
  var ghost: [MotionSample] = []
  var handOvers: [HandOver] = []
  var gestures: [GestureRecord] = []

  /// The last moment at or before a time.
  func moment(at time: Double) -> StageMoment? {
    let count = moments.countOfEarlier(\.time, than: time.nextUp)
    return count > 0 ? moments[count - 1] : nil
  }

  func trail(from start: Double, to end: Double) -> ArraySlice<TrailPoint> {
    trail.range(\.time, start, end)
  }

  func motion(from start: Double, to end: Double) -> ArraySlice<MotionSample> {
    motion.range(\.time, start, end)
  }

  func ghost(from start: Double, to end: Double) -> ArraySlice<MotionSample> {
    ghost.range(\.time, start, end)
  }

  func gestures(to end: Double) -> ArraySlice<GestureRecord> {
    gestures.range(\.time, -.infinity, end)
  }

  mutating func forget(before time: Double) {
    moments.removeFirst(moments.countOfEarlier(\.time, than: time))
    trail.removeFirst(trail.countOfEarlier(\.time, than: time))
    ghost.removeFirst(ghost.countOfEarlier(\.time, than: time))
    motion.removeFirst(motion.countOfEarlier(\.time, than: time))
    // The last one is shown as long as there is no other.
    handOvers.removeFirst(max(0, handOvers.countOfEarlier(\.time, than: time) - 1))
  }

  mutating func cut(after time: Double) {
    moments.removeAll { $0.time > time }
    trail.removeAll { $0.time > time }
    motion.removeAll { $0.time > time }
    ghost.removeAll { $0.time > time }
    handOvers.removeAll { $0.time > time }
    gestures.removeAll { $0.time > time }
  }
}

/// A frame of a stage.
nonisolated struct StageMoment {
  let time: Double
  let touches: [Touch]
  /// How fast each touch that was down moved, in points per second.
  let velocities: [Int: CGSize]
  /// Whether no hand was down and nothing moved.
  let isAtRest: Bool
}

/// A place where a touch was.
nonisolated struct TrailPoint {
  /// How long it is seen, in seconds.
  static let life = 0.5

  let id: Int
  let time: Double
  let place: CGPoint
  let phase: Touch.Phase
}

/// Where a view was in a frame, and how fast it had come there.
nonisolated struct MotionSample {
  let time: Double
  let place: CGPoint
  /// In points per second, from the frame before.
  let velocity: CGSize
  let isHeld: Bool
}

extension Array {
  /// How many come before a time; the elements are in order of time.
  nonisolated fileprivate func countOfEarlier(
    _ time: (Element) -> Double, than limit: Double
  ) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if time(self[middle]) < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Those from a time to a time.
  nonisolated fileprivate func range(
    _ time: (Element) -> Double, _ start: Double, _ end: Double
  ) -> ArraySlice<Element> {
    let first = countOfEarlier(time, than: start)
    return self[first..<Swift.max(first, countOfEarlier(time, than: end.nextUp))]
  }
}
