// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The last seconds of a stage, frame by frame, read from its history.
struct StageFilm {
  struct Frame {
    /// The stage's time.
    var time: Double
    var list: DisplayList
    /// How many entries of the history lead to it.
    var position: Int
  }

  /// How far back it goes, in seconds of the stage.
  static let span = 10.0

  private(set) var frames: [Frame] = []
  /// The time from which on it has frames, but for one before.
  let begin: Double

  init(endingAt end: Double) {
    begin = max(0, end - Self.span)
  }

  mutating func add(_ frame: Frame) {
    // The first moment shows the frame before it.
    if frame.time <= begin { frames.removeAll(keepingCapacity: true) }
    frames.append(frame)
  }

  /// The index of the frame that is seen at a time; nil where there is none.
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
