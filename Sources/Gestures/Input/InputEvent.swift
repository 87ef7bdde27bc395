// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// What the outside world tells the views: the whole of it. Times are seconds on the frame clock.
package enum InputEvent: Equatable, Sendable {
  case pointer(PointerSample)
  case wheel(WheelSample)
  case key(KeySample)
  case text(TextSample)
  /// The window's new size, in points, and how many pixels make a point.
  case resize(time: Double, size: CGSize, scale: CGFloat)
  /// The hand was taken away: focus lost, window hidden, capture gone. Every gesture is cancelled.
  case interruption(time: Double, Interruption)

  package enum Interruption: String, Sendable, CaseIterable {
    case focusLost
    case hidden
    case captureLost
  }

  package var time: Double {
    switch self {
    case .pointer(let sample): sample.time
    case .wheel(let sample): sample.time
    case .key(let sample): sample.time
    case .text(let sample): sample.time
    case .resize(let time, _, _): time
    case .interruption(let time, _): time
    }
  }
}

/// One report of a mouse or a finger.
package struct PointerSample: Equatable, Sendable {
  package enum Device: String, Sendable, CaseIterable {
    case mouse
    case finger
  }

  package enum Phase: String, Sendable, CaseIterable {
    case down
    case move
    case up
    /// The device says that the touch will not be finished.
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
  /// In points, y down, from the window's top left; beyond its edges while a button is held.
  package var location: CGPoint
  /// Which finger; 0 for the mouse.
  package var pointer: Int
  /// Which button went down or up; `left` for fingers and for moves.
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

/// A turn of the wheel. One notch away from the hand is `deltaY` +1; to the right is `deltaX` +1.
package struct WheelSample: Equatable, Sendable {
  package var time: Double
  package var location: CGPoint
  package var deltaX: Double
  package var deltaY: Double
  package var modifiers: Modifiers

  package init(
    time: Double, location: CGPoint, deltaX: Double, deltaY: Double, modifiers: Modifiers = []
  ) {
    self.time = time
    self.location = location
    self.deltaX = deltaX
    self.deltaY = deltaY
    self.modifiers = modifiers
  }
}

/// A key pressed or let go, named as SDL names it: `A`, `Left`, `F11`, `Left Ctrl`, `=`.
package struct KeySample: Equatable, Sendable {
  package var time: Double
  package var key: String
  package var isDown: Bool
  package var isRepeat: Bool
  package var modifiers: Modifiers

  package init(
    time: Double, key: String, isDown: Bool, isRepeat: Bool = false, modifiers: Modifiers = []
  ) {
    self.time = time
    self.key = key
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.modifiers = modifiers
  }
}

/// Text that comes from the keyboard, through an input method or not, or from the clipboard.
package struct TextSample: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case typed
    /// What an input method is still composing, in place of what it was composing before; empty where it
    /// has given up.
    case composing
    case pasted
  }

  package var time: Double
  package var text: String
  package var kind: Kind

  package init(time: Double, text: String, kind: Kind = .typed) {
    self.time = time
    self.text = text
    self.kind = kind
  }
}

/// The keys held while something else happens.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let control = Modifiers(rawValue: 2)
  package static let option = Modifiers(rawValue: 4)
  package static let command = Modifiers(rawValue: 8)
}
