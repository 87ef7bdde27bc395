// Part of Snapback, under the MIT licence; see LICENSE.

/// The editing state of a text: characters, selection, and undo history.
///
/// Indices count characters, that is, grapheme clusters.
struct TextEditing: Equatable {
  /// The unit of a caret movement or a deletion.
  enum Step {
    case character
    case word
    case all
  }

  private struct Snapshot: Equatable {
    var characters: [Character]
    var anchor: Int
    var head: Int
  }

  private(set) var characters: [Character]
  /// The fixed end of the selection, and the moving end, where the caret is.
  private(set) var anchor: Int
  private(set) var head: Int
  /// The text that an input method is composing at the caret. It is not part of the text yet.
  private(set) var composing = ""
  private var undoStack: [Snapshot] = []
  private var redoStack: [Snapshot] = []
  /// Whether the next typed character is merged with the last change into one undo step.
  private var isTyping = false

  init(_ text: String = "") {
    characters = Array(text)
    anchor = characters.count
    head = characters.count
  }

  var string: String { String(characters) }
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var selectedText: String { String(characters[selection]) }

  /// The same state with another text, if the text was changed from outside. The undo history is
  /// discarded.
  func synced(with text: String) -> TextEditing {
    guard string != text else { return self }
    var editor = TextEditing(text)
    if characters.isEmpty { return editor }
    editor.anchor = min(anchor, editor.characters.count)
    editor.head = min(head, editor.characters.count)
    return editor
  }

  // MARK: Caret and selection

  /// Moves the caret forward or backward; `extending` keeps the anchor of the selection.
  mutating func move(_ step: Step, forward: Bool, extending: Bool) {
    isTyping = false
    if !extending, !selection.isEmpty, step == .character {
      moveCaret(to: forward ? selection.upperBound : selection.lowerBound)
    } else {
      moveCaret(to: target(step, forward: forward), extending: extending)
    }
  }

  mutating func moveCaret(to index: Int, extending: Bool = false) {
    isTyping = false
    head = min(max(index, 0), characters.count)
    if !extending { anchor = head }
  }

  mutating func select(_ range: Range<Int>) {
    isTyping = false
    anchor = min(max(range.lowerBound, 0), characters.count)
    head = min(max(range.upperBound, anchor), characters.count)
  }

  mutating func selectAll() { select(0..<characters.count) }

  /// The range of the word, or of the separators between two words, at an index.
  func word(at index: Int) -> Range<Int> {
    guard !characters.isEmpty else { return 0..<0 }
    let index = min(max(index, 0), characters.count - 1)
    let isWord = Self.isWord(characters[index])
    var range = index..<index + 1
    while range.lowerBound > 0, Self.isWord(characters[range.lowerBound - 1]) == isWord {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < characters.count, Self.isWord(characters[range.upperBound]) == isWord {
      range = range.lowerBound..<range.upperBound + 1
    }
    return range
  }

  private func target(_ step: Step, forward: Bool) -> Int {
    switch step {
    case .all: return forward ? characters.count : 0
    case .character: return min(max(head + (forward ? 1 : -1), 0), characters.count)
    case .word:
      var index = head
      func next() -> Character? {
        forward
          ? (index < characters.count ? characters[index] : nil)
          : (index > 0 ? characters[index - 1] : nil)
      }
      while let character = next(), !Self.isWord(character) { index += forward ? 1 : -1 }
      while let character = next(), Self.isWord(character) { index += forward ? 1 : -1 }
      return index
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "'"
  }

  // MARK: Editing

  /// Replaces the selection. In a single line, newlines and tabs become spaces; in several lines, all
  /// newlines become line feeds. Other control characters are removed.
  mutating func insert(_ text: String, allowsNewlines: Bool = false) {
    composing = ""
    let added = text.compactMap { character -> Character? in
      if character.isNewline { return allowsNewlines ? "\n" : " " }
      if character == "\t" { return allowsNewlines ? "\t" : " " }
      return character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
        ? character : nil
    }
    guard !added.isEmpty else { return }
    let coalesces = added.count == 1 && added != ["\n"] && selection.isEmpty
    recordUndo(coalescing: coalesces)
    replaceSelection(with: added)
    isTyping = coalesces
  }

  /// Deletes the selection, or one step from the caret if it is empty.
  mutating func delete(_ step: Step, forward: Bool) {
    let range =
      selection.isEmpty
      ? min(head, target(step, forward: forward))..<max(head, target(step, forward: forward))
      : selection
    guard !range.isEmpty else { return }
    recordUndo(coalescing: false)
    (anchor, head) = (range.lowerBound, range.upperBound)
    replaceSelection(with: [])
  }

  mutating func compose(_ text: String) {
    if !text.isEmpty, !selection.isEmpty { delete(.character, forward: true) }
    composing = text
  }

  mutating func undo() { restore(\.undoStack, \.redoStack) }
  mutating func redo() { restore(\.redoStack, \.undoStack) }

  private mutating func replaceSelection(with added: [Character]) {
    let range = selection
    // Inserted text may combine with its neighbors into one character, so characters are recounted.
    let before = String(characters[..<range.lowerBound]) + String(added)
    characters = Array(before + String(characters[range.upperBound...]))
    head = min(before.count, characters.count)
    anchor = head
  }

  private mutating func recordUndo(coalescing: Bool) {
    redoStack.removeAll()
    if coalescing, isTyping { return }
    undoStack.append(Snapshot(characters: characters, anchor: anchor, head: head))
    if undoStack.count > 100 { undoStack.removeFirst() }
    isTyping = false
  }

  private mutating func restore(
    _ source: WritableKeyPath<TextEditing, [Snapshot]>,
    _ other: WritableKeyPath<TextEditing, [Snapshot]>
  ) {
    guard let snapshot = self[keyPath: source].popLast() else { return }
    self[keyPath: other].append(Snapshot(characters: characters, anchor: anchor, head: head))
    (characters, anchor, head) = (snapshot.characters, snapshot.anchor, snapshot.head)
    isTyping = false
  }
}
