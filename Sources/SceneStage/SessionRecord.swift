// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures
@_spi(ViewTree) import ViewCore

/// The input of a stage since its hierarchy was made: enough to replay it elsewhere.
package struct SessionRecord {
  package enum Entry {
    case event(InputEvent)
    /// Another program has dropped values.
    case drop([ExternalDragItem], at: CGPoint)
    /// The appearance and the motion preference from here on.
    case appearance(isDark: Bool, reducesMotion: Bool)
    /// A spring override is set, or removed: `usesSceneSprings` says whether the hierarchy's own
    /// springs apply.
    case spring(usesSceneSprings: Bool)
    /// A frame, at a time in seconds on the stage's clock.
    case frame(Double)
  }

  /// The initial size, in points.
  package let size: CGSize
  /// The initial display scale, in pixels per point.
  package let scale: CGFloat
  package let entries: [Entry]

  /// The appearance and the motion preference at the beginning.
  package var preferences: (isDark: Bool, reducesMotion: Bool) {
    for case .appearance(let isDark, let reducesMotion) in entries {
      return (isDark, reducesMotion)
    }
    return (false, false)
  }

  /// Returns nil if the log has overflowed and no longer starts at the beginning.
  init?(_ log: SessionLog) {
    if log.isFull { return nil }
    (size, scale) = (log.size, log.scale)
    entries = log.entries.compactMap { entry in
      if case .event(let event) = entry { return .event(event) }
      if case .drag(.dropped(let items, let location)) = entry {
        return .drop(items, at: location)
      }
      if case .appearance(let scheme, let reducesMotion) = entry {
        return .appearance(isDark: scheme == .dark, reducesMotion: reducesMotion)
      }
      if case .spring(let spring) = entry { return .spring(usesSceneSprings: spring == nil) }
      if case .frame(let time) = entry { return .frame(time) }
      return nil
    }
  }
}

extension StageSession {
  /// The recorded input since the last restart; nil before the first frame, and once the log has
  /// overflowed.
  package var sessionRecord: SessionRecord? { log.flatMap(SessionRecord.init) }
}
