// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore

/// A hierarchy into which a stage's log is replayed, entry by entry.
@MainActor
final class StageReplay {
  let host: ViewHost
  /// The number of entries replayed so far.
  private(set) var position = 0
  /// The index of the entry from which on changes of the spring are skipped; nil to apply all of
  /// them.
  private let firstSkippedSpring: Int?

  init(_ host: ViewHost, skippingSpringsFrom index: Int? = nil) {
    self.host = host
    firstSkippedSpring = index
  }

  /// Replays entries up to the position `end`, at most `frames` frames. Calls `onFrame` for every
  /// frame with its time, its display list, and the position after it.
  func advance(
    through log: SessionLog, to end: Int, frames: Int = .max,
    _ onFrame: (Double, DisplayList, Int) -> Void
  ) {
    var remaining = frames
    while position < end, remaining > 0 {
      let entry = log.entries[position]
      position += 1
      if case .spring = entry, let firstSkippedSpring, position > firstSkippedSpring { continue }
      guard let list = host.apply(entry), case .frame(let time) = entry else { continue }
      remaining -= 1
      onFrame(time, list, position)
    }
  }
}
