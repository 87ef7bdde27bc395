// Part of Snapback, under the MIT licence; see LICENSE.

import Testing
import TextModel

/// Random edits, compared with a plain model. A failure names the seed and the steps.
@Suite struct TextEditingFuzzTests {
  private static let pieces = [
    "a", "b", " ", "é", "e", "\u{301}", "한", "ㅎ", "👩‍👩‍👧", "👍", "🏽", "\u{200d}", "🇩", "🇪", "א", "ב",
    "ع", "\u{64e}", "\n", "\r\n", "\t", "日本", "かな", "_", ".", "don't", "\u{7}", "\u{202e}",
    "e\u{301}\u{301}",
  ]
  private static let steps: [TextEditing.Step] = [.character, .word, .paragraph, .all]

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `random edits have the effect that they have on a plain text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var editor = TextEditing()
    var plain = PlainText()
    var log: [String] = []
    var seen: Set<String> = [""]
    for _ in 0..<120 {
      log.append(step(&editor, &plain, &random))
      seen.insert(editor.string)
      guard check(editor, plain, seed, log) else { return }
    }
    undoAndRedo(editor, plain.string, seen, seed, log)
  }

  /// Undoing everything and redoing it goes through texts that there were, back to the last one.
  private func undoAndRedo(
    _ editor: TextEditing, _ last: String, _ seen: Set<String>, _ seed: UInt64, _ log: [String]
  ) {
    var editor = editor
    let context = Comment(rawValue: "seed \(seed): \(log.joined(separator: "; "))")
    var count = 0
    while editor.canUndo {
      editor.undo()
      count += 1
      #expect(seen.contains(editor.string), context)
      #expect(Array(editor.string) == editor.characters, context)
    }
    for _ in 0..<count { editor.redo() }
    #expect(editor.string.utf8.elementsEqual(last.utf8), context)
  }

  private func check(
    _ editor: TextEditing, _ plain: PlainText, _ seed: UInt64, _ log: [String]
  ) -> Bool {
    let isSame =
      editor.string.utf8.elementsEqual(plain.string.utf8)
      && editor.characters.map(\.utf8.count) == Array(editor.string).map(\.utf8.count)
      && editor.anchor == plain.anchor && editor.head == plain.head
      && editor.head <= editor.characters.count && editor.anchor <= editor.characters.count
    #expect(
      isSame,
      """
      seed \(seed): \(log.joined(separator: "; ")) gives \(editor.string.debugDescription) \
      \(editor.anchor), \(editor.head) instead of \(plain.string.debugDescription) \
      \(plain.anchor), \(plain.head)
      """)
    return isSame
  }

  /// Makes one random edit, and returns its description.
  private func step(
    _ editor: inout TextEditing, _ plain: inout PlainText, _ random: inout SeededGenerator
  ) -> String {
    let piece = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }.joined()
    let index = Int.random(in: 0...max(plain.count, 1), using: &random)
    let other = Int.random(in: 0...max(plain.count, 1), using: &random)
    let isForward = Bool.random(using: &random)
    let isExtending = Bool.random(using: &random)
    let unit = Self.steps.randomElement(using: &random) ?? .character
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2, 3:
      editor.insert(piece, allowsNewlines: true, isTyped: isForward)
      insert(piece, into: &plain)
      return "insert \(piece.debugDescription)"
    case 4:
      let target = editor.selection
      editor.delete(.character, forward: isForward)
      let range =
        !target.isEmpty
        ? target
        : isForward
          ? plain.head..<min(plain.head + 1, plain.count) : max(plain.head - 1, 0)..<plain.head
      if !range.isEmpty { plain.replace(range, with: "") }
      return "delete \(isForward)"
    case 5:
      editor.moveCaret(to: index, extending: isExtending)
      plain.head = min(index, plain.count)
      if !isExtending { plain.anchor = plain.head }
      return "caret \(index) \(isExtending)"
    case 6:
      editor.move(unit, forward: isForward, extending: isExtending)
      // Words and paragraphs have tests of their own.
      (plain.anchor, plain.head) = (editor.anchor, editor.head)
      return "move \(unit) \(isForward) \(isExtending)"
    case 7:
      let length = Int.random(in: 0...3, using: &random)
      if !plain.selection.isEmpty { plain.replace(plain.selection, with: "") }
      editor.compose(Composition("かx", selection: 1..<1))
      editor.compose(Composition(piece, selection: index..<index + length))
      if isForward {
        editor.commitComposition(allowsNewlines: true)
        insert(piece, into: &plain)
      } else {
        editor.compose(Composition())
      }
      return "compose \(piece.debugDescription) \(isForward)"
    case 8:
      let isUndo = isForward
      if isUndo { editor.undo() } else { editor.redo() }
      plain = PlainText(string: editor.string, anchor: editor.anchor, head: editor.head)
      return isUndo ? "undo" : "redo"
    case 9:
      let range = min(index, other)..<max(index, other)
      editor.select(range)
      plain.anchor = min(range.lowerBound, plain.count)
      plain.head = min(range.upperBound, plain.count)
      return "select \(range)"
    case 10:
      let range = min(index, plain.count)..<max(min(index, plain.count), min(other, plain.count))
      let target = Int.random(in: 0...plain.count, using: &random)
      move(range, to: target, copying: isExtending, editor: &editor, plain: &plain)
      return "move \(range) to \(target), copying \(isExtending)"
    default:
      let text = isForward ? piece : plain.string
      editor = editor.synced(with: text)
      plain = PlainText(string: text, anchor: editor.anchor, head: editor.head)
      if !isForward { plain.string = editor.string }
      return "text \(text.debugDescription)"
    }
  }

  private func insert(_ piece: String, into plain: inout PlainText) {
    var accepted = ""
    for character in piece {
      if character.isNewline {
        accepted += "\n"
      } else if character != "\u{7}" {
        accepted.append(character)
      }
    }
    if !accepted.isEmpty { plain.replace(plain.selection, with: accepted) }
  }

  private func move(
    _ range: Range<Int>, to index: Int, copying: Bool, editor: inout TextEditing,
    plain: inout PlainText
  ) {
    let scalars = editor.string.unicodeScalars.count
    let moved = String(Array(plain.string)[range])
    let isInside = index >= range.lowerBound && index <= range.upperBound
    editor.move(range, to: index, copying: copying)
    if !range.isEmpty, copying || !isInside {
      // No scalar is lost, and none is added.
      let added = copying ? moved.unicodeScalars.count : 0
      #expect(editor.string.unicodeScalars.count == scalars + added)
      let characters = Array(plain.string)
      if copying {
        plain.string =
          String(characters[..<index]) + moved + String(characters[index...])
      } else if index < range.lowerBound {
        plain.string =
          String(characters[..<index]) + moved + String(characters[index..<range.lowerBound])
          + String(characters[range.upperBound...])
      } else {
        plain.string =
          String(characters[..<range.lowerBound]) + String(characters[range.upperBound..<index])
          + moved + String(characters[index...])
      }
    }
    (plain.anchor, plain.head) = (editor.anchor, editor.head)
  }
}
