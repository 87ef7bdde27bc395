// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// What the desktop told the window, before it is anybody's gesture. Lengths are in the units that the
/// window system counts in (`WindowGeometry` makes points of them); no SDL type comes this far.
package struct DesktopEvent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case motion(x: Double, y: Double)
    case button(MouseButtons, isDown: Bool, x: Double, y: Double)
    /// Which buttons the server holds for down, told in order with the other events. Buttons that are
    /// pressed for another window count here too.
    case buttonsHeld(MouseButtons, isOverWindow: Bool, x: Double, y: Double)
    /// Notches: `deltaY` is positive away from the hand, `deltaX` to the right.
    case wheel(deltaX: Double, deltaY: Double, x: Double, y: Double)
    /// A finger; `x` and `y` are fractions of the window.
    case finger(FingerIdentity, FingerPhase, x: Double, y: Double)
    case key(String, isDown: Bool, isRepeat: Bool)
    case text(String, TextSample.Kind)
    case focusLost
    /// The pointer left the window although a button is held and nothing captures the mouse.
    case captureLost
    case hidden
    case shown
    case resized(WindowGeometry)
    /// The window system lost what was on the screen.
    case exposed
    case close
  }

  package enum FingerPhase: Sendable, CaseIterable {
    case down
    case move
    case up
  }

  /// A finger as a touch device numbers it: numbers that come back for another finger later.
  package struct FingerIdentity: Hashable, Sendable {
    package var device: Int64
    package var finger: Int64

    package init(device: Int64, finger: Int64) {
      self.device = device
      self.finger = finger
    }
  }

  /// Seconds on the frame clock; never less than the event before.
  package var time: Double
  package var modifiers: Modifiers
  package var kind: Kind

  package init(time: Double, modifiers: Modifiers = [], _ kind: Kind) {
    self.time = time
    self.modifiers = modifiers
    self.kind = kind
  }
}
