// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A text on its way from what it was to what it is.
struct TextChange {
  /// How marks that differ go and come.
  enum Style: Equatable {
    /// All of the one fades, and all of the other comes.
    case fade
    /// Marks of the same place in the same text move.
    case move
    /// What differs rolls by a part of its size: up where it is positive.
    case roll(Double)
  }

  private enum Fate {
    case goes(TextMark)
    case stays(TextMark, TextMark)
    case comes(TextMark)
  }

  private let fates: [Fate]
  private let style: Style
  private var progress = AnimatedValue(0.0)

  /// From marks to those of a layout.
  init(from old: [TextMark], to layout: TextLayout, _ style: Style) {
    let new = TextMark.all(of: layout)
    self.style = style
    var fates: [Fate] = []
    switch style {
    case .fade:
      fates = old.map { .goes($0) } + new.map { .comes($0) }
    case .move where old.count == new.count:
      for (old, new) in zip(old, new) {
        if old.content == new.content {
          fates.append(.stays(old, new))
        } else {
          fates += [.goes(old), .comes(new)]
        }
      }
    case .move:
      fates = old.map { .goes($0) } + new.map { .comes($0) }
    case .roll:
      let start = zip(old, new).prefix { $0.content == $1.content }.count
      let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
        .prefix { $0.content == $1.content }.count
      for index in 0..<start { fates.append(.stays(old[index], new[index])) }
      for mark in old[start..<(old.count - end)] { fates.append(.goes(mark)) }
      for mark in new[start..<(new.count - end)] { fates.append(.comes(mark)) }
      for (old, new) in zip(old.suffix(end), new.suffix(end)) { fates.append(.stays(old, new)) }
    }
    self.fates = fates
  }

  /// Begins to move; answers whether there is a way to go.
  mutating func start(_ pass: UpdatePass) -> Bool { progress.set(1, pass) }

  /// Takes the value of the time; answers whether it may differ later.
  mutating func sample(at time: Double) -> Bool { progress.sample(at: time) }

  mutating func cancel() { progress.cancel() }

  /// What is to be seen of it now, from the middle of the text.
  var marks: [TextMark] {
    let part = progress.presented
    let shown = min(max(part, 0), 1)
    return fates.compactMap { fate in
      switch fate {
      case .goes(var mark):
        mark.opacity *= 1 - shown
        roll(&mark, -part)
        return mark.opacity > 0.01 ? mark : nil
      case .comes(var mark):
        mark.opacity *= shown
        roll(&mark, 1 - part)
        return mark.opacity > 0.01 ? mark : nil
      case .stays(let old, let new):
        var mark = old.moved(to: new, by: part)
        mark.opacity = old.opacity + (new.opacity - old.opacity) * shown
        return mark
      }
    }
  }

  private func roll(_ mark: inout TextMark, _ part: Double) {
    if case .roll(let distance) = style {
      mark.position.y += mark.size.height * distance * part
    }
  }
}

extension ContentTransition {
  /// How a text changes; nil where it does so at once.
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
      if case .numericValue(let before) = old.kind, value < before { return .roll(-distance) }
      return .roll(distance)
    }
  }
}
