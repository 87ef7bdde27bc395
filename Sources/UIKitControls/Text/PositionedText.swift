// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A field whose text has positions. Not for programs: its members are those of UIKit's fields.
@preconcurrency @MainActor
public protocol _PositionedText: UIView {
  /// The text of the field.
  var _text: String { get }
  /// The selected part in UTF-16 units; nil while there is none.
  var _selectedRange: NSRange? { get set }
  /// Replaces a part of the text, as typing does, and puts the caret after it.
  func _replace(_ range: NSRange, with text: String)
  /// The rectangle of the caret before a character, in the field.
  func _caretRect(at offset: Int) -> CGRect
}

extension _PositionedText {
  private var length: Int { _text.utf16.count }

  private func clamped(_ offset: Int) -> Int { min(max(offset, 0), length) }

  private func clamped(_ range: UITextRange) -> NSRange {
    let (start, end) = (clamped(range.start.offset), clamped(range.end.offset))
    return NSRange(location: start, length: end - start)
  }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The position some UTF-16 units after another one; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...length).contains(sum) ? UITextPosition(sum) : nil
  }

  /// The part between two positions, in any order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (a, b) = (clamped(fromPosition.offset), clamped(toPosition.offset))
    return UITextRange(NSRange(location: min(a, b), length: abs(b - a)))
  }

  /// The number of UTF-16 units from one position to another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the order of two positions in the text.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Returns the characters of a range, which is limited to the text; nil if an end is inside of a
  /// character.
  public func text(in range: UITextRange) -> String? {
    Range(clamped(range), in: _text).map { String(_text[$0]) }
  }

  /// The selected part, without characters for a caret; nil while there is none. Setting it moves the caret.
  public var selectedTextRange: UITextRange? {
    get { _selectedRange.map { UITextRange($0) } }
    set { _selectedRange = newValue.map { clamped($0) } }
  }

  /// Replaces the characters of a range, as typing does.
  public func replace(_ range: UITextRange, withText text: String) {
    _replace(clamped(range), with: text)
  }

  /// The selected range or the caret; otherwise the end of the text.
  private var target: NSRange {
    let range = _selectedRange ?? NSRange(location: length, length: 0)
    return clamped(UITextRange(range))
  }

  /// Replaces the selected part, or inserts at the caret, or at the end of a text that is not edited.
  public func insertText(_ text: String) { _replace(target, with: text) }

  /// Deletes the selected part, or the character before the caret.
  public func deleteBackward() {
    var range = target
    if range.length == 0 {
      guard let end = Range(range, in: _text)?.lowerBound, end > _text.startIndex else { return }
      range = NSRange(_text.index(before: end)..<end, in: _text)
    }
    _replace(range, with: "")
  }

  /// The rectangle of the caret at a position, in the field.
  ///
  /// - Note: Differs from UIKit: of a text that has been scrolled, its place without scrolling.
  public func caretRect(for position: UITextPosition) -> CGRect {
    _caretRect(at: clamped(position.offset))
  }

  /// The rectangle of the first line of a part, in the field.
  ///
  /// - Note: Differs from UIKit: of a text that has been scrolled, its place without scrolling.
  public func firstRect(for range: UITextRange) -> CGRect {
    let range = clamped(range)
    let first = _caretRect(at: range.location)
    var last = first
    var offset = range.location
    while offset < range.location + range.length {
      offset += 1
      let next = _caretRect(at: offset)
      if next.minY != first.minY { break }
      last = next
    }
    return first.union(last)
  }

  /// The position nearest to a point of the field.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    let distances = (0...length).map { offset -> (CGFloat, CGFloat) in
      let rect = _caretRect(at: offset)
      return (max(0, rect.minY - point.y, point.y - rect.maxY), abs(rect.midX - point.x))
    }
    return distances.indices.min { distances[$0] < distances[$1] }.map { UITextPosition($0) }
  }

  /// Selects the whole text.
  public func selectAll(_ sender: Any?) { _selectedRange = NSRange(location: 0, length: length) }
}

/// The caret positions of a text in a font.
@MainActor
struct CaretPositions {
  private let text: String
  private let drawn = LabelText()

  init(_ text: String, _ font: UIFont) {
    self.text = text
    drawn.text = StyledText([StyledText.Run(text, font: font.font)])
  }

  /// The rectangle of the caret before a character, in an area that the lines fill.
  func rect(
    at offset: Int, in area: CGRect, wraps: Bool, _ alignment: NSTextAlignment, _ font: UIFont
  ) -> CGRect {
    let lines = drawn.caretLines(width: wraps ? area.width : nil)
    let index = String.Index(utf16Offset: offset, in: text)
    let character = text.distance(from: text.startIndex, to: min(index, text.endIndex))
    // A caret between two lines is at the start of the second one.
    guard let line = lines.last(where: { $0.characters.lowerBound <= character }) ?? lines.first
    else {
      return CGRect(x: area.minX, y: area.minY, width: 2, height: font.lineHeight)
    }
    let column = min(max(0, character - line.characters.lowerBound), line.offsets.count - 1)
    let width = CGFloat(line.offsets.max() ?? 0)
    let start: CGFloat =
      switch alignment {
      case .center: area.midX - width / 2
      case .right: area.maxX - width
      default: area.minX
      }
    let x = start + CGFloat(line.offsets.isEmpty ? 0 : line.offsets[column])
    return CGRect(
      x: wraps ? x : min(max(x, area.minX), area.maxX), y: area.minY + CGFloat(line.top), width: 2,
      height: CGFloat(line.height))
  }
}
