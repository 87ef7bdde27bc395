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

  /// Fragments that an earlier change has removed, and that leave by its animation.
  private struct Leaving {
    var fragments: [TextFragment]
    var style: Style
    var progress: AnimatedValue<Double>

    var presented: [TextFragment] {
      fragments.compactMap { $0.leaving(progress.presented, style) }
    }
  }

  /// The progress from which on the fragments that a change inserts are the text that the next one replaces.
  private static let replaceableProgress = 0.5
  /// The number of earlier changes whose fragments may be leaving at a time.
  private static let leavingLimit = 8

  private let source: [TextFragment]
  private let changes: [Change]
  private let style: Style
  private var progress = AnimatedValue(0.0)
  private var leaving: [Leaving] = []

  /// Creates a change from the presented fragments, or from those of a change that is still running, to those of a
  /// layout.
  ///
  /// Fragments that leave continue to do so. A change that has just begun gets the new text and keeps its animation:
  /// otherwise the text of a value that changes in each frame would not be readable until the last change.
  init(
    from presented: [TextFragment], interrupting running: TextChange?, to layout: TextLayout,
    _ style: Style
  ) {
    guard let running else {
      self.init(from: presented, to: layout, style)
      return
    }
    if running.style.isSameKind(as: style),
      running.progress.presented < Self.replaceableProgress
    {
      self.init(from: running.source, to: layout, style)
      progress = running.progress
      leaving = running.leaving
      return
    }
    self.init(from: running.staying, to: layout, style)
    let removed = running.changes.compactMap { change in
      if case .removed(let fragment) = change { fragment } else { nil }
    }
    leaving = running.leaving
    leaving.append(
      Leaving(fragments: removed, style: running.style, progress: running.progress))
    // The completions of an animation run when it ends or is cancelled.
    while leaving.count > Self.leavingLimit {
      leaving[0].progress.cancel()
      leaving.removeFirst()
    }
  }

  /// Creates a change from presented fragments to those of a layout.
  private init(from old: [TextFragment], to layout: TextLayout, _ style: Style) {
    let new = TextFragment.all(of: layout)
    source = old
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
  mutating func sample(at time: Double) -> Bool {
    var isRunning = progress.sample(at: time)
    for index in leaving.indices where leaving[index].progress.sample(at: time) { isRunning = true }
    return isRunning
  }

  mutating func cancel() {
    progress.cancel()
    for index in leaving.indices { leaving[index].progress.cancel() }
  }

  /// The presented fragments. Positions are relative to the center of the text.
  var fragments: [TextFragment] { leaving.flatMap(\.presented) + changes.compactMap(presented) }

  /// The presented fragments that are not leaving.
  private var staying: [TextFragment] {
    changes.compactMap { change in
      if case .removed = change { nil } else { presented(change) }
    }
  }

  private func presented(_ change: Change) -> TextFragment? {
    let fraction = progress.presented
    let shown = min(max(fraction, 0), 1)
    switch change {
    case .removed(let fragment): return fragment.leaving(fraction, style)
    case .inserted(var fragment):
      fragment.opacity *= shown
      fragment.roll(by: 1 - fraction, style)
      return fragment.opacity > 0.01 ? fragment : nil
    case .persisting(let old, let new):
      var fragment = old.moved(to: new, by: fraction)
      fragment.opacity = old.opacity + (new.opacity - old.opacity) * shown
      return fragment
    }
  }
}

extension TextChange.Style {
  /// Whether both are the same but for the direction of a roll.
  fileprivate func isSameKind(as other: TextChange.Style) -> Bool {
    if case (.roll, .roll) = (self, other) { return true }
    return self == other
  }
}

extension TextFragment {
  /// The removed fragment at a progress of its change; nil if it is gone.
  fileprivate func leaving(_ fraction: Double, _ style: TextChange.Style) -> TextFragment? {
    var fragment = self
    fragment.opacity *= 1 - min(max(fraction, 0), 1)
    fragment.roll(by: -fraction, style)
    return fragment.opacity > 0.01 ? fragment : nil
  }

  fileprivate mutating func roll(by fraction: Double, _ style: TextChange.Style) {
    if case .roll(let distance) = style { position.y += size.height * distance * fraction }
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
