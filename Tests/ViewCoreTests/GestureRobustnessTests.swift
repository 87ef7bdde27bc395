// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Logs the callbacks and the gesture states of a drag and a pinch.
private struct LoggingView: View {
  let log: EventLog
  var isDisabled = false
  var mask = GestureMask.all
  @GestureState private var hold: CGSize?
  @GestureState private var isPinched = false

  var body: some View {
    log.note(hold == nil ? "free" : "held")
    if isPinched { log.note("pinched") }
    return Color.blue
      .gesture(
        DragGesture().updating($hold) { value, hold, _ in hold = value.translation }
          .onEnded { log.lines.append("ended \($0.translation.width)") }
          .onCancelled { log.lines.append("cancelled") }
          .simultaneously(
            with: MagnifyGesture().updating($isPinched) { _, isPinched, _ in isPinched = true }
              .onEnded { log.lines.append("pinch \(($0.magnification * 100).rounded() / 100)") }
              .onCancelled { log.lines.append("pinch cancelled") }),
        including: mask
      )
      .disabled(isDisabled)
  }
}

@MainActor
private func makeHarness(_ log: EventLog) -> Harness {
  Harness(size: CGSize(width: 200, height: 200)) { LoggingView(log: log) }
}

private let middle = CGPoint(x: 100, y: 100)
private let aside = CGPoint(x: 150, y: 100)

@MainActor
@Suite struct GestureRobustnessTests {
  @Test(arguments: InputEvent.Interruption.allCases)
  func `an interruption cancels a drag once, and the next drag is recognized`(
    interruption: InputEvent.Interruption
  ) {
    let log = EventLog()
    let harness = makeHarness(log)
    harness.press(middle)
    harness.move(from: middle, to: aside, over: 0.1)
    harness.send(
      .interruption(time: harness.time, interruption),
      .interruption(time: harness.time, interruption))
    harness.frame()
    harness.release(aside)
    #expect(log.lines == ["free", "held", "cancelled", "free"])
    #expect(harness.settle())
    log.lines = []
    harness.drag(from: middle, to: aside, over: 0.1)
    #expect(log.lines == ["held", "ended 50.0", "free"])
  }

  @Test(arguments: InputEvent.Interruption.allCases)
  func `an interruption cancels a pinch of two fingers and ends a pinch of the wheel`(
    interruption: InputEvent.Interruption
  ) {
    let log = EventLog()
    let harness = makeHarness(log)
    harness.touch(.down, [CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100)])
    harness.frame()
    harness.touch(.move, [CGPoint(x: 40, y: 100), CGPoint(x: 160, y: 100)])
    harness.frame()
    harness.send(.interruption(time: harness.time, interruption))
    harness.frame()
    #expect(log.lines == ["free", "pinched", "pinch cancelled", "free"])
    log.lines = []
    harness.wheel(at: middle, notches: 1, holding: .control)
    harness.send(.interruption(time: harness.time, interruption))
    #expect(harness.settle())
    #expect(log.lines.filter { $0.hasPrefix("pinch ") } == ["pinch 1.1"])
    #expect(log.lines.last == "free")
  }

  @Test func `a drag continues outside of the window and ends when released there`() {
    let log = EventLog()
    let harness = makeHarness(log)
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: -300, y: 100), over: 0.1)
    harness.move(from: CGPoint(x: -300, y: 100), to: CGPoint(x: 400, y: 900), over: 0.1)
    harness.release(CGPoint(x: 400, y: 900))
    #expect(log.lines == ["free", "held", "ended 300.0", "free"])
  }

  @Test func `a second mouse button does not affect a drag, in either order of release`() {
    for order in [[PointerSample.Button.left, .right], [.right, .left]] {
      let log = EventLog()
      let harness = makeHarness(log)
      harness.press(middle)
      harness.move(from: middle, to: aside, over: 0.1)
      harness.mouse(.down, aside, .right)
      harness.mouse(.move, CGPoint(x: 160, y: 100))
      for button in order { harness.mouse(.up, CGPoint(x: 160, y: 100), button) }
      #expect(log.lines == ["free", "held", "ended 60.0", "free"], "\(order)")
    }
  }

  @Test func `a wheel pinch during a drag does not affect the drag`() {
    let log = EventLog()
    let harness = makeHarness(log)
    harness.press(middle)
    harness.move(from: middle, to: aside, over: 0.1)
    harness.wheel(at: aside, notches: 2, holding: .control)
    harness.mouse(.move, CGPoint(x: 160, y: 100), .left, holding: .control)
    harness.advance(by: 0.5)
    harness.release(CGPoint(x: 160, y: 100))
    #expect(
      log.lines.filter { $0.hasPrefix("pinch ") || $0.hasPrefix("ended") }
        == ["pinch 1.21", "ended 60.0"])
    #expect(!log.lines.contains { $0.contains("cancelled") })
  }

  @Test func `releasing the modifier key ends a wheel pinch at its target`() {
    let log = EventLog()
    let harness = makeHarness(log)
    harness.wheel(at: middle, notches: 2, holding: .control)
    harness.key("Left Ctrl", isDown: false)
    #expect(log.lines.last == "free" && log.lines.contains("pinch 1.21"))
    #expect(harness.settle())
    #expect(log.lines.count { $0.hasPrefix("pinch ") } == 1)
  }

  @Test func `a clock that runs backwards, stops or jumps does not end a gesture twice`() {
    let log = EventLog()
    let harness = makeHarness(log)
    harness.press(middle)
    for time in [harness.time - 5, .nan, 1e300, harness.time] {
      harness.send(.pointer(PointerSample(time: time, phase: .move, location: aside)))
      harness.frame()
    }
    harness.release(aside)
    #expect(log.lines == ["free", "held", "ended 50.0", "free"])
    // The jump is ignored: a later long press is recognized after 0.5 s.
    let presses = EventLog()
    let other = Harness(size: CGSize(width: 200, height: 200)) {
      Color.blue.onLongPressGesture { presses.lines.append("long") }
    }
    other.send(.pointer(PointerSample(time: 1e300, phase: .move, location: aside)))
    other.frame()
    other.press(middle)
    other.advance(by: 0.6)
    #expect(presses.lines == ["long"])
  }

  @Test func `non-finite locations are dropped`() {
    let log = EventLog()
    let harness = makeHarness(log)
    harness.press(middle)
    harness.mouse(.move, CGPoint(x: Double.nan, y: 3))
    harness.mouse(.move, aside)
    harness.mouse(.up, CGPoint(x: Double.infinity, y: -.infinity))
    #expect(log.lines == ["free", "held", "ended 50.0", "free"])
  }

  @Test(arguments: [1, 2, 3])
  func `removing a view, disabling it, or masking its gesture cancels the gesture`(change: Int) {
    let log = EventLog()
    let fixture = StateHarness(0) { state in
      if state != 1 {
        LoggingView(log: log, isDisabled: state == 2, mask: state == 3 ? .subviews : .all)
      }
    }
    fixture.harness.press(middle)
    fixture.harness.move(from: middle, to: aside, over: 0.1)
    fixture.set(change)
    fixture.harness.frame()
    let cancelled = log.lines
    fixture.harness.release(aside)
    #expect(fixture.harness.settle())
    #expect(cancelled.contains("cancelled"))
    #expect(
      log.lines.count { $0 == "cancelled" } == 1 && !log.lines.contains { $0.contains("ended") })
    let reason = fixture.harness.host.gestureLog.last?.reason
    #expect(reason == (change == 1 ? .viewRemoved : .disabled))
    log.lines = []
    fixture.set(0)
    fixture.harness.settle()
    fixture.harness.drag(from: middle, to: aside, over: 0.1)
    #expect(log.lines.contains("ended 50.0"))
  }

  @Test func `a view that becomes transparent or disallows hit testing keeps its current touch`() {
    let log = EventLog()
    let fixture = StateHarness(0) { state in
      LoggingView(log: log).opacity(state == 1 ? 0 : 1).allowsHitTesting(state != 2)
    }
    for state in [1, 2] {
      fixture.set(0)
      log.lines = []
      fixture.harness.press(middle)
      fixture.harness.move(from: middle, to: aside, over: 0.1)
      fixture.set(state)
      fixture.harness.release(aside)
      #expect(log.lines.contains("ended 50.0"))
    }
  }

  @Test func `resizing the window during a drag does not end the drag`() {
    let log = EventLog()
    let harness = makeHarness(log)
    harness.press(middle)
    harness.move(from: middle, to: aside, over: 0.1)
    harness.send(.resize(time: harness.time, size: CGSize(width: 400, height: 90), scale: 2))
    harness.frame()
    harness.release(aside)
    #expect(log.lines == ["free", "held", "ended 50.0", "free"])
    harness.send(.resize(time: harness.time, size: .zero, scale: 1))
    harness.frame()
    harness.drag(from: middle, to: aside, over: 0.1)
    #expect(harness.settle())
  }

  // Regression: fuzzer seed 20261124.
  @Test func `a press that fails and begins again within one frame reports its end in between`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.blue.onLongPressGesture {
      } onPressingChanged: {
        log.lines.append("\($0)")
      }
    }
    harness.press(middle)
    harness.send(.move, CGPoint(x: 105, y: 100))
    harness.send(.move, aside)
    harness.send(.up, aside)
    harness.send(.down, middle)
    harness.frame()
    #expect(log.lines == ["true", "false", "true"])
  }

  @Test func `two fingers drag two views independently`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      HStack(spacing: 0) {
        ForEach(0..<2) { index in
          Color.blue.gesture(
            DragGesture().onEnded { log.lines.append("\(index) \($0.translation.height)") }
              .onCancelled { log.lines.append("\(index) cancelled") })
        }
      }
    }
    let start = [CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100)]
    harness.touch(.down, start)
    harness.frame()
    harness.touch(.move, [CGPoint(x: 50, y: 130), CGPoint(x: 150, y: 60)])
    harness.frame()
    harness.touch(.up, [CGPoint(x: 50, y: 130), CGPoint(x: 150, y: 60)])
    harness.frame()
    #expect(log.lines == ["0 30.0", "1 -40.0"])
  }

  @Test func `the arrow keys move the view that was last dragged, at its present position`() {
    struct Movable: View {
      let log: EventLog
      @State private var offset = CGSize.zero
      @State private var start = CGSize.zero
      var body: some View {
        Color.blue.frame(width: 60, height: 60)
          .offset(offset)
          .gesture(
            DragGesture()
              .onChanged {
                offset = CGSize(
                  width: start.width + $0.translation.width,
                  height: start.height + $0.translation.height)
              }
              .onEnded { value in
                start = offset
                log.lines.append("\(value.velocity == .zero)")
              })
      }
    }
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Movable(log: log) }
    harness.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 160, y: 130), over: 0.2)
    #expect(harness.list.fillCenters == [CGPoint(x: 150, y: 120)])
    for key in ["Left", "Up", "Up"] {
      harness.key(key)
      harness.key(key, isDown: false)
      #expect(harness.settle())
    }
    #expect(harness.list.fillCenters.allSatisfy { areClose($0, CGPoint(x: 140, y: 100)) })
    #expect(log.lines == ["false", "true", "true", "true"])
  }

  @Test func `indicators of synthetic fingers are drawn only while they are down`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Color.blue }
    let plain = harness.list.items.count
    harness.mouse(.down, CGPoint(x: 130, y: 80), holding: .control)
    #expect(harness.list.items.count == plain + 4)
    #expect(harness.list.fillCenters.suffix(2) == [CGPoint(x: 130, y: 80), CGPoint(x: 70, y: 120)])
    harness.mouse(.up, CGPoint(x: 130, y: 80), holding: .control)
    #expect(harness.list.items.count == plain)
    harness.press(middle)
    #expect(harness.list.items.count == plain)
  }
}
