// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// What pointer and key handling of a text field share with the element that draws the text.
@MainActor
final class EditableTextState {
  let focus = FocusHandle()
  /// The element that draws the text. It is inside of the focused element, and may be scrolled.
  weak var element: EditableTextElement?
  /// The horizontal position that the caret keeps while it moves by lines, in the space of the text;
  /// nil if the last command was another one.
  var preferredPosition: CGFloat?
  /// The time of the last edit, caret movement or focus change, in seconds.
  private(set) var lastActivity = 0.0

  func recordActivity() {
    lastActivity = focus.time
    element?.setNeedsReveal()
  }

  /// The transform from the space of the text to that of the focused element.
  private var transform: CGAffineTransform {
    guard let element, let outer = focus.element else { return .identity }
    return element.transformToRoot.concatenating(outer.transformToRoot.inverted())
  }

  /// The frame of the caret in the space of the focused element.
  var caret: CGRect { element.map { $0.caret.applying(transform) } ?? .zero }

  /// Returns the caret index nearest to a point of the focused element's space.
  func index(at point: CGPoint) -> Int {
    element?.index(at: point.applying(transform.inverted())) ?? 0
  }

  /// Returns the index of the character at a point of the focused element's space.
  func character(at point: CGPoint) -> Int {
    element?.character(at: point.applying(transform.inverted())) ?? 0
  }

  /// Returns the caret index a number of lines below an index, or above it if the number is
  /// negative, at the preferred position; the ends of the text beyond its first and last line.
  func index(_ count: Int, linesBelow index: Int, in characters: Int) -> Int {
    guard let element else { return index }
    let x = preferredPosition ?? element.caret.midX
    preferredPosition = x
    return element.index(count, linesBelow: index, near: x) ?? (count < 0 ? 0 : characters)
  }

  // MARK: Blinking

  /// The durations of the visible and the hidden phase, and the time after the last activity when
  /// blinking stops, in seconds.
  private static let (visibleTime, hiddenTime, blinkDuration) = (0.65, 0.4, 12.0)

  func isCaretVisible(at time: Double) -> Bool {
    let age = time - lastActivity
    guard age >= 0, age < Self.blinkDuration else { return true }
    return age.truncatingRemainder(dividingBy: Self.visibleTime + Self.hiddenTime)
      < Self.visibleTime
  }

  /// The time when the caret next appears or disappears, in seconds; nil if it does not blink.
  func nextBlink(after time: Double) -> Double? {
    guard !focus.reducesMotion else { return nil }
    let age = time - lastActivity
    guard age >= 0, age < Self.blinkDuration else { return nil }
    let period = Self.visibleTime + Self.hiddenTime
    let start = (age / period).rounded(.down) * period
    return lastActivity + start + (age - start < Self.visibleTime ? Self.visibleTime : period)
  }
}
