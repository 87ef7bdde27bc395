// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation
package import Gestures

/// Desktop events in, input events out: what the window system says becomes what a hand did.
///
/// Every press that goes in ends in a release or an interruption, and no release comes without its
/// press, whatever the desktop leaves out or says twice.
package struct EventTranslator: Equatable, Sendable {
  /// What an event asks of the window itself.
  package enum Command: Equatable, Sendable {
    case close
    case toggleFullScreen
    /// The window has another size, or shows itself again: make a new picture.
    case layOutAgain
    /// What was on the screen is gone: show the same picture once more.
    case showAgain
  }

  package private(set) var geometry: WindowGeometry
  /// Whether anybody can see the window.
  package private(set) var isVisible = true
  private var buttons = ButtonLedger()
  private var fingers = FingerLedger()
  /// The keys whose release is the window's too, because their press was.
  private var windowKeys: Set<String> = []

  package init(geometry: WindowGeometry) {
    self.geometry = geometry
  }

  /// Whether the server should be asked which buttons are really down.
  package var isDesynced: Bool { buttons.isDesynced }
  package var heldButtons: MouseButtons { buttons.held }

  /// Appends what the event means to `input`; what the window has to do about it, if anything.
  package mutating func translate(
    _ event: DesktopEvent, into input: inout [InputEvent]
  ) -> Command? {
    switch event.kind {
    case .motion(let x, let y):
      input.append(.pointer(sample(event, .move, x, y)))
    case .button(let button, let isDown, let x, let y):
      guard let name = button.button else { return nil }
      let isNews = isDown ? buttons.press(button) : buttons.release(button)
      if isNews { input.append(.pointer(sample(event, isDown ? .down : .up, x, y, button: name))) }
    case .buttonsHeld(let server, let isOverWindow, let x, let y):
      reconcile(event, server, isOverWindow: isOverWindow, x, y, into: &input)
    case .wheel(let deltaX, let deltaY, let x, let y):
      input.append(
        .wheel(
          WheelSample(
            time: event.time, location: geometry.point(x: x, y: y), deltaX: deltaX, deltaY: deltaY,
            modifiers: event.modifiers)))
    case .finger(let finger, let phase, let x, let y):
      touch(event, finger, phase, x, y, into: &input)
    case .key(let name, let isDown, let isRepeat):
      return key(event, name, isDown: isDown, isRepeat: isRepeat, into: &input)
    case .text(let text, let kind):
      input.append(.text(TextSample(time: event.time, text: text, kind: kind)))
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
      return .layOutAgain
    case .resized(let geometry):
      guard geometry != self.geometry else { return .layOutAgain }
      self.geometry = geometry
      input.append(.resize(time: event.time, size: geometry.size, scale: geometry.scale))
      return .layOutAgain
    case .exposed:
      return .showAgain
    case .close:
      return .close
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

  private mutating func touch(
    _ event: DesktopEvent, _ finger: DesktopEvent.FingerIdentity,
    _ phase: DesktopEvent.FingerPhase, _ x: Double, _ y: Double, into input: inout [InputEvent]
  ) {
    let number: Int?
    let samplePhase: PointerSample.Phase
    switch phase {
    case .down: (number, samplePhase) = (fingers.press(finger), .down)
    case .move: (number, samplePhase) = (fingers.number(of: finger), .move)
    case .up: (number, samplePhase) = (fingers.release(finger), .up)
    }
    guard let number else { return }
    input.append(
      .pointer(
        PointerSample(
          time: event.time, device: .finger, phase: samplePhase,
          location: geometry.point(fractionX: x, fractionY: y), pointer: number,
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

  /// The keys that every window here answers to.
  private static func command(of key: String, _ modifiers: Modifiers) -> Command? {
    switch (key, modifiers) {
    case ("F11", []): .toggleFullScreen
    case ("Q", .control): .close
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
