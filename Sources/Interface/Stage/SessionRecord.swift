// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures

/// What has happened on a stage since its hierarchy began: enough to play it again elsewhere.
package struct SessionRecord {
  package enum Entry {
    case event(InputEvent)
    /// How it looks and moves from here on.
    case look(isDark: Bool, reducesMotion: Bool)
    /// Another spring in the place of the hierarchy's own, or its own again.
    case spring(isOwn: Bool)
    /// A frame, at a time of the stage's.
    case frame(Double)
  }

  /// The size in points and the number of pixels to a point that it began with.
  package let size: CGSize
  package let scale: CGFloat
  package let entries: [Entry]

  /// Nil where it is no longer known from the beginning.
  init?(_ history: StageHistory) {
    if history.isFull { return nil }
    (size, scale) = (history.size, history.scale)
    entries = history.entries.compactMap { entry in
      if case .event(let event) = entry { return .event(event) }
      if case .look(let scheme, let reducesMotion) = entry {
        return .look(isDark: scheme == .dark, reducesMotion: reducesMotion)
      }
      if case .spring(let spring) = entry { return .spring(isOwn: spring == nil) }
      if case .frame(let time) = entry { return .frame(time) }
      return nil
    }
  }
}

extension StageSession {
  /// What has happened since it last began; nil before, and once it is too long ago to be known.
  package var sessionRecord: SessionRecord? { history.flatMap(SessionRecord.init) }
}
