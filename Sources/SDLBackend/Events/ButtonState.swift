// Part of Snapback, under the MIT licence; see LICENSE.

/// The mouse buttons that the views regard as down, kept correct when SDL loses events.
///
/// SDL loses a release that happens while the window has no focus, continues to regard the button
/// as down, and then drops the next press. All reports pass through this type: repeated reports are
/// dropped, and the display server's own report of the buttons corrects what SDL lost.
package struct ButtonState: Equatable, Sendable {
  /// Buttons that are down and reported to the views.
  package private(set) var held: MouseButtons = []
  /// Buttons that have been down since before an interruption. The views regard them as up; the
  /// user has yet to release them.
  package private(set) var stale: MouseButtons = []
  /// Buttons whose release was not reported by SDL, which may drop their next press.
  package private(set) var unreleased: MouseButtons = []

  package init() {}

  /// Whether SDL's next reports may be wrong, so that the server's state should be read.
  package var isOutOfSync: Bool { !stale.isEmpty || !unreleased.isEmpty }

  /// Records a press. Returns whether to report it to the views.
  package mutating func press(_ button: MouseButtons) -> Bool {
    guard held.isDisjoint(with: button) else { return false }
    held.formUnion(button)
    stale.subtract(button)
    unreleased.subtract(button)
    return true
  }

  /// Records a release. Returns whether to report it to the views.
  package mutating func release(_ button: MouseButtons) -> Bool {
    let wasHeld = !held.isDisjoint(with: button)
    held.subtract(button)
    stale.subtract(button)
    unreleased.subtract(button)
    return wasHeld
  }

  /// Records that all gestures were cancelled while the held buttons were down.
  package mutating func interrupt() {
    stale.formUnion(held)
    held = []
  }

  /// Compares with the buttons that the server reports as down. Returns the presses to report to
  /// the views, and the held buttons whose release was lost, for which the gesture must be
  /// cancelled.
  ///
  /// A press counts only while the pointer is over the window, and only where SDL would have
  /// dropped it: a button that was pressed elsewhere belongs to another window.
  package mutating func reconcile(
    with server: MouseButtons, isOverWindow: Bool
  ) -> (pressed: MouseButtons, lost: MouseButtons) {
    let lost = held.subtracting(server)
    held.subtract(lost)
    unreleased.formUnion(lost)

    let released = stale.subtracting(server)
    stale.subtract(released)
    unreleased.formUnion(released)

    guard isOverWindow else { return ([], lost) }
    let pressed = unreleased.intersection(server)
    unreleased.subtract(pressed)
    held.formUnion(pressed)
    return (pressed, lost)
  }
}
