// Part of Snapback, under the MIT licence; see LICENSE.

package import Scrolling

/// A text with the protocol's offsets, which count code points.
package struct ObjectText {
  let scalars: [Unicode.Scalar]
  let caret: Int
  let selection: Range<Int>
  /// The number of code points before each character, and their total.
  private let starts: [Int]

  package init(_ string: String) {
    self.init(characters: Array(string), caret: 0, selection: 0..<0)
  }

  @MainActor
  package init(_ text: EditedText) {
    self.init(characters: text.characters, caret: text.caret, selection: text.selection)
  }

  init(characters: [Character], caret: Int, selection: Range<Int>) {
    var (scalars, starts): ([Unicode.Scalar], [Int]) = ([], [0])
    for character in characters {
      scalars += character.unicodeScalars
      starts.append(scalars.count)
    }
    self.scalars = scalars
    self.starts = starts
    func offset(_ index: Int) -> Int { starts[min(max(index, 0), starts.count - 1)] }
    self.caret = offset(caret)
    self.selection = offset(selection.lowerBound)..<offset(selection.upperBound)
  }

  package var count: Int { scalars.count }

  /// The text of a range, which is limited to the text.
  package func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range.clamped(to: 0..<count)])
    return String(view)
  }

  /// The index of the character at an offset; the number of characters beyond the end.
  package func character(at offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    return starts.firstIndex { $0 >= offset }.map { index in
      starts[index] == offset ? index : index - 1
    } ?? starts.count - 1
  }

  /// The offset of a character.
  func offset(ofCharacter index: Int) -> Int { starts[min(max(index, 0), starts.count - 1)] }

  /// A range of offsets; an end of -1 is that of the text.
  package func range(_ start: Int, _ end: Int) -> Range<Int> {
    let upper = end < 0 ? count : min(end, count)
    let lower = min(max(start, 0), count)
    return lower..<max(lower, upper)
  }

  /// The characters in a range of offsets.
  func characters(in range: Range<Int>) -> Range<Int> {
    let lower = character(at: range.lowerBound)
    return lower..<max(lower, character(at: range.upperBound))
  }

  /// The unit of a text, as the protocol's granularities.
  package enum Unit: Int {
    case character, word, sentence, line, paragraph
  }

  /// The range of the unit at an offset. A unit ends where the next one starts, so that it includes
  /// the spaces after it.
  package func range(of unit: Unit, at offset: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let offset = min(max(offset, 0), count)
    if unit == .character { return offset..<min(offset + 1, count) }
    var start = min(offset, count - 1)
    while start > 0, !isStart(of: unit, start) { start -= 1 }
    var end = offset + 1
    while end < count, !isStart(of: unit, end) { end += 1 }
    return start..<min(max(end, start), count)
  }

  private func isStart(of unit: Unit, _ offset: Int) -> Bool {
    let (last, next) = (scalars[offset - 1], scalars[offset])
    let isAfterNewline = last.properties.generalCategory == .control && last.value == 10
    switch unit {
    case .character: return true
    case .word: return !last.isInWord && next.isInWord || isAfterNewline
    case .sentence:
      // Looking back over the spaces only from their end keeps a search in a text of spaces linear.
      if next.properties.isWhitespace { return isAfterNewline }
      var index = offset - 1
      while index > 0, scalars[index].properties.isWhitespace { index -= 1 }
      return index < offset - 1 && ".!?".unicodeScalars.contains(scalars[index]) || isAfterNewline
    case .line, .paragraph: return isAfterNewline
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isInWord: Bool {
    properties.isAlphabetic || properties.numericType != nil || self == "_" || self == "'"
      || properties.canonicalCombiningClass != .notReordered
  }
}
