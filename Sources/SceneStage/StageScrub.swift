// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore

/// A scrub through the last seconds of a stage: replays the log beside the stage and keeps the
/// frames, unless they have been kept as they were shown.
///
/// Replaying five minutes of motion takes seconds, so it is done in batches, one per frame. The
/// stage's own hierarchy stays untouched meanwhile: it continues from the end of the history.
@MainActor
final class StageScrub {
  /// The number of frames replayed at once.
  private static let batchSize = 120

  /// The stage's time when scrubbing began: the end of the history.
  let end: Double
  private(set) var history: FrameHistory
  /// Events that arrived during the scrub and are meant for the stage's own hierarchy.
  var deferredEvents = DeferredEvents()
  /// Nil once the whole log has been replayed.
  private var replay: StageReplay?
  private let entryCount: Int

  /// Replays a log into a new hierarchy.
  init(_ replay: StageReplay, _ log: SessionLog, endingAt end: Double) {
    self.replay = replay
    self.end = end
    history = FrameHistory(endingAt: end)
    entryCount = log.entries.count
  }

  /// Scrubs through frames that were kept as they were shown.
  init(_ history: FrameHistory, endingAt end: Double) {
    self.history = history
    self.end = end
    entryCount = 0
  }

  /// Whether the whole log has been replayed.
  var isReady: Bool { replay == nil }

  /// Replays the next batch.
  func read(_ log: SessionLog, frames: Int = batchSize) {
    guard let replay else { return }
    replay.advance(through: log, to: entryCount, frames: frames) { time, list, position in
      history.add(FrameHistory.Frame(time: time, list: list, position: position))
    }
    if replay.position == entryCount { self.replay = nil }
  }

  /// Replays everything that remains.
  func readAll(_ log: SessionLog) {
    read(log, frames: .max)
  }
}
