// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import SDLBackend
import Testing

@Suite struct EventTranslatorTests {
  private static let geometry = WindowGeometry(
    windowWidth: 400, windowHeight: 300, pixelWidth: 800, pixelHeight: 600, scale: 2)
  private static let plain = WindowGeometry(
    windowWidth: 400, windowHeight: 300, pixelWidth: 400, pixelHeight: 300, scale: 1)

  /// Translates events into short descriptions of the input events, and of the commands in angle
  /// brackets.
  private func translate(
    _ kinds: [DesktopEvent.Kind], modifiers: Modifiers = [], with translator: inout EventTranslator
  ) -> [String] {
    var input: [InputEvent] = []
    var descriptions: [String] = []
    for (index, kind) in kinds.enumerated() {
      let event = DesktopEvent(time: Double(index), modifiers: modifiers, kind)
      let command = translator.translate(event, into: &input)
      descriptions += input.map(describe)
      input.removeAll()
      if let command { descriptions.append("<\(command)>") }
    }
    return descriptions
  }

  private func translation(_ kinds: [DesktopEvent.Kind], modifiers: Modifiers = []) -> String {
    var translator = EventTranslator(geometry: Self.plain)
    return translate(kinds, modifiers: modifiers, with: &translator).joined(separator: " ")
  }

  private func describe(_ event: InputEvent) -> String {
    switch event {
    case .pointer(let sample):
      let name = sample.device == .mouse ? sample.button.rawValue : "finger\(sample.pointer)"
      return "\(sample.phase)-\(name)@\(Int(sample.location.x)),\(Int(sample.location.y))"
    case .wheel(let wheel): return "wheel(\(wheel.deltaX),\(wheel.deltaY))"
    case .key(let key): return (key.isDown ? "+" : "-") + key.key + (key.isRepeat ? "*" : "")
    case .text(let text): return "\(text.kind)(\(text.text))"
    case .resize(_, let size, let scale): return "resize(\(size.width)x\(size.height)@\(scale))"
    case .interruption(_, let reason): return reason.rawValue
    }
  }

  private func press(_ button: MouseButtons, _ x: Double = 5, _ y: Double = 6) -> DesktopEvent.Kind
  {
    .button(button, isDown: true, x: x, y: y)
  }

  private func release(
    _ button: MouseButtons, _ x: Double = 5, _ y: Double = 6
  ) -> DesktopEvent.Kind {
    .button(button, isDown: false, x: x, y: y)
  }

  @Test func `a drag reaches the views sample by sample, beyond the edges too`() {
    let result = translation([
      press(.left), .motion(x: 9, y: 6), .motion(x: -50, y: 900), release(.left),
    ])
    #expect(result == "down-left@5,6 move-left@9,6 move-left@-50,900 up-left@5,6")
  }

  @Test func `a press reported by both the server and SDL is one press`() {
    let result = translation([press(.left), press(.left), release(.left), release(.left)])
    #expect(result == "down-left@5,6 up-left@5,6")
  }

  @Test func `a second button is another button of the same pointer`() {
    let result = translation([press(.left), press(.right), release(.left), release(.right)])
    #expect(result == "down-left@5,6 down-right@5,6 up-left@5,6 up-right@5,6")
  }

  @Test func `after focus is lost in a drag, the release is dropped and the next press counts`() {
    let result = translation([
      press(.left), .focusLost, release(.left), press(.left), release(.left),
    ])
    #expect(result == "down-left@5,6 focusLost down-left@5,6 up-left@5,6")
  }

  @Test func `after focus is lost, a press counts although SDL reported no release`() {
    let result = translation([press(.left), .focusLost, press(.left), release(.left)])
    #expect(result == "down-left@5,6 focusLost down-left@5,6 up-left@5,6")
  }

  @Test func `where SDL drops the press, the server's state replaces it`() {
    func held(_ buttons: MouseButtons) -> DesktopEvent.Kind {
      .buttonsHeld(buttons, isOverWindow: true, x: 7, y: 8)
    }
    let result = translation([press(.left), .focusLost, held([]), held(.left), release(.left)])
    #expect(result == "down-left@5,6 focusLost down-left@7,8 up-left@5,6")
  }

  @Test func `a release that was not reported interrupts the drag`() {
    let result = translation([
      press(.left), .buttonsHeld([], isOverWindow: true, x: 7, y: 8), .motion(x: 7, y: 8),
    ])
    #expect(result == "down-left@5,6 captureLost move-left@7,8")
  }

  @Test func `leaving without capture interrupts a drag, and nothing else`() {
    #expect(translation([press(.left), .captureLost]) == "down-left@5,6 captureLost")
    #expect(translation([.captureLost]) == "")
  }

  @Test func `hiding interrupts once, and showing again redraws`() {
    var translator = EventTranslator(geometry: Self.plain)
    let result = translate([press(.left), .hidden, .hidden], with: &translator)
    #expect(result == ["down-left@5,6", "hidden"])
    #expect(!translator.isVisible)
    #expect(translate([.shown], with: &translator) == ["<redraw>"])
    #expect(translator.isVisible)
  }

  @Test func `fingers get the lowest free number and keep it`() {
    let (a, b) = (finger(100), finger(200))
    let result = translation([
      .finger(a, .down, x: 0.5, y: 0.5), .finger(b, .down, x: 0.25, y: 0.5),
      .finger(a, .move, x: 0.75, y: 0.5), .finger(a, .up, x: 0.75, y: 0.5),
      .finger(finger(300), .down, x: 0, y: 0), .finger(b, .up, x: 0.25, y: 0.5),
    ])
    #expect(
      result
        == "down-finger1@200,150 down-finger2@100,150 move-finger1@300,150 up-finger1@300,150 "
        + "down-finger1@0,0 up-finger2@100,150")
  }

  @Test func `an interrupted finger is ignored until it touches down again`() {
    let a = finger(100)
    let result = translation([
      .finger(a, .down, x: 0.5, y: 0.5), .focusLost, .finger(a, .move, x: 1, y: 1),
      .finger(a, .up, x: 1, y: 1), .finger(a, .down, x: 0, y: 0),
    ])
    #expect(result == "down-finger1@200,150 focusLost down-finger1@0,0")
  }

  @Test func `a repeated touch-down is dropped`() {
    let a = finger(100)
    let result = translation([.finger(a, .down, x: 0, y: 0), .finger(a, .down, x: 1, y: 1)])
    #expect(result == "down-finger1@0,0")
  }

  @Test func `positions are in points for all units of the window system`() {
    var translator = EventTranslator(geometry: Self.geometry)
    let result = translate(
      [.motion(x: 100, y: 50), .finger(finger(1), .down, x: 0.5, y: 0.5)], with: &translator)
    #expect(result == ["move-left@100,50", "down-finger1@200,150"])

    var large = Self.plain
    large.scale = 2
    translator = EventTranslator(geometry: large)
    #expect(translate([.motion(x: 100, y: 50)], with: &translator) == ["move-left@50,25"])
  }

  @Test func `a resize is reported once, in points, and redraws each time`() {
    let result = translation([.resized(Self.geometry), .resized(Self.geometry), .exposed])
    #expect(result == "resize(400.0x300.0@2.0) <redraw> <redraw> <presentAgain>")
  }

  @Test(arguments: [
    ("F11", Modifiers(), "<toggleFullScreen>"), ("Q", .control, "<quit>"),
    ("Q", Modifiers(), "+Q +Q* -Q"),
    ("F11", .shift, "+F11 +F11* -F11"), ("W", .control, "+W +W* -W"),
  ])
  func `the window handles its own keys and passes on all others`(
    key: String, modifiers: Modifiers, expected: String
  ) {
    let result = translation(
      [
        .key(key, isDown: true, isRepeat: false), .key(key, isDown: true, isRepeat: true),
        .key(key, isDown: false, isRepeat: false),
      ], modifiers: modifiers)
    #expect(result == expected)
  }

  @Test func `the release of a key that was a command is not input`() {
    var translator = EventTranslator(geometry: Self.plain)
    _ = translate(
      [.key("Q", isDown: true, isRepeat: false)], modifiers: .control, with: &translator)
    #expect(translate([.key("Q", isDown: false, isRepeat: false)], with: &translator) == [])
  }

  @Test func `a wheel sample keeps its fractions, position, time and modifiers`() {
    var translator = EventTranslator(geometry: Self.plain)
    var input: [InputEvent] = []
    _ = translator.translate(
      DesktopEvent(
        time: 3, modifiers: .control, .wheel(deltaX: -0.25, deltaY: 1.5, x: 40, y: 30)),
      into: &input)
    let expected = WheelSample(
      time: 3, location: CGPoint(x: 40, y: 30), deltaX: -0.25, deltaY: 1.5, modifiers: .control)
    #expect(input == [.wheel(expected)])
  }

  @Test func `closing is a command to the window`() {
    #expect(translation([.close, .quit]) == "<close> <quit>")
  }

  private func finger(_ number: Int64) -> DesktopEvent.FingerIdentity {
    DesktopEvent.FingerIdentity(device: 1, finger: number)
  }

  @Test func `a pinch on a touchpad is one of two touches about the pointer`() {
    let result = translation([
      .pinch(.down, distance: 1, angle: 0, x: 100, y: 50),
      .pinch(.move, distance: 2, angle: .pi / 2, x: 110, y: 50),
      .pinch(.move, distance: .infinity, angle: 0, x: 0, y: 0),
      .pinch(.up, distance: 2, angle: .pi / 2, x: 110, y: 50),
      .pinch(.move, distance: 1, angle: 0, x: 100, y: 50),
    ])
    #expect(
      result == "down-finger1@80,50 down-finger2@120,50 move-finger1@110,10 move-finger2@110,90 "
        + "up-finger1@110,10 up-finger2@110,90")
  }

  @Test func `drags of other programs and the focus are no input`() {
    let result = translation([
      .focusGained, .drag(.moved(.text, to: .zero)), .drag(.dropped([.text("a")], at: .zero)),
    ])
    #expect(result == "")
  }
}
