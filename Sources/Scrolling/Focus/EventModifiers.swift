// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A set of modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock. It is never reported here.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Either Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Ctrl key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Alt key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command modifier, which is Ctrl on this desktop: a shortcut with `command` is typed with
  /// Ctrl.
  public static let command = EventModifiers(rawValue: 16)
  /// The key is on the keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifiers.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

extension Modifiers {
  /// The modifiers that a shortcut requires; `command` is Ctrl.
  init(_ modifiers: EventModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if !modifiers.isDisjoint(with: [.control, .command]) { insert(.control) }
    if modifiers.contains(.option) { insert(.option) }
  }
}

extension Gesture {
  /// Returns the gesture, recognized only if modifier keys are held when the mouse button is pressed.
  ///
  /// - Note: Differs from SwiftUI: a press with Ctrl, the key of `command` and `control`, is that of
  ///   two fingers, which pinch.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(self, Modifiers(modifiers))
  }
}
