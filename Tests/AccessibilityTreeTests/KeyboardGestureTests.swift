// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing

/// The keyboard alone reaches SwiftUI's views that have only gestures, and makes these gestures.
@MainActor
@Suite struct KeyboardGestureTests {
  private final class Log {
    var events: [String] = []
    var drag = CGSize.zero
    var scale = 1.0
    var angle = Angle.zero
  }

  private let log = Log()

  private func start(@ViewBuilder _ view: @escaping () -> some View) -> Harness {
    let harness = Harness(size: CGSize(width: 400, height: 400)) { view() }
    harness.host.enablingKeyboardAccess()
    harness.settle()
    return harness
  }

  private func press(_ key: String, _ modifiers: Modifiers = [], in harness: Harness) {
    harness.key(key, holding: modifiers)
    harness.key(key, isDown: false, holding: modifiers)
    harness.advance(by: 1)
  }

  private func nodes(_ harness: Harness) -> [AccessibilityNode] {
    func flat(_ children: [AccessibilityChild]) -> [AccessibilityNode] {
      children.compactMap(\.node).flatMap { [$0] + flat($0.children) }
    }
    return flat(harness.host.accessibilityTree())
  }

  private func focused(_ harness: Harness) -> String? {
    nodes(harness).first(where: \.isFocused)?.label
  }

  /// The frames of the rings that are drawn.
  private func rings(_ harness: Harness) -> [CGRect] {
    harness.list.items.compactMap { item -> CGRect? in
      guard case .stroke(let shape, let width, _, let transform) = item, width == 2.5 else {
        return nil
      }
      return shape.rect.applying(harness.list.transforms[Int(transform)])
    }
  }

  @Test func `Tab stops at controls and gestures in reading order`() {
    let harness = start {
      VStack {
        Text("tapped").onTapGesture { log.events.append("tap") }
        Button("button") { log.events.append("button") }
        Text("plain")
        Text("dragged").gesture(DragGesture())
        Toggle("toggle", isOn: .constant(true))
      }
    }
    var order: [String?] = []
    for _ in 1...5 {
      press("Tab", in: harness)
      order.append(focused(harness))
    }
    #expect(order == ["tapped", "button", "dragged", "toggle", "tapped"])
    press("Tab", .shift, in: harness)
    #expect(focused(harness) == "toggle")
  }

  @Test(arguments: ["Space", "Return"]) func `a key taps once, and Escape removes the focus`(
    key: String
  ) {
    let harness = start {
      Circle().frame(width: 80, height: 80).onTapGesture { log.events.append("tap") }
    }
    press("Tab", in: harness)
    harness.key(key)
    harness.send(.key(KeySample(time: harness.time, key: key, isDown: true, isRepeat: true)))
    harness.key(key, isDown: false)
    harness.advance(by: 1)
    #expect(log.events == ["tap"])
    press("Escape", in: harness)
    press(key, in: harness)
    #expect(log.events == ["tap"])
  }

  @Test func `a ring is around what is seen of the view, until the mouse is pressed`() {
    let harness = start {
      Color.red.frame(width: 80, height: 60).offset(x: 100, y: 40).gesture(DragGesture())
    }
    #expect(rings(harness).isEmpty)
    press("Tab", in: harness)
    #expect(rings(harness) == [CGRect(x: 257, y: 207, width: 86, height: 66)])
    harness.press(CGPoint(x: 10, y: 10))
    harness.release(CGPoint(x: 10, y: 10))
    #expect(rings(harness).isEmpty)
    press("Right", in: harness)
    #expect(rings(harness).count == 1)
    press("Escape", in: harness)
    #expect(rings(harness).isEmpty)
  }

  @Test func `arrow keys drag, plus and minus pinch, brackets turn`() {
    let harness = start {
      Color.red.frame(width: 200, height: 200)
        .offset(x: 60)
        .gesture(DragGesture().onChanged { log.drag = $0.translation })
        .simultaneousGesture(MagnifyGesture().onEnded { log.scale *= $0.magnification })
        .simultaneousGesture(RotateGesture().onEnded { log.angle += $0.rotation })
    }
    press("Tab", in: harness)
    press("Tab", in: harness)
    #expect(nodes(harness).filter(\.isFocused).count == 1)
    press("Right", in: harness)
    #expect(log.drag == CGSize(width: 10, height: 0))
    press("Up", in: harness)
    #expect(log.drag == CGSize(width: 0, height: -10))
    press("+", in: harness)
    #expect(abs(log.scale - 1.1) < 0.001)
    press("-", in: harness)
    #expect(abs(log.scale - 1) < 0.001)
    for _ in 1...3 {
      harness.key("]")
      harness.key("]", isDown: false)
    }
    harness.advance(by: 1)
    #expect(abs(log.angle.degrees - 15) < 0.1)
  }

  @Test func `a drag lasts as long as its key is held`() {
    let harness = start {
      Color.red.gesture(
        DragGesture().onChanged { log.drag = $0.translation }
          .onEnded { _ in log.events.append("end") })
    }
    press("Tab", in: harness)
    harness.key("Down")
    harness.advance(by: 0.4)
    #expect(log.drag == CGSize(width: 0, height: 10))
    #expect(log.events.isEmpty)
    harness.key("Right")
    harness.key("Right", isDown: false)
    harness.advance(by: 0.3)
    #expect(log.drag == CGSize(width: 10, height: 10))
    #expect(log.events.isEmpty)
    harness.key("Down", isDown: false)
    harness.advance(by: 0.4)
    #expect(log.events == ["end"])
  }

  @Test func `the repetition of a held key is a part of a notch`() {
    let harness = start {
      Color.red.gesture(
        MagnifyGesture(minimumScaleDelta: 0).onEnded { log.scale = $0.magnification })
    }
    press("Tab", in: harness)
    harness.key("+")
    for _ in 1...4 {
      harness.send(.key(KeySample(time: harness.time, key: "+", isDown: true, isRepeat: true)))
    }
    harness.key("+", isDown: false)
    harness.advance(by: 1)
    #expect(abs(log.scale - 1.21) < 0.001)
  }

  @Test func `Space and the menu key press for long, and arrows then drag`() {
    let harness = start {
      VStack {
        Text("long").onLongPressGesture { log.events.append("long") }
        Text("both").onTapGesture { log.events.append("tap") }
          .onLongPressGesture { log.events.append("held") }
        Text("then").gesture(
          LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
            if case .second(true, let drag?) = value { log.drag = drag.translation }
          })
      }
    }
    press("Tab", in: harness)
    press("Space", in: harness)
    press("Tab", in: harness)
    press("Space", in: harness)
    for (key, modifiers) in [("Application", Modifiers()), ("F10", .shift)] {
      press(key, modifiers, in: harness)
    }
    #expect(log.events == ["long", "tap", "held", "held"])
    press("Tab", in: harness)
    press("Left", in: harness)
    #expect(log.drag == CGSize(width: -10, height: 0))
  }

  @Test func `a tap and a double tap of the same view are both made by Space`() {
    let harness = start {
      Text("view").gesture(
        TapGesture(count: 2).onEnded { log.events.append("double") }
          .exclusively(before: TapGesture().onEnded { log.events.append("single") }))
    }
    press("Tab", in: harness)
    press("Space", in: harness)
    #expect(log.events == ["single"])
    for _ in 1...2 {
      harness.key("Space")
      harness.key("Space", isDown: false)
    }
    harness.advance(by: 1)
    #expect(log.events == ["single", "double"])
  }

  @Test func `a view whose middle is covered is touched beside it, and a covered one is no stop`() {
    let harness = start {
      ZStack {
        Color.blue.frame(width: 100, height: 100).onTapGesture { log.events.append("hidden") }
        Color.red.frame(width: 300, height: 300).onTapGesture { log.events.append("outer") }
        Color.green.frame(width: 150, height: 150).onTapGesture { log.events.append("inner") }
      }
    }
    for _ in 1...3 {
      press("Tab", in: harness)
      press("Space", in: harness)
    }
    #expect(log.events == ["outer", "inner", "outer"])
  }

  @Test func `a view that is scrolled away is shown first`() {
    let harness = start {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Color.red.frame(height: 100).onTapGesture { log.events.append("\(index)") }
          }
        }
      }
    }
    for _ in 1...12 { press("Tab", in: harness) }
    press("Space", in: harness)
    #expect(log.events == ["11"])
  }

  @Test
  func `views with actions for assistive technologies are stops, hidden and disabled ones are not`()
  {
    let harness = start {
      VStack {
        Text("adjusted").accessibilityAdjustableAction { direction in
          log.events.append(direction == .increment ? "more" : "less")
        }
        Text("action").accessibilityAction(named: "Do") { log.events.append("done") }
        Text("hidden").onTapGesture {}.accessibilityHidden(true)
        Text("disabled").onTapGesture {}.disabled(true)
        Text("untouchable").onTapGesture {}.allowsHitTesting(false)
        HStack {
          Text("one")
          Text("two")
        }
        .onTapGesture { log.events.append("tap") }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("ignored")
      }
    }
    var order: [String?] = []
    for keys in [["Up", "Left"], ["Space"], ["Space"], []] {
      press("Tab", in: harness)
      order.append(focused(harness))
      for key in keys { press(key, in: harness) }
    }
    #expect(order == ["adjusted", "action", "ignored", "adjusted"])
    #expect(log.events == ["more", "less", "done", "tap"])
  }

  @Test func `a focusable view with a gesture has its keys`() {
    let harness = start {
      Color.red.focusable().onTapGesture { log.events.append("tap") }
    }
    press("Tab", in: harness)
    press("Space", in: harness)
    #expect(log.events == ["tap"])
  }

  @Test func `a sheet keeps the focus inside, and Escape dismisses it at once`() {
    struct Content: View {
      let log: Log
      @State private var isShown = false

      var body: some View {
        Text("open").onTapGesture { isShown = true }
          .sheet(isPresented: $isShown) {
            Text("inside").onTapGesture { log.events.append("inside") }
          }
      }
    }
    let harness = start { Content(log: log) }
    press("Tab", in: harness)
    press("Space", in: harness)
    #expect(rings(harness).isEmpty, "the view with the ring is behind the sheet")
    for _ in 1...2 {
      press("Tab", in: harness)
      #expect(focused(harness) == "inside")
    }
    press("Space", in: harness)
    #expect(log.events == ["inside"])
    press("Escape", in: harness)
    #expect(nodes(harness).map(\.label) == ["open"])
    #expect(focused(harness) == "open", "the view that has opened the sheet")
    #expect(rings(harness).count == 1)
  }

  @Test func `the grabber of a sheet moves it to the next detent`() throws {
    struct Content: View {
      @State private var detent = PresentationDetent.medium

      var body: some View {
        Text(detent == .large ? "large" : "medium").sheet(isPresented: .constant(true)) {
          Text(detent == .large ? "inside large" : "inside medium")
            .presentationDetents([.medium, .large], selection: $detent)
        }
      }
    }
    let harness = start { Content() }
    press("Tab", in: harness)
    #expect(focused(harness) == "Sheet Grabber")
    press("Space", in: harness)
    #expect(nodes(harness).contains { $0.label == "inside large" })
    press("Space", in: harness)
    #expect(nodes(harness).contains { $0.label == "inside medium" })
  }

  @Test func `Escape leaves a cover by its action for that, of the view with the focus first`() {
    struct Content: View {
      let log: Log
      @State private var isShown = true

      var body: some View {
        Color.white.fullScreenCover(isPresented: $isShown) {
          VStack {
            Text("one").onTapGesture {}.accessibilityAction(.escape) { log.events.append("one") }
            Text("two")
          }
          .accessibilityAction(.escape) {
            log.events.append("cover")
            isShown = false
          }
        }
      }
    }
    let harness = start { Content(log: log) }
    press("Tab", in: harness)
    press("Escape", in: harness)
    harness.press(CGPoint(x: 5, y: 5))
    harness.release(CGPoint(x: 5, y: 5))
    #expect(log.events == ["one"])
  }

  @Test func `a cover without an action stays for Escape, as on an iPad`() {
    struct Content: View {
      @State private var isShown = true

      var body: some View {
        Color.white.fullScreenCover(isPresented: $isShown) { Text("cover") }
      }
    }
    let harness = start { Content() }
    press("Escape", in: harness)
    #expect(nodes(harness).contains { $0.label == "cover" })
  }

  @Test func `the menu key opens a context menu, and Escape closes it`() {
    let harness = start {
      Text("view").contextMenu { Button("Copy") { log.events.append("copy") } }
    }
    press("Tab", in: harness)
    press("Application", in: harness)
    #expect(nodes(harness).contains { $0.label == "Copy" })
    press("Escape", in: harness)
    #expect(!nodes(harness).contains { $0.label == "Copy" })
    press("Application", in: harness)
    press("Down", in: harness)
    press("Return", in: harness)
    #expect(log.events == ["copy"])
  }
}
