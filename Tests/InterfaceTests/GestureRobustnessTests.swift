// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

/// A view that notes what becomes of a drag, a pinch and a press on it, and what its state says.
private struct Held: View {
  let log: GestureLog
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
private func stage(_ log: GestureLog) -> Harness {
  Harness(size: CGSize(width: 200, height: 200)) { Held(log: log) }
}

private let middle = CGPoint(x: 100, y: 100)
private let aside = CGPoint(x: 150, y: 100)

@MainActor
@Suite struct GestureRobustnessTests {
  @Test(arguments: InputEvent.Interruption.allCases)
  func `an interruption cancels a drag once, and the next press is as good as new`(
    interruption: InputEvent.Interruption
  ) {
    let log = GestureLog()
    let harness = stage(log)
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
  func `an interruption cancels a pinch of fingers, and ends one of the wheel`(
    interruption: InputEvent.Interruption
  ) {
    let log = GestureLog()
    let harness = stage(log)
    harness.finger(.down, [CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100)])
    harness.frame()
    harness.finger(.move, [CGPoint(x: 40, y: 100), CGPoint(x: 160, y: 100)])
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

  @Test func `out of the window and back, and let go outside`() {
    let log = GestureLog()
    let harness = stage(log)
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: -300, y: 100), over: 0.1)
    harness.move(from: CGPoint(x: -300, y: 100), to: CGPoint(x: 400, y: 900), over: 0.1)
    harness.release(CGPoint(x: 400, y: 900))
    #expect(log.lines == ["free", "held", "ended 300.0", "free"])
  }

  @Test func `a second button changes nothing, whichever comes up first`() {
    for order in [[PointerSample.Button.left, .right], [.right, .left]] {
      let log = GestureLog()
      let harness = stage(log)
      harness.press(middle)
      harness.move(from: middle, to: aside, over: 0.1)
      harness.mouse(.down, aside, .right)
      harness.mouse(.move, CGPoint(x: 160, y: 100))
      for button in order { harness.mouse(.up, CGPoint(x: 160, y: 100), button) }
      #expect(log.lines == ["free", "held", "ended 60.0", "free"], "\(order)")
    }
  }

  @Test func `a wheel in the middle of a drag pinches beside it, and leaves it alone`() {
    let log = GestureLog()
    let harness = stage(log)
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

  @Test func `a modifier let go half-way ends the pinch where it was going`() {
    let log = GestureLog()
    let harness = stage(log)
    harness.wheel(at: middle, notches: 2, holding: .control)
    harness.key("Left Ctrl", isDown: false)
    #expect(log.lines.last == "free" && log.lines.contains("pinch 1.21"))
    #expect(harness.settle())
    #expect(log.lines.count { $0.hasPrefix("pinch ") } == 1)
  }

  @Test func `a clock that runs backwards, stops or jumps ends nothing twice`() {
    let log = GestureLog()
    let harness = stage(log)
    harness.press(middle)
    for time in [harness.time - 5, .nan, 1e300, harness.time] {
      harness.send(.pointer(PointerSample(time: time, phase: .move, location: aside)))
      harness.frame()
    }
    harness.release(aside)
    #expect(log.lines == ["free", "held", "ended 50.0", "free"])
    // The jump is forgotten: a later press is long after half a second, not after the end of time.
    let presses = GestureLog()
    let other = Harness(size: CGSize(width: 200, height: 200)) {
      Color.blue.onLongPressGesture { presses.lines.append("long") }
    }
    other.send(.pointer(PointerSample(time: 1e300, phase: .move, location: aside)))
    other.frame()
    other.press(middle)
    other.advance(by: 0.6)
    #expect(presses.lines == ["long"])
  }

  @Test func `a place that is no number is dropped`() {
    let log = GestureLog()
    let harness = stage(log)
    harness.press(middle)
    harness.mouse(.move, CGPoint(x: Double.nan, y: 3))
    harness.mouse(.move, aside)
    harness.mouse(.up, CGPoint(x: Double.infinity, y: -.infinity))
    #expect(log.lines == ["free", "held", "ended 50.0", "free"])
  }

  @Test(arguments: [1, 2, 3])
  func `a view that disappears, is disabled, or loses its gesture is let go of`(change: Int) {
    let log = GestureLog()
    let remote = RemoteStage(0) { state in
      if state != 1 {
        Held(log: log, isDisabled: state == 2, mask: state == 3 ? .subviews : .all)
      }
    }
    remote.harness.press(middle)
    remote.harness.move(from: middle, to: aside, over: 0.1)
    remote.set(change)
    remote.harness.frame()
    let cancelled = log.lines
    remote.harness.release(aside)
    #expect(remote.harness.settle())
    #expect(cancelled.contains("cancelled"))
    #expect(
      log.lines.count { $0 == "cancelled" } == 1 && !log.lines.contains { $0.contains("ended") })
    let reason = remote.harness.host.gestureLog.last?.reason
    #expect(reason == (change == 1 ? .viewRemoved : .disabled))
    log.lines = []
    remote.set(0)
    remote.harness.settle()
    remote.harness.drag(from: middle, to: aside, over: 0.1)
    #expect(log.lines.contains("ended 50.0"))
  }

  @Test func `a view that fades or lets the hand through keeps the touch it has`() {
    let log = GestureLog()
    let remote = RemoteStage(0) { state in
      Held(log: log).opacity(state == 1 ? 0 : 1).allowsHitTesting(state != 2)
    }
    for state in [1, 2] {
      remote.set(0)
      log.lines = []
      remote.harness.press(middle)
      remote.harness.move(from: middle, to: aside, over: 0.1)
      remote.set(state)
      remote.harness.release(aside)
      #expect(log.lines.contains("ended 50.0"))
    }
  }

  @Test func `a window resized under the hand changes where, not what`() {
    let log = GestureLog()
    let harness = stage(log)
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

  // Found by the fuzz program, seed 20261124.
  @Test func `a press that fails and comes again within a frame is let go of in between`() {
    let log = GestureLog()
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

  @Test func `two fingers drag two cards, and neither knows of the other`() {
    let log = GestureLog()
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
    harness.finger(.down, start)
    harness.frame()
    harness.finger(.move, [CGPoint(x: 50, y: 130), CGPoint(x: 150, y: 60)])
    harness.frame()
    harness.finger(.up, [CGPoint(x: 50, y: 130), CGPoint(x: 150, y: 60)])
    harness.frame()
    #expect(log.lines == ["0 30.0", "1 -40.0"])
  }

  @Test func `the arrow keys nudge the view last dragged, where it is by now`() {
    struct Nudged: View {
      let log: GestureLog
      @State private var offset = CGSize.zero
      @State private var found = CGSize.zero
      var body: some View {
        Color.blue.frame(width: 60, height: 60)
          .offset(offset)
          .gesture(
            DragGesture()
              .onChanged {
                offset = CGSize(
                  width: found.width + $0.translation.width,
                  height: found.height + $0.translation.height)
              }
              .onEnded { value in
                found = offset
                log.lines.append("\(value.velocity == .zero)")
              })
      }
    }
    let log = GestureLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Nudged(log: log) }
    harness.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 160, y: 130), over: 0.2)
    #expect(harness.list.fillCentres == [CGPoint(x: 150, y: 120)])
    for key in ["Left", "Up", "Up"] {
      harness.key(key)
      harness.key(key, isDown: false)
      #expect(harness.settle())
    }
    #expect(harness.list.fillCentres.allSatisfy { areClose($0, CGPoint(x: 140, y: 100)) })
    #expect(log.lines == ["false", "true", "true", "true"])
  }

  @Test func `synthetic fingers are drawn while they are down, and only then`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Color.blue }
    let plain = harness.list.items.count
    harness.mouse(.down, CGPoint(x: 130, y: 80), holding: .control)
    #expect(harness.list.items.count == plain + 4)
    #expect(harness.list.fillCentres.suffix(2) == [CGPoint(x: 130, y: 80), CGPoint(x: 70, y: 120)])
    harness.mouse(.up, CGPoint(x: 130, y: 80), holding: .control)
    #expect(harness.list.items.count == plain)
    harness.press(middle)
    #expect(harness.list.items.count == plain)
  }
}
