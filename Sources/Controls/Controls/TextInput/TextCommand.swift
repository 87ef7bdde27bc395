// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
@_spi(ViewTree) import Scrolling
import TextModel

/// The effect of a key on an edited text.
enum TextCommand: Equatable {
  case move(TextEditing.Step, forward: Bool, extending: Bool)
  /// Moves the caret by a character or a word to the left or to the right, in visual order.
  case moveHorizontally(TextEditing.Step, toRight: Bool, extending: Bool)
  /// Moves the caret by a number of lines, downwards if it is positive.
  case moveLines(Int, extending: Bool)
  /// Moves the caret by the lines of a viewport: 1 or -1 times.
  case movePage(Int, extending: Bool)
  /// Moves the caret to the start or the end of its line.
  case moveToLineEdge(forward: Bool, extending: Bool)
  case insertNewline
  case delete(TextEditing.Step, forward: Bool)
  case selectAll
  case selectNothing
  case copy
  case cut
  case undo
  case redo
  case submit
  /// Handled without effect here: the key types a character or pastes, which arrives as a text event.
  case nothing
}

extension TextCommand {
  /// Returns the command of a key, with the usual desktop bindings; nil if the key has no effect.
  init?(_ sample: KeySample, isMultiline: Bool = false) {
    let isExtending = sample.modifiers.contains(.shift)
    let isControl = !sample.modifiers.isDisjoint(with: [.control, .command])
    let command =
      (isMultiline ? Self.lineCommand(for: sample.key, isExtending, isControl) : nil)
      ?? Self.caretCommand(for: sample.key, isExtending, isControl)
      ?? Self.editCommand(for: sample.key, isExtending, isControl)
    if let command {
      self = command
      return
    }
    if ["Escape", "Tab", "Insert"].contains(sample.key) { return nil }
    if isControl || KeyEquivalent(named: sample.key) == nil { return nil }
    self = .nothing
  }

  private static func caretCommand(
    for key: String, _ isExtending: Bool, _ isControl: Bool
  ) -> TextCommand? {
    let step: TextEditing.Step = isControl ? .word : .character
    switch key {
    case "Left": return .moveHorizontally(step, toRight: false, extending: isExtending)
    case "Right": return .moveHorizontally(step, toRight: true, extending: isExtending)
    case "Home", "Up": return .move(.all, forward: false, extending: isExtending)
    case "End", "Down": return .move(.all, forward: true, extending: isExtending)
    default: return nil
    }
  }

  /// The command of a key that has another effect in several lines than in one; nil otherwise.
  private static func lineCommand(
    for key: String, _ isExtending: Bool, _ isControl: Bool
  ) -> TextCommand? {
    switch key {
    case "Up" where isControl: .move(.paragraph, forward: false, extending: isExtending)
    case "Down" where isControl: .move(.paragraph, forward: true, extending: isExtending)
    case "Up": .moveLines(-1, extending: isExtending)
    case "Down": .moveLines(1, extending: isExtending)
    case "PageUp": .movePage(-1, extending: isExtending)
    case "PageDown": .movePage(1, extending: isExtending)
    case "Home" where !isControl: .moveToLineEdge(forward: false, extending: isExtending)
    case "End" where !isControl: .moveToLineEdge(forward: true, extending: isExtending)
    case "Return", "Keypad Enter": .insertNewline
    default: nil
    }
  }

  private static func editCommand(
    for key: String, _ isExtending: Bool, _ isControl: Bool
  ) -> TextCommand? {
    switch (key, isControl, isExtending) {
    case ("Backspace", true, true): .delete(.paragraph, forward: false)
    case ("Delete", true, true): .delete(.paragraph, forward: true)
    case ("Backspace", _, _): .delete(isControl ? .word : .character, forward: false)
    case ("Delete", false, true): .cut
    case ("Delete", _, _): .delete(isControl ? .word : .character, forward: true)
    case ("Insert", true, _): .copy
    case ("Insert", false, true): .nothing
    case ("Return", _, _), ("Keypad Enter", _, _): .submit
    case ("A", true, false): .selectAll
    case ("A", true, true): .selectNothing
    case ("C", true, false): .copy
    case ("X", true, false): .cut
    case ("V", true, false): .nothing
    case ("Z", true, false): .undo
    case ("Z", true, true), ("Y", true, false): .redo
    default: nil
    }
  }

  /// Whether the command keeps the column of the caret.
  var keepsColumn: Bool {
    switch self {
    case .moveLines, .movePage, .nothing, .copy: true
    default: false
    }
  }

  /// The command in a secure field: neither word boundaries nor the clipboard may reveal the text.
  var secured: TextCommand {
    switch self {
    case .moveHorizontally(.word, let toRight, let extending):
      .move(.all, forward: toRight, extending: extending)
    case .delete(.word, let forward), .delete(.paragraph, let forward):
      .delete(.all, forward: forward)
    case .copy, .cut: .nothing
    default: self
    }
  }
}
