// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// An action of a node.
@MainActor
package struct AccessibilityAction {
  package enum Kind: Sendable {
    /// The main action of a control.
    case press
    /// A simulated tap, for views whose only action is a tap gesture.
    case tap
    /// A custom action of the program.
    case custom
    /// Touches as those of a key.
    case gesture
    case adjustment
  }

  package var kind: Kind
  /// The name: `press`, `increment`, or the name of a custom action.
  package var name: String
  /// The key that does the same; nil for none.
  package var key: String?
  /// Performs the action. It may only be called within a frame of the window.
  package var perform: @MainActor () -> Void
  /// Handles a press, a repetition or the release of the key, for an action that lasts as long as
  /// the key is held; nil if presses and repetitions only perform the action.
  package var hold: (@MainActor (KeySample) -> Void)?

  package init(
    kind: Kind, name: String, key: String? = nil, perform: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    self.name = name
    self.key = key
    self.perform = perform
    hold = nil
  }
}
