// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// An event of the window system, before its translation into input for views.
///
/// Lengths are in the window system's units, which `WindowGeometry` converts to points. No SDL
/// types are used.
package struct DesktopEvent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case motion(x: Double, y: Double)
    case button(MouseButtons, isDown: Bool, x: Double, y: Double)
    /// The buttons that the display server regards as down, in order with the other events. They
    /// may have been pressed in another window.
    case buttonsHeld(MouseButtons, isOverWindow: Bool, x: Double, y: Double)
    /// Wheel notches: `deltaY` is positive when the wheel is turned away from the user, `deltaX` to
    /// the right.
    case wheel(deltaX: Double, deltaY: Double, x: Double, y: Double)
    /// A finger; `x` and `y` are fractions of the window.
    case finger(FingerIdentity, FingerPhase, x: Double, y: Double)
    /// Two fingers on a touchpad. `distance` is relative to that at the beginning, `angle` in radians
    /// since then, clockwise; `x` and `y` are those of the mouse pointer, moved by the fingers.
    case pinch(FingerPhase, distance: Double, angle: Double, x: Double, y: Double)
    case key(String, isDown: Bool, isRepeat: Bool)
    /// `selection` is that of `TextSample`.
    case text(String, TextSample.Kind, selection: Range<Int>? = nil)
    case focusGained
    case focusLost
    /// The pointer left the window although a button is held and nothing captures the mouse.
    case captureLost
    case hidden
    case shown
    case resized(WindowGeometry)
    /// The window system lost the window's presented pixels.
    case exposed
    /// Another program drags something over the window.
    case drag(ExternalDrag)
    /// The window's close button was used.
    case close
    /// The desktop ends the program.
    case quit
  }

  package enum FingerPhase: Sendable, CaseIterable {
    case down
    case move
    case up
    case cancel
  }

  /// A touch device's identifier of a finger. Devices reuse the numbers.
  package struct FingerIdentity: Hashable, Sendable {
    package var device: Int64
    package var finger: Int64

    package init(device: Int64, finger: Int64) {
      self.device = device
      self.finger = finger
    }
  }

  /// The time in seconds on the frame clock; never less than that of the previous event.
  package var time: Double
  package var modifiers: Modifiers
  package var kind: Kind
  /// The number of the window that the event belongs to; 0 for that with the keyboard's input.
  package var window: UInt32

  package init(time: Double, modifiers: Modifiers = [], window: UInt32 = 0, _ kind: Kind) {
    self.time = time
    self.modifiers = modifiers
    self.window = window
    self.kind = kind
  }
}
