// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation
package import Gestures

/// Translates desktop events into input events for views.
///
/// Every press is followed by exactly one release or interruption, and there is no release without
/// a press, even where the desktop omits or repeats events.
package struct EventTranslator: Equatable, Sendable {
  /// A command of an event to the window itself.
  package enum Command: Equatable, Sendable {
    /// Close the window.
    case close
    /// End the program.
    case quit
    case toggleFullScreen
    /// Draw a new frame: the window was resized, or became visible again.
    case redraw
    /// Present the last frame again: its pixels on the screen were lost.
    case presentAgain
  }

  package private(set) var geometry: WindowGeometry
  /// Whether the window is visible: neither hidden nor minimized.
  package private(set) var isVisible = true
  private var buttons = ButtonState()
  private var fingers = TouchTracker()
  /// The keys whose press was a command to the window, so that their release is not input either.
  private var windowKeys: Set<String> = []

  package init(geometry: WindowGeometry) {
    self.geometry = geometry
  }

  /// Whether the display server should be queried for the buttons that are really down.
  package var isOutOfSync: Bool { buttons.isOutOfSync }
  /// The mouse buttons that the views regard as down.
  package var heldButtons: MouseButtons { buttons.held }

  /// Appends an event's translation to `input`. Returns its command to the window; nil if there is
  /// none.
  package mutating func translate(
    _ event: DesktopEvent, into input: inout [InputEvent]
  ) -> Command? {
    switch event.kind {
    case .motion(let x, let y):
      input.append(.pointer(sample(event, .move, x, y)))
    case .button(let button, let isDown, let x, let y):
      guard let name = button.button else { return nil }
      let isChange = isDown ? buttons.press(button) : buttons.release(button)
      if isChange {
        input.append(.pointer(sample(event, isDown ? .down : .up, x, y, button: name)))
      }
    case .buttonsHeld(let server, let isOverWindow, let x, let y):
      reconcile(event, server, isOverWindow: isOverWindow, x, y, into: &input)
    case .wheel(let deltaX, let deltaY, let x, let y):
      input.append(
        .wheel(
          WheelSample(
            time: event.time, location: geometry.point(x: x, y: y), deltaX: deltaX, deltaY: deltaY,
            modifiers: event.modifiers)))
    case .finger(let finger, let phase, let x, let y):
      let location = geometry.point(fractionX: x, fractionY: y)
      touch(event, finger, phase, location, into: &input)
    case .pinch(let phase, let distance, let angle, let x, let y):
      pinch(event, phase, distance, angle, geometry.point(x: x, y: y), into: &input)
    case .key(let name, let isDown, let isRepeat):
      return key(event, name, isDown: isDown, isRepeat: isRepeat, into: &input)
    case .text(let text, let kind, let selection):
      input.append(
        .text(TextSample(time: event.time, text: text, kind: kind, selection: selection)))
    case .focusGained, .drag:
      // For the window itself.
      break
    case .focusLost:
      interrupt(event, .focusLost, into: &input)
    case .captureLost:
      if !buttons.held.isEmpty { interrupt(event, .captureLost, into: &input) }
    case .hidden:
      guard isVisible else { return nil }
      isVisible = false
      interrupt(event, .hidden, into: &input)
    case .shown:
      isVisible = true
      return .redraw
    case .resized(let geometry):
      guard geometry != self.geometry else { return .redraw }
      self.geometry = geometry
      input.append(.resize(time: event.time, size: geometry.size, scale: geometry.scale))
      return .redraw
    case .exposed:
      return .presentAgain
    case .close:
      return .close
    case .quit:
      return .quit
    }
    return nil
  }

  private mutating func reconcile(
    _ event: DesktopEvent, _ server: MouseButtons, isOverWindow: Bool, _ x: Double, _ y: Double,
    into input: inout [InputEvent]
  ) {
    let (pressed, lost) = buttons.reconcile(with: server, isOverWindow: isOverWindow)
    if !lost.isEmpty { interrupt(event, .captureLost, into: &input) }
    for button in [MouseButtons.left, .middle, .right] where pressed.contains(button) {
      guard let name = button.button else { continue }
      input.append(.pointer(sample(event, .down, x, y, button: name)))
    }
  }

  /// Half the distance of the two touches at the beginning of a pinch on a touchpad, in points: so little
  /// that both are in views around the mouse pointer, and enough that their motion is recognized.
  package static let pinchRadius = 20.0

  /// Converts a pinch on a touchpad to two touches about the mouse pointer.
  private mutating func pinch(
    _ event: DesktopEvent, _ phase: DesktopEvent.FingerPhase, _ distance: Double, _ angle: Double,
    _ center: CGPoint, into input: inout [InputEvent]
  ) {
    guard distance.isFinite, angle.isFinite else { return }
    let radius = Self.pinchRadius * min(max(distance, 0.01), 100)
    for (finger, side) in [(0, -1.0), (1, 1.0)] {
      // No touch device of SDL has this number.
      let identity = DesktopEvent.FingerIdentity(device: .min, finger: Int64(finger))
      let offset = (x: radius * cos(angle) * side, y: radius * sin(angle) * side)
      touch(
        event, identity, phase, CGPoint(x: center.x + offset.x, y: center.y + offset.y),
        into: &input)
    }
  }

  private mutating func touch(
    _ event: DesktopEvent, _ finger: DesktopEvent.FingerIdentity,
    _ phase: DesktopEvent.FingerPhase, _ location: CGPoint, into input: inout [InputEvent]
  ) {
    let number: Int?
    let samplePhase: PointerSample.Phase
    switch phase {
    case .down: (number, samplePhase) = (fingers.press(finger), .down)
    case .move: (number, samplePhase) = (fingers.number(of: finger), .move)
    case .up: (number, samplePhase) = (fingers.release(finger), .up)
    case .cancel: (number, samplePhase) = (fingers.release(finger), .cancel)
    }
    guard let number else { return }
    input.append(
      .pointer(
        PointerSample(
          time: event.time, device: .finger, phase: samplePhase,
          location: location, pointer: number,
          modifiers: event.modifiers)))
  }

  private mutating func key(
    _ event: DesktopEvent, _ name: String, isDown: Bool, isRepeat: Bool,
    into input: inout [InputEvent]
  ) -> Command? {
    if !isDown, windowKeys.remove(name) != nil { return nil }
    if isDown, let command = Self.command(of: name, event.modifiers) {
      windowKeys.insert(name)
      return isRepeat ? nil : command
    }
    input.append(
      .key(
        KeySample(
          time: event.time, key: name, isDown: isDown, isRepeat: isRepeat,
          modifiers: event.modifiers)))
    return nil
  }

  /// Returns the command of a key; the same for all windows.
  private static func command(of key: String, _ modifiers: Modifiers) -> Command? {
    switch (key, modifiers) {
    case ("F11", []): .toggleFullScreen
    case ("Q", .control): .quit
    default: nil
    }
  }

  private mutating func interrupt(
    _ event: DesktopEvent, _ reason: InputEvent.Interruption, into input: inout [InputEvent]
  ) {
    buttons.interrupt()
    fingers.interrupt()
    windowKeys.removeAll()
    input.append(.interruption(time: event.time, reason))
  }

  private func sample(
    _ event: DesktopEvent, _ phase: PointerSample.Phase, _ x: Double, _ y: Double,
    button: PointerSample.Button = .left
  ) -> PointerSample {
    PointerSample(
      time: event.time, phase: phase, location: geometry.point(x: x, y: y), button: button,
      modifiers: event.modifiers)
  }
}
