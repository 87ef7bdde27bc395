// Part of Snapback, under the MIT licence; see LICENSE.

/// A line of text that is being written: its characters, what is selected, and what can be undone.
///
/// Places count characters; a character is what a reader takes for one.
struct LineEditor: Equatable {
  /// How a caret moves, or how much is deleted.
  enum Step {
    case character
    case word
    case all
  }

  private struct Moment: Equatable {
    var characters: [Character]
    var anchor: Int
    var head: Int
  }

  private(set) var characters: [Character]
  /// The end of the selection that stays, and the one that moves; the caret is at the latter.
  private(set) var anchor: Int
  private(set) var head: Int
  /// What an input method is composing at the caret; it is not part of the text yet.
  private(set) var composing = ""
  private var past: [Moment] = []
  private var future: [Moment] = []
  /// Whether the last change was of a kind that the next one of it joins.
  private var isTyping = false

  init(_ text: String = "") {
    characters = Array(text)
    anchor = characters.count
    head = characters.count
  }

  var string: String { String(characters) }
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var selectedText: String { String(characters[selection]) }

  /// The same, with another text where somebody else has changed it.
  func synced(with text: String) -> LineEditor {
    guard string != text else { return self }
    var editor = LineEditor(text)
    if characters.isEmpty { return editor }
    editor.anchor = min(anchor, editor.characters.count)
    editor.head = min(head, editor.characters.count)
    return editor
  }

  // MARK: Moving

  /// Moves the caret, forward or back, and takes the selection's end along where it extends.
  mutating func move(_ step: Step, forward: Bool, extending: Bool) {
    isTyping = false
    if !extending, !selection.isEmpty, step == .character {
      place(at: forward ? selection.upperBound : selection.lowerBound)
    } else {
      place(at: target(step, forward: forward), extending: extending)
    }
  }

  mutating func place(at index: Int, extending: Bool = false) {
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

  /// The word, or the space between two, at a place.
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

  // MARK: Writing

  /// Puts text in place of what is selected; a line has no line ends, and no other control characters.
  mutating func insert(_ text: String) {
    composing = ""
    let added = text.compactMap { character -> Character? in
      if character.isNewline || character == "\t" { return " " }
      return character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
        ? character : nil
    }
    guard !added.isEmpty else { return }
    let joins = added.count == 1 && selection.isEmpty
    remember(joining: joins)
    replaceSelection(with: added)
    isTyping = joins
  }

  /// Deletes what is selected, or else a step.
  mutating func delete(_ step: Step, forward: Bool) {
    let range =
      selection.isEmpty
      ? min(head, target(step, forward: forward))..<max(head, target(step, forward: forward))
      : selection
    guard !range.isEmpty else { return }
    remember(joining: false)
    (anchor, head) = (range.lowerBound, range.upperBound)
    replaceSelection(with: [])
  }

  mutating func compose(_ text: String) {
    if !text.isEmpty, !selection.isEmpty { delete(.character, forward: true) }
    composing = text
  }

  mutating func undo() { travel(\.past, \.future) }
  mutating func redo() { travel(\.future, \.past) }

  private mutating func replaceSelection(with added: [Character]) {
    let range = selection
    // Characters may join with their neighbours, so that they are counted anew.
    let before = String(characters[..<range.lowerBound]) + String(added)
    characters = Array(before + String(characters[range.upperBound...]))
    head = min(before.count, characters.count)
    anchor = head
  }

  private mutating func remember(joining: Bool) {
    future.removeAll()
    if joining, isTyping { return }
    past.append(Moment(characters: characters, anchor: anchor, head: head))
    if past.count > 100 { past.removeFirst() }
    isTyping = false
  }

  private mutating func travel(
    _ source: WritableKeyPath<LineEditor, [Moment]>,
    _ other: WritableKeyPath<LineEditor, [Moment]>
  ) {
    guard let moment = self[keyPath: source].popLast() else { return }
    self[keyPath: other].append(Moment(characters: characters, anchor: anchor, head: head))
    (characters, anchor, head) = (moment.characters, moment.anchor, moment.head)
    isTyping = false
  }
}
