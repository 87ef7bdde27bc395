// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling

/// The caret positions of a text field's line: set by the element, read by pointer and key
/// handling.
@MainActor
final class EditableLineState {
  let focus = FocusHandle()
  /// The caret positions before each character and after the last, in points from the field's edge.
  var offsets: [CGFloat] = [0]
  var height: CGFloat = 0
  /// The position of the caret, in points from the field's edge.
  var caretOffset: CGFloat = 0
  /// The time of the last edit, caret movement or focus change, in seconds.
  private(set) var lastActivity = 0.0

  var caret: CGRect { CGRect(x: caretOffset, y: 0, width: 2, height: height) }

  func recordActivity() {
    lastActivity = focus.time
  }

  /// The caret index nearest to a position.
  func index(at x: CGFloat) -> Int {
    offsets.indices.min { abs(offsets[$0] - x) < abs(offsets[$1] - x) } ?? 0
  }

  /// The index of the character at a position.
  func character(at x: CGFloat) -> Int {
    let found = offsets.indices.dropLast().first { index in
      let (a, b) = (offsets[index], offsets[index + 1])
      return min(a, b) <= x && x < max(a, b)
    }
    return found ?? max(0, index(at: x) - 1)
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
