// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

extension LineEditor {
  /// What a key does to a line of text; nil where it does nothing.
  enum Command: Equatable {
    case move(Step, forward: Bool, extending: Bool)
    case delete(Step, forward: Bool)
    case selectAll
    case copy
    case cut
    case undo
    case redo
    case submit
    /// It types a character, which comes by itself, or pastes, which does too.
    case nothing
  }

  /// The keys of a line of text, as desktops have them.
  static func command(for sample: KeySample) -> Command? {
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
}
