// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Changes of literals in the source panel.
///
/// While a literal is dragged the file is untouched: the changed source is a draft, which is compiled
/// and shown. On release that literal is written, and nothing else.
@Observable
package final class SourceEditor {
  /// A source with one literal changed.
  package struct Draft: Equatable {
    package let path: String
    /// The source without the change.
    package let base: String
    package let literal: SourceLiteral
    /// The new text of the literal.
    package var text: String

    /// The source with the change.
    package var source: String { base.replacingBytes(literal.range, with: text) }
  }

  private struct Edit {
    let path: String
    let before: String
    let after: String
  }

  /// The change that is going on; nil for none.
  package private(set) var draft: Draft?
  /// Replaces the contents of a file, if they are still those that are given first. Returns whether
  /// they were. Nil if files cannot be changed.
  @ObservationIgnored package var write: ((_ path: String, _ old: String, _ new: String) -> Bool)?
  /// Shows a source instead of that of a file; nil for the file's own.
  @ObservationIgnored package var showDraft: (_ path: String, _ source: String?) -> Void = { _, _ in
  }
  private var undoStack: [Edit] = []
  private var redoStack: [Edit] = []

  package init() {}

  package var canEdit: Bool { write != nil }

  /// Begins to change a literal of a source.
  package func begin(_ literal: SourceLiteral, in source: String, at path: String) {
    guard canEdit, draft == nil else { return }
    draft = Draft(path: path, base: source, literal: literal, text: literal.text)
  }

  /// Moves the literal by steps from its value in the file.
  package func move(by steps: Int) {
    guard var draft else { return }
    let text = draft.literal.moved(by: steps)
    guard text != draft.text else { return }
    draft.text = text
    self.draft = draft
    showDraft(draft.path, draft.source)
  }

  /// Writes the change. Returns whether the file has changed.
  @discardableResult
  package func commit() -> Bool {
    guard let draft else { return false }
    self.draft = nil
    guard draft.text != draft.literal.text else {
      showDraft(draft.path, nil)
      return false
    }
    return replace(draft.path, draft.base, with: draft.source)
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

  /// Takes back the last change, unless the file has been changed elsewhere since.
  @discardableResult
  package func undo() -> Bool {
    guard let edit = undoStack.popLast() else { return false }
    guard write?(edit.path, edit.after, edit.before) == true else {
      undoStack = []
      return false
    }
    redoStack.append(edit)
    return true
  }

  /// Makes the change again that was taken back last.
  @discardableResult
  package func redo() -> Bool {
    guard let edit = redoStack.popLast() else { return false }
    guard write?(edit.path, edit.before, edit.after) == true else {
      redoStack = []
      return false
    }
    undoStack.append(edit)
    return true
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
