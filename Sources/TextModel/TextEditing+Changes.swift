// Part of Snapback, under the MIT licence; see LICENSE.

extension TextEditing {
  /// Replaces the selection by a text from the keyboard, an input method or the clipboard. In a
  /// single line, newlines and tabs become spaces; in several lines, all newlines become line feeds.
  /// Other control characters are removed.
  ///
  /// Typed text is merged into undo steps; other text is a step of its own. A composition is
  /// replaced, too.
  package mutating func insert(
    _ text: String, allowsNewlines: Bool = false, isTyped: Bool = false
  ) {
    composition = Composition()
    let added = Self.accepted(text, allowsNewlines)
    guard !added.isEmpty else { return }
    let isLineBreak = added == "\n"
    if isLineBreak { history.close() }
    replace(selection, with: added, isTyped && !isLineBreak ? .typing : .other)
  }

  private static func accepted(_ text: String, _ allowsNewlines: Bool) -> String {
    // Appending sequences to `unicodeScalars` of a string copies the whole text each time.
    var result = String.UnicodeScalarView()
    for character in text {
      if character.isNewline {
        result.append(allowsNewlines ? "\n" : " ")
      } else if character == "\t" {
        result.append(allowsNewlines ? "\t" : " ")
      } else {
        for scalar in character.unicodeScalars
        where scalar.value >= 0x20 && !(0x7f...0x9f).contains(scalar.value) {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }

  /// Deletes the selection, or one step from the caret if it is empty.
  package mutating func delete(_ step: Step, forward: Bool) {
    guard selection.isEmpty else { return replace(selection, with: "", .other) }
    let target = target(step, forward: forward)
    let isMerged = step == .character
    replace(
      min(head, target)..<max(head, target), with: "",
      !isMerged ? .other : forward ? .deletingForward : .deletingBackward)
  }

  /// Replaces a range by a text as one step, as a spelling correction or an assistive technology
  /// does.
  package mutating func replace(_ range: Range<Int>, with text: String, allowsNewlines: Bool) {
    replace(clamped(range), with: Self.accepted(text, allowsNewlines), .other)
  }

  /// Moves or copies a range to an index, as one undo step, and selects the text there.
  package mutating func move(_ range: Range<Int>, to index: Int, copying: Bool) {
    let (range, index) = (clamped(range), clamped(index))
    let isInside = index >= range.lowerBound && index <= range.upperBound
    guard !range.isEmpty, copying || !isInside else { return }
    let text = characters[range]
    let lower = copying ? index : min(range.lowerBound, index)
    let upper = copying ? index : max(range.upperBound, index)
    var changed = Array(text)
    var start = lower
    if !copying, index <= range.lowerBound {
      changed += characters[index..<range.lowerBound]
    } else if !copying {
      let passed = characters[range.upperBound..<index]
      changed = passed + changed
      start += passed.count
    }
    replace(lower..<upper, with: String(changed), .other)
    let (head, anchor) = (clamped(start + text.count), clamped(start))
    select(min(anchor, head)..<head)
  }

  // MARK: Composition

  /// Shows the preedit text of an input method at the caret, and deletes the selection first. An
  /// empty one cancels the composition.
  package mutating func compose(_ composition: Composition) {
    if !composition.isEmpty, self.composition.isEmpty, !selection.isEmpty {
      // What is committed later replaces the selection in the same undo step.
      history.close()
      replace(selection, with: "", .typing)
    }
    self.composition = composition
  }

  /// Makes the composition part of the text, as when the focus moves to another view.
  package mutating func commitComposition(allowsNewlines: Bool = false) {
    guard !composition.isEmpty else { return }
    insert(composition.text, allowsNewlines: allowsNewlines, isTyped: true)
  }

  // MARK: Undo

  package mutating func undo() {
    composition = Composition()
    restore(history.undo(&characters))
  }

  package mutating func redo() {
    composition = Composition()
    restore(history.redo(&characters))
  }

  private mutating func restore(_ ends: (anchor: Int, head: Int)?) {
    guard let ends else { return }
    string = String(characters)
    anchor = clamped(ends.anchor)
    head = clamped(ends.head)
    affinity = preferredAffinity ?? .upstream
  }

  // MARK: Replacing

  /// Replaces a range and puts the caret after the new text.
  private mutating func replace(
    _ range: Range<Int>, with text: String, _ kind: UndoHistory.Kind
  ) {
    let before = (anchor, head)
    // Inserted text may combine with its neighbors into one character. A line terminator never
    // does, so that the paragraph is divided into characters again.
    let lower = characters[..<range.lowerBound].lastIndex(where: \.isNewline) ?? 0
    let upper =
      characters[range.upperBound...].firstIndex(where: \.isNewline).map { $0 + 1 }
      ?? characters.count
    let leading = String(characters[lower..<range.lowerBound]) + text
    let changed = leading + String(characters[range.upperBound..<upper])
    let edit = TextEdit(
      offset: lower, removed: Array(characters[lower..<upper]), inserted: Array(changed)
    ).trimmed
    guard !edit.isEmpty else {
      moveCaret(to: range.upperBound)
      return
    }
    edit.apply(to: &characters)
    string = String(characters)
    head = lower + changed.characterCount(upTo: leading)
    anchor = head
    affinity = preferredAffinity ?? .upstream
    history.record(edit, kind, before: before, after: (anchor, head))
  }
}
