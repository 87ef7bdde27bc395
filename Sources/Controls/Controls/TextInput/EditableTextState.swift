// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
import TextModel
@_spi(ViewTree) import ViewCore

/// The state that pointer and key handling of a text field share with the element that draws the text.
@MainActor
final class EditableTextState {
  let focus = FocusHandle()
  /// The element that draws the text. It is inside of the focused element, and may be scrolled.
  weak var element: EditableTextElement?
  /// The horizontal position that the caret keeps while it moves by lines, in the space of the text;
  /// nil if the last command was another one.
  var preferredPosition: CGFloat?
  /// The selection that the field has set its binding to; nil if it has not.
  var boundSelection: Range<Int>?
  /// The matches of the search in an editor.
  var matches = TextMatches()
  /// The press in progress, or the last one.
  var press = TextPress()
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

  /// Returns the caret position nearest to a point of the focused element's space.
  func position(at point: CGPoint) -> CaretPosition {
    element?.position(at: point.applying(transform.inverted())) ?? CaretPosition(0)
  }

  /// Returns the index of the character at a point of the focused element's space.
  func character(at point: CGPoint) -> Int {
    element?.character(at: point.applying(transform.inverted())) ?? 0
  }

  /// Returns whether a point of the focused element's space is on the selected text.
  func isSelected(at point: CGPoint) -> Bool {
    element?.isSelected(at: point.applying(transform.inverted())) ?? false
  }

  /// Returns the position a number of lines below another, or above it if the number is negative, at
  /// the preferred position; the ends of the text beyond its first and last line.
  func position(
    _ count: Int, linesBelow position: CaretPosition, in characters: Int
  ) -> CaretPosition {
    guard let element else { return position }
    let x = preferredPosition ?? element.caret(at: position).midX
    preferredPosition = x
    return element.position(count, linesBelow: position, near: x)
      ?? (count < 0 ? CaretPosition(0) : CaretPosition(characters, .upstream))
  }

  // MARK: Blinking

  func isCaretVisible(at time: Double) -> Bool {
    focus.caretBlink.isVisible(after: time - lastActivity)
  }

  /// The time when the caret next appears or disappears, in seconds; nil if it does not blink.
  func nextBlink(after time: Double) -> Double? {
    guard !focus.reducesMotion else { return nil }
    return focus.caretBlink.nextChange(after: time - lastActivity).map { lastActivity + $0 }
  }
}
