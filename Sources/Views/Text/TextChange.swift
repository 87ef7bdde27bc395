// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// An animated change of a text from its presented fragments to a new layout.
struct TextChange {
  /// The animation of fragments that differ.
  enum Style: Equatable {
    /// All fragments cross-fade.
    case fade
    /// Equal fragments at the same index move; others cross-fade.
    case move
    /// Fragments that differ roll by a fraction of their size, upwards if it is positive.
    case roll(Double)
  }

  private enum Change {
    case removed(TextFragment)
    case persisting(TextFragment, TextFragment)
    case inserted(TextFragment)
  }

  private let changes: [Change]
  private let style: Style
  private var progress = AnimatedValue(0.0)

  /// Creates a change from presented fragments to those of a layout.
  init(from old: [TextFragment], to layout: TextLayout, _ style: Style) {
    let new = TextFragment.all(of: layout)
    self.style = style
    var changes: [Change] = []
    switch style {
    case .fade:
      changes = old.map { .removed($0) } + new.map { .inserted($0) }
    case .move where old.count == new.count:
      for (old, new) in zip(old, new) {
        if old.content == new.content {
          changes.append(.persisting(old, new))
        } else {
          changes += [.removed(old), .inserted(new)]
        }
      }
    case .move:
      changes = old.map { .removed($0) } + new.map { .inserted($0) }
    case .roll:
      let start = zip(old, new).prefix { $0.content == $1.content }.count
      let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
        .prefix { $0.content == $1.content }.count
      for index in 0..<start { changes.append(.persisting(old[index], new[index])) }
      for fragment in old[start..<(old.count - end)] { changes.append(.removed(fragment)) }
      for fragment in new[start..<(new.count - end)] { changes.append(.inserted(fragment)) }
      for (old, new) in zip(old.suffix(end), new.suffix(end)) {
        changes.append(.persisting(old, new))
      }
    }
    self.changes = changes
  }

  /// Starts the animation. Returns whether there is anything to animate.
  mutating func start(_ pass: UpdatePass) -> Bool { progress.set(1, pass) }

  /// Updates to a time in seconds. Returns whether the change is still running.
  mutating func sample(at time: Double) -> Bool { progress.sample(at: time) }

  mutating func cancel() { progress.cancel() }

  /// The presented fragments. Positions are relative to the center of the text.
  var fragments: [TextFragment] {
    let fraction = progress.presented
    let shown = min(max(fraction, 0), 1)
    return changes.compactMap { change in
      switch change {
      case .removed(var fragment):
        fragment.opacity *= 1 - shown
        roll(&fragment, -fraction)
        return fragment.opacity > 0.01 ? fragment : nil
      case .inserted(var fragment):
        fragment.opacity *= shown
        roll(&fragment, 1 - fraction)
        return fragment.opacity > 0.01 ? fragment : nil
      case .persisting(let old, let new):
        var fragment = old.moved(to: new, by: fraction)
        fragment.opacity = old.opacity + (new.opacity - old.opacity) * shown
        return fragment
      }
    }
  }

  private func roll(_ fragment: inout TextFragment, _ fraction: Double) {
    if case .roll(let distance) = style {
      fragment.position.y += fragment.size.height * distance * fraction
    }
  }
}

extension ContentTransition {
  /// The style of a text's change; nil if it is immediate.
  func change(
    from old: ContentTransition, reducesMotion: Bool, isSameString: Bool
  ) -> TextChange.Style? {
    let distance = 0.6
    switch kind {
    case .identity: return nil
    case .opacity: return .fade
    case _ where reducesMotion: return .fade
    case .interpolate, .symbolReplace: return isSameString ? .move : .fade
    case .numericText(let countsDown): return .roll(countsDown ? -distance : distance)
    case .numericValue(let value):
      if case .numericValue(let previous) = old.kind, value < previous { return .roll(-distance) }
      return .roll(distance)
    }
  }
}
