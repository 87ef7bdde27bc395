// Part of Snapback, under the MIT licence; see LICENSE.

/// Which buttons the views hold for down, kept true whatever SDL loses.
///
/// SDL forgets a release that happens while the window has lost focus, goes on to think the button
/// down, and then swallows the next press. So every report goes through here: reports that repeat what
/// is known are dropped, and what the server says about the buttons corrects what went missing.
package struct ButtonLedger: Equatable, Sendable {
  /// Down, and the views know it.
  package private(set) var held: MouseButtons = []
  /// Down since before an interruption: for the views it is over, the hand has yet to let go.
  package private(set) var stale: MouseButtons = []
  /// Up by now, but the release never reached SDL, which may swallow the next press.
  package private(set) var unreleased: MouseButtons = []

  package init() {}

  /// Whether what SDL will say next cannot be trusted, so that the server is worth asking.
  package var isDesynced: Bool { !stale.isEmpty || !unreleased.isEmpty }

  /// Notes that a button went down; whether the views are to be told.
  package mutating func press(_ button: MouseButtons) -> Bool {
    guard held.isDisjoint(with: button) else { return false }
    held.formUnion(button)
    stale.subtract(button)
    unreleased.subtract(button)
    return true
  }

  /// Notes that a button came up; whether the views are to be told.
  package mutating func release(_ button: MouseButtons) -> Bool {
    let wasHeld = !held.isDisjoint(with: button)
    held.subtract(button)
    stale.subtract(button)
    unreleased.subtract(button)
    return wasHeld
  }

  /// Notes that every gesture was cancelled while these buttons were down.
  package mutating func interrupt() {
    stale.formUnion(held)
    held = []
  }

  /// What the server's word about the buttons means: which presses the views have to be told of, and
  /// which of the held buttons came up unnoticed, so that the gesture must be cancelled.
  ///
  /// A press counts only while the pointer is over the window, and only where SDL would have lost it:
  /// a button that was pressed elsewhere is not ours.
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
