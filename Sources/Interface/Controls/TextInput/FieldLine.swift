// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Where the characters of a text field's line are: known to what draws it, asked by hand and keyboard.
@MainActor
final class FieldLine {
  let focus = FocusHandle()
  /// From the field's edge, where a caret stands before each character and after the last.
  var offsets: [CGFloat] = [0]
  var height: CGFloat = 0
  /// Where the caret is, in points from the field's edge.
  var caretOffset: CGFloat = 0
  /// When something was last done to it, in seconds.
  private(set) var activity = 0.0

  var caret: CGRect { CGRect(x: caretOffset, y: 0, width: 2, height: height) }

  func noteActivity() {
    activity = focus.time
  }

  /// The place between two characters that is nearest to a point.
  func index(at x: CGFloat) -> Int {
    offsets.indices.min { abs(offsets[$0] - x) < abs(offsets[$1] - x) } ?? 0
  }

  /// The character under a point.
  func character(at x: CGFloat) -> Int {
    let found = offsets.indices.dropLast().first { index in
      let (a, b) = (offsets[index], offsets[index + 1])
      return min(a, b) <= x && x < max(a, b)
    }
    return found ?? max(0, index(at: x) - 1)
  }

  // MARK: Blinking

  /// Shown, hidden, in seconds: calmly, and no longer than so long after the last change.
  private static let (on, off, end) = (0.65, 0.4, 12.0)

  /// Whether the caret is to be seen.
  func isCaretShown(at time: Double) -> Bool {
    let age = time - activity
    guard age >= 0, age < Self.end else { return true }
    return age.truncatingRemainder(dividingBy: Self.on + Self.off) < Self.on
  }

  /// When the caret next comes or goes; nil where it stays.
  func nextBlink(after time: Double) -> Double? {
    guard !focus.reducesMotion else { return nil }
    let age = time - activity
    guard age >= 0, age < Self.end else { return nil }
    let period = Self.on + Self.off
    let start = (age / period).rounded(.down) * period
    return activity + start + (age - start < Self.on ? Self.on : period)
  }
}
