// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// A key, with others held, that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The shortcut of the controls inside.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Gives the controls inside a shortcut. It works while they are there, whoever has the focus; the first
  /// of several with the same one counts.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Does something at the shortcut that the views around have set.
  func shortcutTarget(_ action: @escaping () -> Void) -> some View {
    modifier(_ShortcutModifier(action: action))
  }
}

struct _ShortcutModifier: ElementModifier {
  typealias Body = Never
  let action: () -> Void

  func wrap(_ child: Element, _ node: Node) -> ShortcutElement { ShortcutElement(child, node) }

  func update(_ element: ShortcutElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.shortcut = values.isEnabled ? values.keyboardShortcut : nil
    element.action = action
  }
}

final class ShortcutElement: UnaryElement {
  fileprivate var shortcut: KeyboardShortcut?
  fileprivate(set) var action: () -> Void = {}

  func isFor(_ sample: KeySample) -> Bool {
    guard let shortcut, let key = KeyEquivalent(named: sample.key) else { return false }
    let wanted = Character(shortcut.key.character.lowercased())
    guard key.character == wanted else { return false }
    var modifiers = Modifiers(shortcut.modifiers)
    if shortcut.key.character.isUppercase { modifiers.insert(.shift) }
    // Super is the desktop's own command key elsewhere.
    var held = sample.modifiers
    if held.remove(.command) != nil { held.insert(.control) }
    return held == modifiers
  }
}
