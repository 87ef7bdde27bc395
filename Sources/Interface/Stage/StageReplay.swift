// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// A hierarchy in which a stage's history is done again, entry by entry.
@MainActor
final class StageReplay {
  let host: ViewHost
  /// How many entries have been done.
  private(set) var position = 0
  /// From which entry on changes of the spring are left out, as if nobody had made them; nil for none.
  private let springsEnd: Int?

  init(_ host: ViewHost, withoutSpringsFrom springsEnd: Int? = nil) {
    self.host = host
    self.springsEnd = springsEnd
  }

  /// Does entries up to a position, and no more than so many frames; tells of each frame its time, what is
  /// seen, and the position after it.
  func advance(
    through history: StageHistory, to end: Int, frames: Int = .max,
    _ whenSeen: (Double, DisplayList, Int) -> Void
  ) {
    var left = frames
    while position < end, left > 0 {
      let entry = history.entries[position]
      position += 1
      if case .spring = entry, let springsEnd, position > springsEnd { continue }
      guard let list = host.play(entry), case .frame(let time) = entry else { continue }
      left -= 1
      whenSeen(time, list, position)
    }
  }
}
