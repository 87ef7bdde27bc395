// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// One event of a mouse button, a mouse motion, or a finger.
package struct PointerSample: Equatable, Sendable {
  package enum Device: String, Sendable, CaseIterable {
    case mouse
    case finger
  }

  package enum Phase: String, Sendable, CaseIterable {
    case down
    case move
    case up
    /// The device has aborted the touch.
    case cancel
  }

  package enum Button: String, Sendable, CaseIterable {
    case left
    case middle
    case right
  }

  package var time: Double
  package var device: Device
  package var phase: Phase
  /// In points from the window's top left corner, y down; outside of the window while a button is
  /// held.
  package var location: CGPoint
  /// The number of the finger; 0 for the mouse.
  package var pointer: Int
  /// The button that was pressed or released; `left` for fingers and for motions.
  package var button: Button
  package var modifiers: Modifiers

  package init(
    time: Double, device: Device = .mouse, phase: Phase, location: CGPoint, pointer: Int = 0,
    button: Button = .left, modifiers: Modifiers = []
  ) {
    self.time = time
    self.device = device
    self.phase = phase
    self.location = location
    self.pointer = pointer
    self.button = button
    self.modifiers = modifiers
  }
}
