// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A key with modifiers that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifiers that must be held, exactly.
  public var modifiers: EventModifiers

  /// Creates a shortcut; the default modifier `command` is Ctrl.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return without modifiers.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape without modifiers.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The shortcut of controls; nil for none.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Sets the shortcut of the controls in this view. It applies wherever the focus is; if several
  /// controls have the same shortcut, the first one is triggered.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the shortcut of the controls in this view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Sets the shortcut of the controls in this view; nil removes it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Calls `action` for the shortcut of the environment.
  package func shortcutTarget(_ action: @escaping () -> Void) -> some View {
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

final class ShortcutElement: KeyboardElement {
  fileprivate var shortcut: KeyboardShortcut?
  fileprivate(set) var action: () -> Void = {}

  func matches(_ sample: KeySample) -> Bool { shortcut?.matches(sample) == true }
}

extension KeyboardShortcut {
  /// Returns whether a press of a key is the shortcut.
  package func matches(_ sample: KeySample) -> Bool {
    guard let pressed = KeyEquivalent(named: sample.key) else { return false }
    let expected = Character(key.character.lowercased())
    guard pressed.character == expected else { return false }
    var modifiers = Modifiers(modifiers)
    if key.character.isUppercase { modifiers.insert(.shift) }
    // Super counts as Ctrl: elsewhere it is the command key.
    var held = sample.modifiers
    if held.remove(.command) != nil { held.insert(.control) }
    return held == modifiers
  }
}
