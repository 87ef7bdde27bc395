// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface

/// The modifier keys that must be held for a key command, such as `[.command, .shift]`.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw value of the option set.
  public let rawValue: Int

  /// Creates an option set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock. No effect.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Ctrl, as in SwiftUI.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The numeric keypad. No effect.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key that calls a method, also as a command of a menu.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// The Up arrow key.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down arrow key.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left arrow key.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right arrow key.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The Home key.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// The End key.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// The Page Up key.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// The Delete key, which deletes forwards.
  nonisolated public static let inputDelete = "UIKeyInputDelete"

  /// The key: a character or one of the constants; nil for none.
  public let input: String?
  /// The modifier keys that must be held; none for the key alone.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that the command calls, of the first responder that has it.
  public let action: Selector?
  /// A value for the program's use.
  public let propertyList: Any?
  /// The title of the command in a list of keys. No effect: no list of keys is shown.
  open var discoverabilityTitle: String?
  /// Whether the command is called before the system handles the key. No effect: it is called for keys that
  /// no view handles.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  /// Creates a command without a title, except one for lists of keys.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}
