// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

extension InputEvent {
  /// Whether the event starts an interaction, rather than continuing or ending one.
  var startsInteraction: Bool {
    switch self {
    case .pointer(let sample): sample.phase == .down
    case .wheel, .text: true
    case .key(let sample): sample.isDown && !Self.isModifier(sample.key)
    case .resize, .interruption: false
    }
  }

  /// Returns whether a key is a modifier key, which does nothing alone.
  private static func isModifier(_ key: String) -> Bool {
    ["Shift", "Ctrl", "Alt", "GUI"].contains { key == "Left " + $0 || key == "Right " + $0 }
      || ["AltGr", "ModeSwitch", "CapsLock", "Numlock"].contains(key)
  }
}
