// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures
import Snapback

/// Changes of literals in the source panel.
///
/// While a literal is dragged the file is untouched: the changed source is a draft, which is compiled
/// and shown. On release that literal is written, and nothing else.
@Observable
package final class SourceEditor {
  /// A source with one part changed.
  package struct Draft: Equatable {
    package let path: String
    /// The source without the change.
    package let base: String
    /// The part's bytes, and their text.
    package let range: Range<Int>
    package let original: String
    /// The literal, if the part is one; nil otherwise.
    package let literal: SourceLiteral?
    /// The new text of the part.
    package var text: String

    /// The source with the change.
    package var source: String { base.replacingBytes(range, with: text) }

    /// Another version of the source with the change, if the versions differ only before the part,
    /// or only after it, and not at its edges: a digit there belongs to it. Nil otherwise.
    func merged(into other: String) -> String? {
      let (old, new) = (Array(base.utf8), Array(other.utf8))
      if new.starts(with: old[..<range.upperBound]),
        new.dropFirst(range.upperBound).first == old.dropFirst(range.upperBound).first
      {
        return other.replacingBytes(range, with: text)
      }
      let shift = new.count - old.count
      guard new.count >= old.count - range.lowerBound,
        new.suffix(old.count - range.lowerBound) == old[range.lowerBound...],
        new[..<(range.lowerBound + shift)].last == old[..<range.lowerBound].last
      else { return nil }
      return other.replacingBytes(
        range.lowerBound + shift..<range.upperBound + shift, with: text)
    }
  }

  /// A change that was written.
  private struct Edit {
    let path: String
    let before: String
    let after: String

    var reversed: Edit { Edit(path: path, before: after, after: before) }

    /// The result of the change in another version of the source, if that differs only elsewhere; nil otherwise.
    func applied(to other: String) -> String? {
      if other == before { return after }
      let (old, new) = (Array(before.utf8), Array(after.utf8))
      var start = zip(old, new).prefix { $0 == $1 }.count
      let longest = min(old.count, new.count) - start
      var end = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, longest)
      // Whole words and numbers: a part of one is not a change of another.
      while start > 0, Self.isPartOfWord(old[start - 1]) { start -= 1 }
      while end > 0, Self.isPartOfWord(old[old.count - end]) { end -= 1 }
      func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes[start..<bytes.count - end], as: UTF8.self)
      }
      return Draft(
        path: path, base: before, range: start..<old.count - end, original: text(old), literal: nil,
        text: text(new)
      ).merged(into: other)
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
        true
      default: false
      }
    }
  }

  /// The change in progress; nil for none.
  package private(set) var draft: Draft? {
    didSet { if (oldValue == nil) != (draft == nil) { onDraft(draft) } }
  }
  /// Called when a change begins, and with nil when it ends.
  @ObservationIgnored var onDraft: (Draft?) -> Void = { _ in }
  /// Replaces the contents of a file, if they are still those that are given first. Returns whether
  /// they were. Nil if files cannot be changed.
  @ObservationIgnored package var write: ((_ path: String, _ old: String, _ new: String) -> Bool)?
  /// Shows a source instead of that of a file; nil for the file's own.
  @ObservationIgnored package var showDraft: (_ path: String, _ source: String?) -> Void = { _, _ in
  }
  /// Reads the contents of a file; nil if that is not possible.
  @ObservationIgnored package var read: (_ path: String) -> String? = { _ in nil }
  /// The modifier keys that are held.
  @ObservationIgnored package var modifiers: Modifiers = []
  /// The literal under the pointer, and the source in which it is; nil for none.
  @ObservationIgnored package var hovered: (literal: SourceLiteral, source: String, path: String)?
  /// The literal that is typed into; nil for none.
  package var typed: SourceLiteral?
  /// The sources as they were when they were shown first, by path.
  @ObservationIgnored private var originals: [String: [Substring]] = [:]
  private var undoStack: [Edit] = []
  private var redoStack: [Edit] = []

  package init() {}

  package var canEdit: Bool { write != nil }

  /// The size of a step with the modifier keys that are held.
  package var step: SourceLiteral.Step {
    modifiers.contains(.shift) ? .coarse : modifiers.contains(.option) ? .fine : .normal
  }

  /// Changes the literal under the pointer by notches of a wheel. Returns false if there is none.
  package func nudge(by steps: Int) -> Bool {
    guard canEdit, draft == nil, let (literal, source, path) = hovered, literal.kind != .boolean
    else { return false }
    begin(literal, in: source, at: path)
    move(by: steps, step)
    guard let draft, commit() else { return true }
    let span = SourceSpan(text: draft.text, kind: .number, offset: literal.offset)
    hovered = SourceLiteral(span).map { ($0, draft.source, path) }
    return true
  }

  /// The lines, from 0, of a source that differ from those when it was shown first.
  package func changedLines(of source: String, at path: String) -> Set<Int> {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let original = originals[path] else {
      originals[path] = lines
      return []
    }
    let start = zip(original, lines).prefix { $0 == $1 }.count
    let (old, new) = (original[start...], lines[start...])
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return Self.insertions(into: old.dropLast(end), of: new.dropLast(end))
  }

  /// The largest number of comparisons for an exact difference.
  private static let comparisonLimit = 1 << 20

  /// The indices of lines that are not among the old ones. Where too many have changed, as after a change of the
  /// indentation of a long file, lines that have moved do not count.
  private static func insertions(
    into old: ArraySlice<Substring>, of new: ArraySlice<Substring>
  ) -> Set<Int> {
    guard old.count * new.count <= comparisonLimit else {
      let known = Set(old)
      return Set(new.indices.filter { !known.contains(new[$0]) })
    }
    return Set(
      new.difference(from: old).insertions.map {
        guard case .insert(let offset, _, _) = $0 else { return 0 }
        return new.startIndex + offset
      })
  }

  /// Begins to change a literal of a source.
  package func begin(_ literal: SourceLiteral, in source: String, at path: String) {
    begin(literal.range, literal.text, literal, in: source, at: path)
  }

  /// Begins to change a part of a source with a text. Does nothing if the source has another text there, as it has
  /// changed since it was shown.
  package func begin(
    _ range: Range<Int>, _ text: String, _ literal: SourceLiteral? = nil, in source: String,
    at path: String
  ) {
    guard canEdit, draft == nil, source.utf8.dropFirst(range.lowerBound).starts(with: text.utf8),
      range.count == text.utf8.count
    else { return }
    draft = Draft(
      path: path, base: source, range: range, original: text, literal: literal, text: text)
  }

  /// Moves the literal by steps from its value in the file.
  package func move(by steps: Int, _ step: SourceLiteral.Step = .normal) {
    guard let literal = draft?.literal else { return }
    set(literal.moved(by: steps, step))
  }

  /// Sets the new text of the part.
  package func set(_ text: String) {
    guard var draft, text != draft.text else { return }
    draft.text = text
    self.draft = draft
    showDraft(draft.path, draft.source)
  }

  /// Writes the change. If another program has changed the file in the meantime, both changes
  /// are kept where they do not overlap; otherwise the other program's is. Returns whether the file
  /// was written.
  @discardableResult
  package func commit() -> Bool {
    guard let draft else { return false }
    self.draft = nil
    guard draft.text != draft.original else {
      showDraft(draft.path, nil)
      return false
    }
    if replace(draft.path, draft.base, with: draft.source) { return true }
    guard let current = read(draft.path), current != draft.base,
      let merged = draft.merged(into: current)
    else { return false }
    return replace(draft.path, current, with: merged)
  }

  /// Ends the change without writing it.
  package func cancel() {
    guard let draft else { return }
    self.draft = nil
    showDraft(draft.path, nil)
  }

  /// Replaces the source of a file, as a step that can be undone. Returns false if the file has been
  /// changed elsewhere.
  @discardableResult
  package func replace(_ path: String, _ old: String, with new: String) -> Bool {
    let isWritten = write?(path, old, new) == true
    showDraft(path, nil)
    guard isWritten else { return false }
    undoStack.append(Edit(path: path, before: old, after: new))
    redoStack = []
    return true
  }

  /// Takes back the last change. Changes by other programs before it in the file, or after it, are kept. If
  /// another program has changed the same part, or the file on both sides, the last change cannot be undone. If
  /// the file cannot be read or written now, it can be taken back later.
  @discardableResult
  package func undo() -> Bool {
    guard let edit = undoStack.last else { return false }
    let (written, isPossible) = write(edit.reversed)
    if written != nil || !isPossible { undoStack.removeLast() }
    if let written { redoStack.append(written.reversed) }
    return written != nil
  }

  /// Makes the change again that was taken back last.
  @discardableResult
  package func redo() -> Bool {
    guard let edit = redoStack.last else { return false }
    let (written, isPossible) = write(edit)
    if written != nil || !isPossible { redoStack.removeLast() }
    if let written { undoStack.append(written) }
    return written != nil
  }

  /// Writes a change, merged with those by other programs. Returns what was written, and if nothing was, whether it
  /// may be later.
  private func write(_ edit: Edit) -> (written: Edit?, isPossible: Bool) {
    if write?(edit.path, edit.before, edit.after) == true { return (edit, true) }
    guard let current = read(edit.path) else { return (nil, true) }
    guard let merged = edit.applied(to: current) else { return (nil, false) }
    guard current != edit.before, write?(edit.path, current, merged) == true else {
      return (nil, true)
    }
    return (Edit(path: edit.path, before: current, after: merged), true)
  }
}

extension String {
  /// The text with a range of its UTF-8 bytes replaced.
  nonisolated func replacingBytes(_ range: Range<Int>, with text: String) -> String {
    var bytes = Array(utf8)
    bytes.replaceSubrange(range, with: Array(text.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }
}
