// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
private func makeHarness<V: View>(@ViewBuilder _ view: (EventLog) -> V) -> (Harness, EventLog) {
  let log = EventLog()
  let view = view(log)
  return (Harness(size: CGSize(width: 200, height: 200)) { view }, log)
}

private let middle = CGPoint(x: 100, y: 100)

@MainActor
@Suite struct GestureCompositionTests {
  /// A long press sequenced before a drag, as in Apple's sample.
  private struct PressAndDrag: View {
    enum Stage: Equatable {
      case inactive
      case pressing
      case dragging(CGSize)
    }

    let log: EventLog
    @GestureState private var stage = Stage.inactive

    var body: some View {
      log.note("\(stage)".replacingOccurrences(of: "CGSize", with: ""))
      return Color.blue.gesture(
        LongPressGesture(minimumDuration: 0.5)
          .sequenced(before: DragGesture())
          .updating($stage) { value, stage, _ in
            switch value {
            case .first(true): stage = .pressing
            case .second(true, let drag): stage = .dragging(drag?.translation ?? .zero)
            default: stage = .inactive
            }
          }
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return }
            log.lines.append("ended \(drag.translation.width)")
          }
      )
    }
  }

  @Test func `a long press sequenced before a drag continues in one touch`() {
    let (harness, log) = makeHarness { PressAndDrag(log: $0) }
    harness.press(middle)
    harness.advance(by: 0.6)
    harness.move(from: middle, to: CGPoint(x: 108, y: 100), over: 0.1)
    let early = log.lines.count
    harness.move(from: CGPoint(x: 108, y: 100), to: CGPoint(x: 140, y: 100), over: 0.02)
    harness.release(CGPoint(x: 140, y: 100))
    #expect(early == 3)
    #expect(log.lines[0] == "inactive" && log.lines[1] == "pressing")
    #expect(log.lines[2].contains("dragging") && log.lines[2].contains("0.0"))
    #expect(log.lines.contains("ended 40.0") && log.lines.last == "inactive")
  }

  @Test func `a sequence whose first gesture fails resets its state`() {
    let (harness, log) = makeHarness { PressAndDrag(log: $0) }
    harness.drag(from: middle, to: CGPoint(x: 150, y: 100), over: 0.2)
    #expect(harness.settle())
    #expect(log.lines == ["inactive", "pressing", "inactive"])
    let parts = harness.host.gestureLog.map(\.description)
    #expect(
      parts.contains {
        $0.contains("long press then drag: long press failed: moved ")
          && $0.hasSuffix(" points (limit 10)")
      })
  }

  @Test
  func
    `a tap sequenced before a drag continues in the next touch, within the interval of a double tap`()
  {
    func view(_ log: EventLog) -> some View {
      Color.blue.gesture(
        TapGesture().sequenced(before: DragGesture().onEnded { _ in log.lines.append("drag") })
          .onEnded { _ in log.lines.append("sequence") }
          .onCancelled { log.lines.append("cancelled") })
    }
    let (harness, log) = makeHarness { view($0) }
    harness.tap(middle)
    harness.advance(by: 0.2)
    harness.drag(from: middle, to: CGPoint(x: 150, y: 100), over: 0.2)
    #expect(log.lines == ["drag", "sequence"])
    let (late, other) = makeHarness { view($0) }
    late.tap(middle)
    #expect(late.settle())
    #expect(other.lines == ["cancelled"])
  }

  @Test func `exclusive gestures: a double tap, otherwise a single tap`() {
    func view(_ log: EventLog) -> some View {
      Color.blue.gesture(
        TapGesture(count: 2).onEnded { log.lines.append("double") }
          .exclusively(before: TapGesture().onEnded { log.lines.append("single") })
          .onEnded { value in
            switch value {
            case .first: log.lines.append("first")
            case .second: log.lines.append("second")
            }
          })
    }
    let (harness, log) = makeHarness { view($0) }
    harness.tap(middle)
    #expect(log.lines.isEmpty)
    harness.advance(by: 0.4)
    #expect(log.lines == ["single", "second"])
    harness.tap(middle)
    harness.tap(middle)
    harness.settle()
    #expect(log.lines == ["single", "second", "double", "first"])
  }

  @Test func `exclusive gestures: a long press, otherwise a tap, otherwise a drag`() {
    func view(_ log: EventLog) -> some View {
      Color.blue.gesture(
        LongPressGesture().onEnded { _ in log.lines.append("long") }
          .exclusively(before: TapGesture().onEnded { log.lines.append("tap") })
          .exclusively(before: DragGesture().onEnded { _ in log.lines.append("drag") }))
    }
    for (touches, expected) in [
      (TouchSequence.tap, "tap"), (.hold, "long"), (.drag, "drag"), (.holdThenDrag, "long"),
    ] {
      let (harness, log) = makeHarness { view($0) }
      touches.play(on: harness)
      #expect(log.lines == [expected], "\(touches)")
    }
  }

  @Test func `a tap before a press and drag is recognized after the press, unless the touch moves`()
  {
    func view(_ log: EventLog) -> some View {
      Color.blue.gesture(
        TapGesture().onEnded { log.lines.append("tap") }
          .exclusively(
            before: LongPressGesture(minimumDuration: 0.05).sequenced(before: DragGesture())
              .onEnded { _ in log.lines.append("drag") }))
    }
    let (harness, log) = makeHarness { view($0) }
    harness.press(middle)
    harness.advance(by: 0.2)
    harness.release(middle)
    #expect(log.lines == ["tap"])
    harness.press(middle)
    harness.advance(by: 0.2)
    let end = CGPoint(x: 130, y: 100)
    harness.move(from: middle, to: end, over: 0.2)
    harness.release(end)
    harness.settle()
    #expect(log.lines == ["tap", "drag"])
  }

  @Test func `a diagonal drag as short as a drag may be is not a tap`() {
    let (harness, log) = makeHarness { log in
      Color.blue.gesture(
        TapGesture().onEnded { log.lines.append("tap") }
          .exclusively(before: DragGesture().onEnded { _ in log.lines.append("drag") }))
    }
    // 12.7 points, of which 9 along each axis.
    let end = CGPoint(x: middle.x + 9, y: middle.y + 9)
    harness.press(middle)
    harness.move(from: middle, to: end, over: 0.1)
    harness.release(end)
    harness.settle()
    #expect(log.lines == ["drag"])
  }

  @Test
  func `simultaneous gestures: values of the active gestures, and one end when both have ended`() {
    let (harness, log) = makeHarness { log in
      Color.blue.gesture(
        RotateGesture().simultaneously(with: MagnifyGesture())
          .onChanged { value in
            log.note(
              "\(value.first != nil ? "rotation" : "-") \(value.second != nil ? "pinch" : "-")")
          }
          .onEnded { log.lines.append("ended \($0.first != nil) \($0.second != nil)") })
    }
    harness.fingers(about: middle, scale: 1.5, angle: 0, over: 0.2)
    #expect(log.lines == ["- pinch", "ended false true"])
    log.lines = []
    harness.fingers(about: middle, scale: 1.5, angle: 0.5, over: 0.2)
    #expect(log.lines == ["rotation pinch", "ended true true"])
  }

  @Test func `the wheel can pinch several times during a drag`() {
    let (harness, log) = makeHarness { log in
      Color.blue.gesture(
        DragGesture().onEnded { log.lines.append("drag \($0.translation.width)") }
          .simultaneously(
            with: MagnifyGesture().onEnded {
              log.lines.append("pinch \(($0.magnification * 100).rounded() / 100)")
            }))
    }
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 120, y: 100), over: 0.1)
    for _ in 0..<2 {
      harness.wheel(at: CGPoint(x: 120, y: 100), notches: 2, holding: .control)
      harness.advance(by: 0.5)
    }
    harness.move(from: CGPoint(x: 120, y: 100), to: CGPoint(x: 130, y: 100), over: 0.1)
    harness.release(CGPoint(x: 130, y: 100))
    #expect(log.lines == ["pinch 1.21", "pinch 1.21", "drag 30.0"])
  }

  @Test func `a gesture state that is a tuple is updated, and is reset in its reset transaction`() {
    struct Tuple: View {
      let log: EventLog
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
      private var hold: (isHeld: Bool, offset: CGSize) = (false, .zero)
      var body: some View {
        Color.blue.frame(width: 80, height: 80)
          .offset(hold.offset)
          .gesture(
            DragGesture(minimumDistance: 0).updating($hold) { value, hold, _ in
              hold.isHeld = true
              hold.offset = value.translation
            })
      }
    }
    let (harness, _) = makeHarness { Tuple(log: $0) }
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 140, y: 100), over: 0.2)
    #expect(harness.list.fillCenters == [CGPoint(x: 140, y: 100)])
    harness.advance(by: 0.1)
    harness.release(CGPoint(x: 140, y: 100))
    harness.advance(by: 0.5)
    #expect(harness.list.fillCenters.first.map { (105..<135).contains($0.x) } == true)
    harness.settle()
    #expect(harness.list.fillCenters == [middle])
  }

  @Test func `a custom gesture has the value of its body`() {
    struct Flick: Gesture {
      var minimumSpeed: Double
      var body: some Gesture<CGSize> {
        DragGesture().map { value in
          hypot(value.velocity.width, value.velocity.height) >= minimumSpeed
            ? value.velocity : .zero
        }
      }
    }
    struct Nested: Gesture {
      let log: EventLog
      var body: some Gesture {
        Flick(minimumSpeed: 100).onEnded { log.lines.append($0 == .zero ? "slow" : "fast") }
      }
    }
    let (harness, log) = makeHarness { log in Color.blue.gesture(Nested(log: log)) }
    harness.drag(from: middle, to: CGPoint(x: 150, y: 100), over: 0.2)
    #expect(log.lines == ["fast"])
  }

  @Test func `a button gesture reports leaving and entering, and acts only on a release inside`() {
    let (harness, log) = makeHarness { log in
      Color.blue.frame(width: 100, height: 100).gesture(
        _ButtonGesture(
          action: { log.lines.append("action") }, pressing: { log.lines.append("pressing \($0)") }))
    }
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 190, y: 100), over: 0.1)
    harness.move(from: CGPoint(x: 190, y: 100), to: middle, over: 0.1)
    harness.release(middle)
    #expect(
      log.lines == [
        "pressing true", "pressing false", "pressing true", "pressing false", "action",
      ])
    log.lines = []
    harness.drag(from: middle, to: CGPoint(x: 190, y: 100), over: 0.1)
    #expect(log.lines == ["pressing true", "pressing false"])
  }

  @Test func `onLongPressGesture reports the press and performs before the release`() {
    func view(_ log: EventLog) -> some View {
      Color.blue.onLongPressGesture(minimumDuration: 0.3) {
        log.lines.append("perform")
      } onPressingChanged: {
        log.lines.append("pressing \($0)")
      }
    }
    let (harness, log) = makeHarness { view($0) }
    harness.press(middle)
    #expect(log.lines == ["pressing true"])
    // Nothing is animated: the next frame is that of the deadline.
    let next = harness.host.nextFrame(after: harness.time)
    #expect(next.map { $0 > harness.time + 0.2 && $0 < harness.time + 0.3 } == true)
    harness.advance(by: 0.32)
    #expect(log.lines == ["pressing true", "perform", "pressing false"])
    harness.release(middle)
    harness.settle()
    #expect(log.lines.count == 3)
    log.lines = []
    harness.tap(middle)
    #expect(log.lines == ["pressing true", "pressing false"])
    log.lines = []
    harness.mouse(.down, middle, .right)
    #expect(log.lines == ["pressing true", "perform", "pressing false"])
    harness.mouse(.up, middle, .right)
    #expect(log.lines.count == 3)
  }

  @Test func `optional and type-erased gestures can change between touches`() {
    let fixture = StateHarness(0) { choice in
      let log = choiceLog
      Color.blue.gesture(
        choice == 0 ? nil : TapGesture().onEnded { log.lines.append("optional") }
      )
      .gesture(
        choice < 2
          ? AnyGesture(DragGesture().map { _ in }.onEnded { log.lines.append("drag") })
          : AnyGesture(LongPressGesture().map { _ in }.onEnded { log.lines.append("long") }))
    }
    choiceLog.lines = []
    for choice in 0...2 {
      fixture.set(choice)
      for touches in [TouchSequence.tap, .drag, .hold] { touches.play(on: fixture.harness) }
    }
    // A press of 0.7 seconds is a tap if no other gesture recognizes it.
    #expect(
      choiceLog.lines == ["drag", "optional", "drag", "optional", "optional", "long"])
  }
}

extension GestureCompositionTests {
  /// A tap with a gesture around it on each of many levels.
  private static func nested(_ depth: Int, _ kind: Int, _ log: EventLog) -> AnyGesture<Void> {
    guard depth > 0 else { return AnyGesture(TapGesture().onEnded { log.lines.append("tap") }) }
    let inner = nested(depth - 1, kind, log).map { log.lines.append("value") }
    let press = LongPressGesture(minimumDuration: 5)
    return switch kind {
    case 0: AnyGesture(inner.simultaneously(with: press).map { _ in })
    case 1: AnyGesture(inner.exclusively(before: press).map { _ in })
    case 2: AnyGesture(press.exclusively(before: inner).map { _ in })
    default: AnyGesture(inner.sequenced(before: DragGesture()).map { _ in })
    }
  }

  @Test(arguments: 0...3)
  func `the values of gestures inside each other are read in proportion to their number`(kind: Int)
  {
    let (harness, log) = makeHarness { Color.blue.gesture(Self.nested(40, kind, $0)) }
    harness.tap(middle)
    // If a level read its parts twice, no frame would end.
    #expect(log.lines.count { $0 == "value" } < 40 * 40 * 40)
    #expect(log.lines.count { $0 == "tap" } == 1)
  }
}

@MainActor private let choiceLog = EventLog()
