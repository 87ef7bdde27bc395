// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// A look back at a stage: its history is done again beside it, and its last seconds are kept as a film.
///
/// To read five minutes of motion takes seconds, so it is done in pieces, a piece a frame. The hierarchy on
/// the stage is left as it is meanwhile: it goes on from the end of the film.
@MainActor
final class StageScrub {
  /// How many frames are read at once.
  private static let piece = 120

  /// Where it ends: the stage's time when the look back began.
  let end: Double
  private(set) var film: StageFilm
  /// What came from outside meanwhile, for the hierarchy on the stage.
  var late: [StageHistory.Entry] = []
  /// Nil once all is read.
  private var replay: StageReplay?
  private let length: Int
  private let frameCount: Int

  init(_ replay: StageReplay, _ history: StageHistory, endingAt end: Double) {
    self.replay = replay
    self.end = end
    film = StageFilm(endingAt: end)
    length = history.entries.count
    frameCount = history.frameCount
  }

  var isReady: Bool { replay == nil }

  /// Reads on.
  func read(_ history: StageHistory, frames: Int = piece) {
    guard let replay else { return }
    replay.advance(through: history, to: length, frames: frames) { time, list, position in
      film.add(StageFilm.Frame(time: time, list: list, position: position))
    }
    if replay.position == length { self.replay = nil }
  }

  /// Reads all that is left.
  func readAll(_ history: StageHistory) {
    read(history, frames: .max)
  }
}
