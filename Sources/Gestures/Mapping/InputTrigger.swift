// Part of Snapback, under the MIT licence; see LICENSE.

/// A mouse or keyboard input that can have an action.
package enum InputTrigger: Equatable, Sendable {
  /// A held button, with or without motion.
  case button(PointerSample.Button, Modifiers)
  /// The wheel, rotated up or down.
  case wheel(Modifiers)
  /// The wheel, tilted or rotated sideways.
  case horizontalWheel
  /// A key, by SDL's name for it.
  case key(String)

  /// The modifiers that must be held.
  package var modifiers: Modifiers {
    switch self {
    case .button(_, let modifiers), .wheel(let modifiers): modifiers
    case .horizontalWheel, .key: []
    }
  }

  /// Returns whether two triggers are equal apart from their modifiers.
  func isSameInput(as other: InputTrigger) -> Bool {
    switch (self, other) {
    case (.button(let a, _), .button(let b, _)): a == b
    case (.wheel, .wheel), (.horizontalWheel, .horizontalWheel): true
    case (.key(let a), .key(let b)): a == b
    default: false
    }
  }
}

extension InputTrigger: CustomStringConvertible {
  /// The trigger for display: `Ctrl + drag`, `Shift + wheel`, `←`.
  package var description: String {
    switch self {
    case .button(.left, let modifiers): modifiers.prefix + (modifiers.isEmpty ? "Drag" : "drag")
    case .button(.middle, let modifiers): modifiers.prefix + "middle button"
    case .button(.right, let modifiers):
      modifiers.prefix + (modifiers.isEmpty ? "Right button" : "right button")
    case .wheel(let modifiers): modifiers.prefix + (modifiers.isEmpty ? "Wheel" : "wheel")
    case .horizontalWheel: "Horizontal wheel"
    case .key(let name): InputTrigger.keyTexts[name] ?? name
    }
  }

  private static let keyTexts = [
    "Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "-": "−", "Keypad -": "keypad −",
    "Keypad +": "keypad +",
  ]
}

extension Modifiers {
  fileprivate var prefix: String {
    let names: [(Modifiers, String)] = [
      (.control, "Ctrl"), (.option, "Alt"), (.shift, "Shift"), (.command, "Super"),
    ]
    return names.filter { contains($0.0) }.map { $0.1 + " + " }.joined()
  }
}
