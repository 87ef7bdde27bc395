// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

/// The modifier keys of a command.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw value of the option set.
  public let rawValue: Int

  /// Creates an option set from a raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A command of a menu with a key.
public final class UIKeyCommand: UIMenuElement {
  /// The key.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that the command calls.
  public let action: Selector?

  /// Creates a command.
  public init(
    title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = []
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init(title: title)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
}
