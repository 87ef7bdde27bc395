// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures

/// A key pressed while a view has the focus.
public struct KeyPress: Sendable {
  /// What became of a key.
  public enum Result: Sendable {
    /// It did something; nobody else is asked.
    case handled
    case ignored
  }

  /// What a key does.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let down = Phases(rawValue: 1)
    /// It is held, and comes again.
    public static let `repeat` = Phases(rawValue: 2)
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types; empty for one that types nothing.
  public let characters: String
  /// The modifiers held. Ctrl counts as `control`, Super as `command`.
  public let modifiers: EventModifiers

  init(_ sample: KeySample) {
    phase = sample.isRepeat ? .repeat : .down
    let key = KeyEquivalent(named: sample.key) ?? KeyEquivalent("\u{0}")
    self.key = key
    let isShifted = sample.modifiers.contains(.shift)
    characters =
      key.character == "\u{0}"
      ? "" : isShifted ? key.character.uppercased() : String(key.character)
    var modifiers: EventModifiers = []
    if isShifted { modifiers.insert(.shift) }
    if sample.modifiers.contains(.control) { modifiers.insert(.control) }
    if sample.modifiers.contains(.option) { modifiers.insert(.option) }
    if sample.modifiers.contains(.command) { modifiers.insert(.command) }
    if sample.key.hasPrefix("Keypad") { modifiers.insert(.numericPad) }
    self.modifiers = modifiers
  }
}

/// Tells what it modifies of keys, while that or something in it has the focus.
struct _KeyPressModifier: ElementModifier {
  typealias Body = Never
  let action: (KeyPress) -> KeyPress.Result

  func wrap(_ child: Element, _ node: Node) -> KeyPressElement { KeyPressElement(child, node) }
  func update(_ element: KeyPressElement, _ pass: UpdatePass) { element.action = action }
}

final class KeyPressElement: UnaryElement {
  fileprivate var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }

  func take(_ press: KeyPress) -> Bool { action(press) == .handled }
}

extension View {
  /// Runs `action` when a key is pressed, or comes again, while the view has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs `action` when a key is pressed, or comes again, while the view has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs `action` when one of some keys is pressed while the view has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Runs `action` when a key that types one of some characters is pressed while the view has the focus.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let scalars = press.characters.unicodeScalars
      let isOne = !scalars.isEmpty && scalars.allSatisfy { characters.contains($0) }
      return isOne ? action(press) : .ignored
    }
  }

  /// Runs `action` when any key is pressed while the view has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier { phases.contains($0.phase) ? action($0) : .ignored })
  }
}
