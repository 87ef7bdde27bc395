// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A key event that a focused view receives.
public struct KeyPress: Sendable {
  /// Whether a handler consumed a key.
  public enum Result: Sendable {
    /// The key is consumed; no other handler is called.
    case handled
    /// The key is passed on to the next handler.
    case ignored
  }

  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key has been pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key has been released.
    public static let up = Phases(rawValue: 4)
    /// The key has been pressed, repeats or has been released.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether the key has been pressed, repeats or has been released.
  public let phase: Phases
  /// The key; the null character for a key without a character.
  public let key: KeyEquivalent
  /// The text that the key produces; empty for a key without a character.
  public let characters: String
  /// The modifiers held: Ctrl is `control`, Super is `command`.
  public let modifiers: EventModifiers

  init(_ sample: KeySample) {
    phase = !sample.isDown ? .up : sample.isRepeat ? .repeat : .down
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

/// Sends key presses to a handler while the content or a view inside has the focus.
struct _KeyPressModifier: ElementModifier {
  typealias Body = Never
  /// Whether the handler is for a key press; the others are ignored.
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  func wrap(_ child: Element, _ node: Node) -> KeyPressElement { KeyPressElement(child, node) }

  func update(_ element: KeyPressElement, _ pass: UpdatePass) {
    (element.matches, element.action) = (matches, action)
  }
}

final class KeyPressElement: KeyboardElement {
  fileprivate(set) var matches: (KeyPress) -> Bool = { _ in false }
  fileprivate var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }

  func handle(_ press: KeyPress) -> Bool { matches(press) && action(press) == .handled }
}

extension View {
  /// Calls `action` when a key is pressed or repeats while the view has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Calls `action` for the given phases of a key while the view has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls `action` for the given phases of some keys while the view has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(
        matches: { phases.contains($0.phase) && keys.contains($0.key) }, action: action))
  }

  /// Calls `action` for the given phases of keys that produce characters of a set, while the view
  /// has the focus.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(
        matches: { press in
          let scalars = press.characters.unicodeScalars
          return phases.contains(press.phase) && !scalars.isEmpty
            && scalars.allSatisfy { characters.contains($0) }
        }, action: action))
  }

  /// Calls `action` for the given phases of any key while the view has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(matches: { phases.contains($0.phase) }, action: action))
  }
}
