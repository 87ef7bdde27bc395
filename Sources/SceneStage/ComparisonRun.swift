// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Gestures
@_spi(ViewTree) import ViewCore

/// A second run of a stage's log that leaves out a change of the spring: it shows what the previous
/// spring would do with the same input.
///
/// The log may be long, so it is replayed in batches; until the run has caught up it shows nothing.
@MainActor
final class ComparisonRun {
  /// The number of frames replayed per frame of the stage.
  private static let batchSize = 120

  /// The items that the run shows and the stage does not; nil if there are none.
  private(set) var list: DisplayList?
  /// Whether entries of the log remain to be replayed.
  private(set) var isBehind = true
  /// Whether a pointer has gone down since the change.
  private(set) var hasSeenPress = false
  private let replay: StageReplay
  /// The index of the log entry from which on the run differs from the stage.
  private let start: Int

  init(_ replay: StageReplay, from start: Int) {
    self.replay = replay
    self.start = start
  }

  /// Replays the entries added to the log since the last call. Calls `onFrame` for every frame
  /// after the change, with its time on the stage's clock.
  func advance(
    through log: SessionLog, comparedTo shown: DisplayList?, _ onFrame: (ViewHost, Double) -> Void
  ) {
    let (first, end) = (replay.position, log.entries.count)
    var last: DisplayList?
    replay.advance(through: log, to: end, frames: Self.batchSize) { time, list, position in
      last = list
      if position > start { onFrame(replay.host, time) }
    }
    if log.entries[max(first, start)..<max(replay.position, start)].contains(where: \.isPress) {
      hasSeenPress = true
    }
    isBehind = replay.position < end
    guard !isBehind, let last, let shown else { return }
    let difference = last.difference(from: shown)
    list = difference.items.isEmpty ? nil : difference
  }

  /// Returns whether the run's hierarchy needs a frame at a time on the stage's clock.
  func isMoving(at time: Double) -> Bool {
    replay.host.nextFrame(after: time).map { $0 <= time } ?? false
  }
}

extension SessionLog.Entry {
  /// Whether a pointer goes down.
  fileprivate var isPress: Bool {
    if case .event(.pointer(let sample)) = self { return sample.phase == .down }
    return false
  }
}
