// Part of Snapback, under the MIT licence; see LICENSE.

/// The editing state of a text: characters, selection, composition and undo history.
///
/// Indices count characters, that is, grapheme clusters. Indices outside of the text are clamped.
package struct TextEditing: Equatable, Sendable {
  /// The unit of a caret movement or a deletion.
  package enum Step: Sendable {
    case character
    case word
    /// The text between two line terminators.
    case paragraph
    case all
  }

  package internal(set) var characters: [Character]
  /// The characters as one string.
  package internal(set) var string: String
  /// The fixed end of the selection, and the moving end, where the caret is.
  package internal(set) var anchor: Int
  package internal(set) var head: Int
  /// The character that the caret belongs to.
  package internal(set) var affinity = CaretAffinity.upstream
  /// The character that the caret belongs to after an edit, and when it is moved to an index; nil for the
  /// one before it.
  package var preferredAffinity: CaretAffinity?
  /// The preedit text of an input method at the caret. It is not part of the text yet.
  package internal(set) var composition = Composition()
  var history = UndoHistory()

  package init(_ text: String = "") {
    characters = Array(text)
    string = text
    anchor = characters.count
    head = characters.count
  }

  /// Compares what mostly differs first, as texts may be long.
  package static func == (a: TextEditing, b: TextEditing) -> Bool {
    a.head == b.head && a.anchor == b.anchor && a.affinity == b.affinity
      && a.characters.count == b.characters.count && a.composition == b.composition
      && a.string == b.string && a.history == b.history
  }

  package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  package var selectedText: String { String(characters[selection]) }
  package var caret: CaretPosition { CaretPosition(head, affinity) }
  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }

  /// The same state with another text, if the text was changed from outside. The undo history is
  /// discarded.
  package func synced(with text: String) -> TextEditing {
    guard string != text else { return self }
    var editor = TextEditing(text)
    editor.composition = composition
    if characters.isEmpty { return editor }
    editor.anchor = min(anchor, editor.characters.count)
    editor.head = min(head, editor.characters.count)
    return editor
  }

  // MARK: Caret and selection

  /// Moves the caret forward or backward in the order of the text. `extending` keeps the anchor of
  /// the selection; otherwise a step of a character from a selection moves to its end.
  package mutating func move(_ step: Step, forward: Bool, extending: Bool) {
    if !extending, !selection.isEmpty, step == .character {
      moveCaret(to: forward ? selection.upperBound : selection.lowerBound)
    } else {
      moveCaret(to: target(step, forward: forward), extending: extending)
    }
  }

  /// Moves the caret to an index. It belongs to the preferred character, or to the one after it at the
  /// start of a paragraph.
  package mutating func moveCaret(to index: Int, extending: Bool = false) {
    let index = clamped(index)
    let isStart = index == 0 || characters[index - 1].isNewline
    let affinity = isStart ? .downstream : preferredAffinity ?? .upstream
    moveCaret(to: CaretPosition(index, affinity), extending: extending)
  }

  package mutating func moveCaret(to position: CaretPosition, extending: Bool = false) {
    history.close()
    head = clamped(position.index)
    affinity = position.affinity
    if !extending { anchor = head }
  }

  package mutating func select(_ range: Range<Int>) {
    moveCaret(to: range.lowerBound)
    moveCaret(to: max(range.upperBound, anchor), extending: true)
  }

  package mutating func selectAll() { select(0..<characters.count) }

  /// Selects from the fixed end of a selection to a range on one of its sides: a drag after a press
  /// that has selected `origin`, a word or a paragraph.
  package mutating func extend(from origin: Range<Int>, to range: Range<Int>) {
    let isBackward = range.lowerBound < origin.lowerBound
    moveCaret(to: isBackward ? origin.upperBound : origin.lowerBound)
    moveCaret(
      to: isBackward ? range.lowerBound : max(range.upperBound, origin.upperBound),
      extending: true)
  }

  /// The word, or the separators between two words, at an index.
  package func word(at index: Int) -> Range<Int> {
    WordBoundaries(characters: characters).range(at: index)
  }

  /// The paragraph at an index, without its line terminator.
  package func paragraph(at index: Int) -> Range<Int> {
    let index = clamped(index)
    let lower = characters[..<index].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let upper = characters[index...].firstIndex(where: \.isNewline) ?? characters.count
    return lower..<upper
  }

  func clamped(_ index: Int) -> Int { min(max(index, 0), characters.count) }

  func clamped(_ range: Range<Int>) -> Range<Int> {
    clamped(range.lowerBound)..<clamped(range.upperBound)
  }

  /// The index one step from the caret.
  func target(_ step: Step, forward: Bool) -> Int {
    switch step {
    case .all: return forward ? characters.count : 0
    case .character: return clamped(head + (forward ? 1 : -1))
    case .word:
      let words = WordBoundaries(characters: characters)
      return forward ? words.end(after: head) : words.start(before: head)
    case .paragraph:
      let paragraph = paragraph(at: head)
      let edge = forward ? paragraph.upperBound : paragraph.lowerBound
      guard edge == head else { return edge }
      // At the edge already: that of the next paragraph.
      let next = self.paragraph(at: head + (forward ? 1 : -1))
      return forward ? next.upperBound : next.lowerBound
    }
  }
}
