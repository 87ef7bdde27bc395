// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A key, identified by the character it produces.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character; function keys have characters of a private range.
  public let character: Character

  /// Creates a key from a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key from a character literal.
  public init(extendedGraphemeClusterLiteral value: Character) {
    character = value
  }

  /// The Up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Backspace key, which deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Delete key, which deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key of some keypads.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key, or Enter on the keypad.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent {
  /// The key with an SDL key name; nil for a key without a character, such as F1.
  package init?(named name: String) {
    if let known = Self.named[name] {
      self = known
    } else if name.count == 1, let character = name.lowercased().first {
      self.init(character)
    } else if name.hasPrefix("Keypad "), let character = name.last, name.count == 8 {
      self.init(character)
    } else {
      return nil
    }
  }

  private static let named: [String: KeyEquivalent] = [
    "Up": .upArrow, "Down": .downArrow, "Left": .leftArrow, "Right": .rightArrow,
    "Escape": .escape, "Backspace": .delete, "Delete": .deleteForward, "Home": .home,
    "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Clear": .clear, "Tab": .tab,
    "Space": .space, "Return": .return, "Keypad Enter": .return,
  ]
}
