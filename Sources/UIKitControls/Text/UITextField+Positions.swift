// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews

extension UITextField: _PositionedText {
  /// Posted when a user has changed the text of a field.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when a field begins to be edited.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when a field is no longer edited.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  public var _text: String { model.value }

  public var _selectedRange: NSRange? {
    get { edit.selection?.utf16Range(of: model.value) }
    set { edit.select(newValue.map { TextSelection(utf16: $0, of: model.value) }) }
  }

  public func _replace(_ range: NSRange, with text: String) {
    guard let change = TypedChange(model.value, range, text) else { return }
    edit.type(change.text, caret: change.caret)
  }

  public func _caretRect(at offset: Int) -> CGRect {
    let font = font ?? .systemFont(ofSize: 17)
    var area = editingRect(forBounds: bounds)
    area = CGRect(
      x: area.minX, y: area.midY - font.lineHeight / 2, width: area.width, height: font.lineHeight)
    return CaretPositions(model.value, font).rect(
      at: offset, in: area, wraps: false, textAlignment.resolved(in: self), font)
  }
}

extension UITextView: _PositionedText {
  /// Posted when a user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when the text begins to be edited.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the text is no longer edited.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  public var _text: String { model.value }

  public var _selectedRange: NSRange? {
    get { edit.selection?.utf16Range(of: model.value) }
    set { edit.select(newValue.map { TextSelection(utf16: $0, of: model.value) }) }
  }

  /// The selected part in UTF-16 units, without characters for a caret; that at the end of the text while there is none.
  /// A part outside of the text is left out when it is set.
  public var selectedRange: NSRange {
    get { _selectedRange ?? NSRange(location: model.value.utf16.count, length: 0) }
    set { _selectedRange = newValue }
  }

  public func _replace(_ range: NSRange, with text: String) {
    guard let change = TypedChange(model.value, range, text) else { return }
    edit.type(change.text, caret: change.caret)
  }

  public func _caretRect(at offset: Int) -> CGRect {
    let inset = textContainerInset
    let area = CGRect(
      x: inset.left + textContainer.lineFragmentPadding, y: inset.top,
      width: max(
        0, bounds.width - inset.left - inset.right - 2 * textContainer.lineFragmentPadding),
      height: bounds.height)
    return CaretPositions(model.value, usedFont).rect(
      at: offset, in: area, wraps: true, textAlignment.resolved(in: self), usedFont)
  }
}

/// A text after a part of it has been replaced, and the caret after the replacement.
private struct TypedChange {
  let text: String
  let caret: TextSelection

  init?(_ old: String, _ range: NSRange, _ replacement: String) {
    guard let part = Range(range, in: old) else { return nil }
    let start = String(old[..<part.lowerBound]) + replacement
    text = start + old[part.upperBound...]
    caret = TextSelection(
      insertionPoint: String.Index(utf16Offset: start.utf16.count, in: text))
  }
}

extension TextSelection {
  /// Creates a selection of the part of a range that is in the text: a caret at the nearest end if there is none.
  fileprivate init(utf16 range: NSRange, of text: String) {
    let length = text.utf16.count
    let (end, overflows) = range.location.addingReportingOverflow(max(0, range.length))
    let (first, last) = (
      min(max(0, range.location), length), min(max(0, overflows ? length : end), length)
    )
    self.init(
      range: String.Index(utf16Offset: first, in: text)..<String.Index(utf16Offset: last, in: text))
  }

  /// The selected part in UTF-16 units; nil for no part.
  fileprivate func utf16Range(of text: String) -> NSRange? {
    guard let characters = characters(of: text) else { return nil }
    func index(_ number: Int) -> String.Index {
      text.index(text.startIndex, offsetBy: number, limitedBy: text.endIndex) ?? text.endIndex
    }
    return NSRange(index(characters.lowerBound)..<index(characters.upperBound), in: text)
  }
}
