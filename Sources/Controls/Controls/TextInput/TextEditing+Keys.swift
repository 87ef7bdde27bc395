// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
@_spi(ViewTree) import Scrolling

extension TextEditing {
  /// The effect of a key on a text.
  enum Command: Equatable {
    case move(Step, forward: Bool, extending: Bool)
    /// Moves the caret by a number of lines, downwards if it is positive.
    case moveLines(Int, extending: Bool)
    /// Moves the caret by the lines of a viewport: 1 or -1 times.
    case movePage(Int, extending: Bool)
    /// Moves the caret to the start or the end of its line.
    case moveToLineEdge(forward: Bool, extending: Bool)
    case insertNewline
    case delete(Step, forward: Bool)
    case selectAll
    case copy
    case cut
    case undo
    case redo
    case submit
    /// Handled without effect here: the key types a character or pastes, which arrives as a text
    /// event.
    case nothing
  }

  /// The command of a key, with the usual desktop bindings; nil if the key has no effect.
  static func command(for sample: KeySample, isMultiline: Bool = false) -> Command? {
    if isMultiline, let command = lineCommand(for: sample) { return command }
    let isExtending = sample.modifiers.contains(.shift)
    let isControl = !sample.modifiers.isDisjoint(with: [.control, .command])
    let step: Step = isControl ? .word : .character
    switch sample.key {
    case "Left": return .move(step, forward: false, extending: isExtending)
    case "Right": return .move(step, forward: true, extending: isExtending)
    case "Home", "Up": return .move(.all, forward: false, extending: isExtending)
    case "End", "Down": return .move(.all, forward: true, extending: isExtending)
    case "Backspace": return .delete(step, forward: false)
    case "Delete": return isExtending ? .cut : .delete(step, forward: true)
    case "Insert": return isControl ? .copy : isExtending ? .nothing : nil
    case "Return", "Keypad Enter": return .submit
    case "Escape", "Tab": return nil
    default: break
    }
    guard isControl else {
      return KeyEquivalent(named: sample.key) == nil ? nil : .nothing
    }
    switch (sample.key, isExtending) {
    case ("A", false): return .selectAll
    case ("C", false): return .copy
    case ("X", false): return .cut
    case ("V", false): return .nothing
    case ("Z", false): return .undo
    case ("Z", true), ("Y", false): return .redo
    default: return nil
    }
  }

  /// The command of a key that has another effect in several lines than in one; nil otherwise.
  private static func lineCommand(for sample: KeySample) -> Command? {
    let isExtending = sample.modifiers.contains(.shift)
    let isControl = !sample.modifiers.isDisjoint(with: [.control, .command])
    switch sample.key {
    case "Up": return .moveLines(-1, extending: isExtending)
    case "Down": return .moveLines(1, extending: isExtending)
    case "PageUp": return .movePage(-1, extending: isExtending)
    case "PageDown": return .movePage(1, extending: isExtending)
    case "Home" where !isControl: return .moveToLineEdge(forward: false, extending: isExtending)
    case "End" where !isControl: return .moveToLineEdge(forward: true, extending: isExtending)
    case "Return", "Keypad Enter": return .insertNewline
    default: return nil
    }
  }
}
