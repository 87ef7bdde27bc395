// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// A key, by the character that it stands for.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  public init(_ character: Character) {
    self.character = character
  }

  public init(extendedGraphemeClusterLiteral value: Character) {
    character = value
  }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent {
  /// The key with a name of SDL's; nil for one that stands for no character, such as F1.
  init?(named name: String) {
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

/// Keys that are held with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  /// The key that commands are given with, which on this desktop is Ctrl.
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

extension Modifiers {
  /// The modifiers that a shortcut asks for; Ctrl is the desktop's command key.
  init(_ modifiers: EventModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if !modifiers.isDisjoint(with: [.control, .command]) { insert(.control) }
    if modifiers.contains(.option) { insert(.option) }
  }
}
