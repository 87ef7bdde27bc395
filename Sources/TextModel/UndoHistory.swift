// Part of Snapback, under the MIT licence; see LICENSE.

/// The undo and redo steps of a text. A step has one edit or several.
///
/// Typed text is one step for each word with the spaces after it. Consecutive deletions in one
/// direction are one step. Everything else is a step of its own.
struct UndoHistory: Equatable, Sendable {
  /// The kinds of edits that are merged.
  enum Kind: Equatable, Sendable {
    case typing
    case deletingBackward
    case deletingForward
    case other
  }

  struct Step: Equatable, Sendable {
    var edits: [TextEdit]
    var kind: Kind
    /// The ends of the selection before and after the step.
    var before: (anchor: Int, head: Int)
    var after: (anchor: Int, head: Int)

    static func == (a: Step, b: Step) -> Bool {
      a.edits == b.edits && a.kind == b.kind && a.before == b.before && a.after == b.after
    }
  }

  /// The largest number of steps that are kept.
  static let limit = 1000

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  /// Whether the next edit may be merged into the last step.
  private var isOpen = false
  /// Whether the last typed character is a space.
  private var endsWord = false

  var canUndo: Bool { !undoSteps.isEmpty }
  var canRedo: Bool { !redoSteps.isEmpty }

  /// Ends the last step: the next edit is a step of its own.
  mutating func close() { isOpen = false }

  mutating func record(
    _ edit: TextEdit, _ kind: Kind, before: (anchor: Int, head: Int),
    after: (anchor: Int, head: Int)
  ) {
    redoSteps.removeAll()
    let startsWord = kind == .typing && endsWord && edit.inserted.last?.isWhitespace == false
    if isOpen, let last = undoSteps.indices.last, undoSteps[last].kind == kind, !startsWord {
      undoSteps[last].edits.append(edit)
      undoSteps[last].after = after
    } else {
      undoSteps.append(Step(edits: [edit], kind: kind, before: before, after: after))
      if undoSteps.count > Self.limit { undoSteps.removeFirst() }
    }
    isOpen = kind != .other
    endsWord = kind == .typing && edit.inserted.last?.isWhitespace == true
  }

  /// Reverts the last step, and returns the ends of the selection before it; nil without any.
  mutating func undo(_ characters: inout [Character]) -> (anchor: Int, head: Int)? {
    isOpen = false
    guard let step = undoSteps.popLast() else { return nil }
    for edit in step.edits.reversed() { edit.revert(in: &characters) }
    redoSteps.append(step)
    return step.before
  }

  /// Applies the last reverted step, and returns the ends of the selection after it; nil without
  /// any.
  mutating func redo(_ characters: inout [Character]) -> (anchor: Int, head: Int)? {
    isOpen = false
    guard let step = redoSteps.popLast() else { return nil }
    for edit in step.edits { edit.apply(to: &characters) }
    undoSteps.append(step)
    return step.after
  }
}
