// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
import MessageBus
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// `org.a11y.atspi.Text` and `EditableText`. Offsets count code points.
extension AccessibilityServer {
  func textReply(
    _ object: AccessibleObject, _ member: String, _ arguments: [DBusValue]
  ) -> BusReply {
    guard let text = object.text else { return .unknown(member) }
    let numbers = arguments.compactMap(\.integer)
    let offset = numbers.first ?? 0
    switch member {
    case "GetText":
      guard numbers.count == 2 else { return .invalid }
      return .string(text.string(text.range(numbers[0], numbers[1])))
    case "GetCharacterAtOffset":
      return .integer(text.scalars.indices.contains(offset) ? Int(text.scalars[offset].value) : 0)
    case "GetStringAtOffset":
      guard numbers.count == 2, let unit = ObjectText.Unit(rawValue: numbers[1]) else {
        return .invalid
      }
      return stringReply(text, text.range(of: unit, at: offset))
    case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      guard numbers.count == 2 else { return .invalid }
      return boundaryReply(text, member, offset, boundary: numbers[1])
    case "SetCaretOffset":
      return select(object, text, offset..<offset)
    case "GetNSelections": return .integer(text.selection.isEmpty ? 0 : 1)
    case "GetSelection":
      let range = offset == 0 ? text.selection : 0..<0
      return .values([.int32(Int32(range.lowerBound)), .int32(Int32(range.upperBound))])
    case "AddSelection":
      guard numbers.count == 2 else { return .invalid }
      return select(object, text, text.range(numbers[0], numbers[1]))
    case "SetSelection":
      guard numbers.count == 3 else { return .invalid }
      return select(object, text, text.range(numbers[1], numbers[2]))
    case "RemoveSelection":
      return select(object, text, text.caret..<text.caret)
    default: return geometryReply(object, text, member, numbers)
    }
  }

  private func stringReply(_ text: ObjectText, _ range: Range<Int>) -> BusReply {
    .values([
      .string(text.string(range)), .int32(Int32(range.lowerBound)),
      .int32(Int32(range.upperBound)),
    ])
  }

  /// The older way to ask for parts of a text: boundaries 0 to 6 are the character, and starts and
  /// ends of words, sentences and lines.
  private func boundaryReply(
    _ text: ObjectText, _ member: String, _ offset: Int, boundary: Int
  ) -> BusReply {
    guard let unit = ObjectText.Unit(rawValue: (boundary + 1) / 2), boundary >= 0 else {
      return .invalid
    }
    let range = text.range(of: unit, at: offset)
    switch member {
    case "GetTextBeforeOffset":
      return stringReply(
        text, range.lowerBound > 0 ? text.range(of: unit, at: range.lowerBound - 1) : 0..<0)
    case "GetTextAfterOffset":
      let end = range.upperBound
      return stringReply(text, end < text.count ? text.range(of: unit, at: end) : end..<end)
    default: return stringReply(text, range)
    }
  }

  private func geometryReply(
    _ object: AccessibleObject, _ text: ObjectText, _ member: String, _ numbers: [Int]
  ) -> BusReply {
    let path = ObjectPath.object(object.id)
    func extents(_ range: Range<Int>, _ coordinates: Int) -> BusReply {
      let frame = object.node.text?.frame(text.characters(in: range)) ?? object.node.frame
      return .values(pixels(of: frame, coordinates, path))
    }
    let everything: [DBusValue] = [.int32(0), .int32(Int32(text.count))]
    switch member {
    case "GetCharacterExtents":
      guard numbers.count == 2 else { return .invalid }
      return extents(text.range(numbers[0], numbers[0] + 1), numbers[1])
    case "GetRangeExtents":
      guard numbers.count == 3 else { return .invalid }
      return extents(text.range(numbers[0], numbers[1]), numbers[2])
    case "GetOffsetAtPoint":
      guard numbers.count == 3 else { return .invalid }
      let point = point(numbers[0], numbers[1], numbers[2], path)
      guard object.node.frame.encloses(point) else { return .integer(-1) }
      return .integer(object.node.text.map { text.offset(ofCharacter: $0.index(point)) } ?? 0)
    case "GetBoundedRanges": return .values([.array("(iisv)", [])])
    case "GetAttributes", "GetAttributeRun":
      return .values([.dictionary("s", [:])] + everything)
    case "GetAttributeValue": return .string("")
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return .values([.dictionary("s", [:])])
    case "ScrollSubstringTo", "ScrollSubstringToPoint":
      return componentReply(object, "ScrollTo", [])
    default: return .unknown(member)
    }
  }

  private func select(
    _ object: AccessibleObject, _ text: ObjectText, _ range: Range<Int>
  ) -> BusReply {
    guard let edited = object.node.text, object.node.isEnabled else { return .boolean(false) }
    let characters = text.characters(in: text.range(range.lowerBound, range.upperBound))
    perform(object) { edited.select(characters) }
    return .boolean(true)
  }

  // MARK: Editing

  func editableTextReply(
    _ object: AccessibleObject, _ member: String, _ arguments: [DBusValue]
  ) -> BusReply {
    guard let text = object.text, let edited = object.node.text, object.node.isEnabled else {
      return .boolean(false)
    }
    let numbers = arguments.compactMap(\.integer)
    func replace(_ range: Range<Int>, with string: String) -> BusReply {
      let characters = text.characters(in: range)
      perform(object) { edited.replace(characters, string) }
      return .boolean(true)
    }
    switch member {
    case "SetTextContents":
      guard let string = arguments.first?.text else { return .invalid }
      return replace(0..<text.count, with: string)
    case "InsertText":
      guard numbers.count == 2, let string = arguments.compactMap(\.text).first else {
        return .invalid
      }
      let inserted = String(
        String.UnicodeScalarView(string.unicodeScalars.prefix(max(numbers[1], 0))))
      return replace(text.range(numbers[0], numbers[0]), with: inserted)
    case "DeleteText":
      guard numbers.count == 2 else { return .invalid }
      return replace(text.range(numbers[0], numbers[1]), with: "")
    case "CutText":
      guard numbers.count == 2 else { return .invalid }
      let range = text.range(numbers[0], numbers[1])
      guard object.node.role != .secureField else { return .boolean(false) }
      object.node.host?.copyText(text.string(range))
      return replace(range, with: "")
    case "CopyText":
      guard numbers.count == 2 else { return .invalid }
      if object.node.role != .secureField {
        object.node.host?.copyText(text.string(text.range(numbers[0], numbers[1])))
      }
      return .values([])
    case "PasteText":
      guard let offset = numbers.first, let string = object.node.host?.clipboardText()
      else { return .boolean(false) }
      return replace(text.range(offset, offset), with: string)
    default: return .unknown(member)
    }
  }
}
