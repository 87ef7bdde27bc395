// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Gestures

/// What a stage would show had its spring not been changed: its history, done again beside it without that.
///
/// The history may be long, so it is done in pieces; until then there is nothing to see.
@MainActor
final class StageGhost {
  private static let piece = 120

  /// What it shows that the stage does not; nil where there is no such thing.
  private(set) var list: DisplayList?
  /// Whether it has not yet done what the stage has.
  private(set) var isBehind = true
  /// Whether a hand has come down since the change.
  private(set) var hasSeenHand = false
  private let replay: StageReplay
  /// The entry of the history from which on it goes its own way.
  private let begin: Int

  init(_ replay: StageReplay, from begin: Int) {
    self.replay = replay
    self.begin = begin
  }

  /// Does what the stage has done meanwhile; tells of every frame since the change.
  func follow(
    _ history: StageHistory, beside shown: DisplayList?, _ whenRun: (ViewHost, Double) -> Void
  ) {
    let (start, end) = (replay.position, history.entries.count)
    var seen: DisplayList?
    replay.advance(through: history, to: end, frames: Self.piece) { time, list, position in
      seen = list
      if position > begin { whenRun(replay.host, time) }
    }
    if history.entries[max(start, begin)..<max(replay.position, begin)].contains(where: \.isPress) {
      hasSeenHand = true
    }
    isBehind = replay.position < end
    guard !isBehind, let seen, let shown else { return }
    let difference = seen.difference(from: shown)
    list = difference.items.isEmpty ? nil : difference
  }

  func isMoving(at time: Double) -> Bool {
    replay.host.nextFrame(after: time).map { $0 <= time } ?? false
  }
}

extension StageHistory.Entry {
  /// Whether a hand comes down.
  fileprivate var isPress: Bool {
    if case .event(.pointer(let sample)) = self { return sample.phase == .down }
    return false
  }
}
