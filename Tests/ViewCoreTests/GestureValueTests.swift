// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Returns a harness of 200 by 200 points, and the log that the view's gestures write.
@MainActor
private func makeHarness<V: View>(@ViewBuilder _ view: (EventLog) -> V) -> (Harness, EventLog) {
  let log = EventLog()
  let view = view(log)
  return (Harness(size: CGSize(width: 200, height: 200)) { view }, log)
}

private func text(_ point: CGPoint) -> String {
  "\((point.x * 10).rounded() / 10),\((point.y * 10).rounded() / 10)"
}

private let middle = CGPoint(x: 100, y: 100)

@MainActor
@Suite struct GestureValueTests {
  @Test(arguments: [
    ("local", "50.0,30.0 to 60.0,30.0"),
    ("global", "110.0,110.0 to 120.0,110.0"),
    ("board", "90.0,90.0 to 100.0,90.0"),
    ("nowhere", "110.0,110.0 to 120.0,110.0"),
  ])
  func `a drag's locations are in its coordinate space`(name: String, expected: String) {
    let space: CoordinateSpace =
      name == "local" ? .local : name == "global" ? .global : .named(name)
    let (harness, log) = makeHarness { log in
      ZStack(alignment: .topLeading) {
        Color.white
        Color.blue.frame(width: 100, height: 60)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: space).onEnded {
              log.lines.append("\(text($0.startLocation)) to \(text($0.location))")
            }
          )
          .offset(x: 40, y: 60)
      }
      .frame(width: 180, height: 180)
      .coordinateSpace(name: "board")
      .frame(width: 180, height: 180)
      .offset(x: 10, y: 10)
    }
    harness.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 120, y: 110), over: 0.1)
    #expect(log.lines == [expected])
  }

  @Test func `coordinate spaces are also available as types`() {
    #expect(DragGesture(coordinateSpace: .named("a")).coordinateSpace == .named("a"))
    let space: NamedCoordinateSpace = .named(7)
    #expect(DragGesture(coordinateSpace: space).coordinateSpace == .named(7))
    #expect(LocalCoordinateSpace().coordinateSpace.isLocal)
    #expect(GlobalCoordinateSpace().coordinateSpace.isGlobal)
  }

  @Test func `in the local space of a view that the drag moves, the translation feeds back`() {
    struct Draggable: View {
      let log: EventLog
      @State private var offset = CGSize.zero
      var body: some View {
        Color.blue.frame(width: 80, height: 80)
          .gesture(
            DragGesture().onChanged {
              offset = $0.translation
              log.lines.append("\($0.translation.width.rounded())")
            }
          )
          .offset(offset)
      }
    }
    let (harness, log) = makeHarness { Draggable(log: $0) }
    harness.press(middle)
    for _ in 0..<4 {
      harness.send(.move, CGPoint(x: 140, y: 100))
      harness.frame()
    }
    // x(n) = 40 − x(n−1), as on iOS. Attach the gesture outside of the offset, or use `.global`.
    #expect(log.lines == ["40.0", "0.0", "40.0", "0.0"])
  }

  @Test func `SpatialTapGesture and onTapGesture report the location`() {
    let (harness, log) = makeHarness { log in
      Color.blue.frame(width: 100, height: 100)
        .gesture(SpatialTapGesture().onEnded { log.lines.append("tap \(text($0.location))") })
        .offset(x: 20)
    }
    harness.tap(CGPoint(x: 80, y: 60))
    let (other, taps) = makeHarness { log in
      Color.blue.frame(width: 100, height: 100)
        .onTapGesture(count: 2, coordinateSpace: .global) { log.lines.append(text($0)) }
    }
    other.tap(CGPoint(x: 80, y: 60))
    other.tap(CGPoint(x: 81, y: 60))
    #expect(log.lines == ["tap 10.0,10.0"] && taps.lines == ["81.0,60.0"])
  }

  @Test func `a pinch reports its anchor in the view and its velocity`() {
    let (harness, log) = makeHarness { log in
      Color.blue.frame(width: 160, height: 80)
        .gesture(
          MagnifyGesture().onChanged { value in
            log.note("\(value.startAnchor.x),\(value.startAnchor.y) \(text(value.startLocation))")
            if value.magnification > 1.3 { log.note(value.velocity > 2 ? "fast" : "slow") }
          })
    }
    harness.fingers(about: CGPoint(x: 60, y: 80), scale: 1.6, angle: 0, over: 0.2)
    #expect(log.lines.prefix(2) == ["0.25,0.25 40.0,20.0", "fast"])
  }

  @Test func `RotationGesture and MagnificationGesture have plain values`() {
    let (harness, log) = makeHarness { log in
      Color.blue.gesture(
        RotationGesture().onEnded { log.lines.append("\(($0.degrees * 10).rounded() / 10)") }
          .simultaneously(
            with: MagnificationGesture().onEnded { log.lines.append("\(($0 * 10).rounded() / 10)") }
          ))
    }
    harness.fingers(about: middle, scale: 1.5, angle: .pi / 6, over: 0.3)
    #expect(log.lines == ["30.0", "1.5"])
  }

  @Test func `ten wheel notches up and ten down give a magnification of exactly 1`() {
    let (harness, log) = makeHarness { log in
      Color.blue.gesture(
        MagnifyGesture()
          .onChanged { log.note($0.magnification > 2.5 ? "large" : "small") }
          .onEnded { log.lines.append("\($0.magnification) \($0.velocity)") })
    }
    harness.wheel(at: middle, notches: 10, holding: .control)
    harness.advance(by: 0.1)
    harness.wheel(at: middle, notches: -10, holding: .control)
    #expect(harness.settle())
    #expect(log.lines == ["small", "large", "small", "1.0 0.0"])
  }

  @Test func `a rotation is measured in the window while the view rotates with it`() {
    struct Dial: View {
      let log: EventLog
      @State private var angle = Angle.zero
      var body: some View {
        Color.blue.frame(width: 150, height: 150)
          .gesture(
            RotateGesture(minimumAngleDelta: .zero).onChanged {
              angle = $0.rotation
              log.lines.append("\($0.rotation.degrees.rounded())")
            }
          )
          .rotationEffect(angle)
      }
    }
    let (harness, log) = makeHarness { Dial(log: $0) }
    harness.fingers(about: middle, scale: 1, angle: .pi / 2, over: 0.5)
    #expect(log.lines.last == "90.0")
    #expect(log.lines == log.lines.sorted { (Double($0) ?? 0) < (Double($1) ?? 0) })
  }

  @Test func `many samples give one change per frame, and all count for the velocity`() {
    let (harness, log) = makeHarness { log in
      Color.blue.gesture(
        DragGesture().onChanged { log.lines.append("\($0.translation.width)") }
          .onEnded { log.lines.append("ended \(($0.velocity.width / 10).rounded() * 10)") })
    }
    let start = harness.time
    harness.press(middle)
    let samples = (1...8000).map { step in
      InputEvent.pointer(
        PointerSample(
          time: start + Double(step) * 1e-5, phase: .move,
          location: CGPoint(x: 100 + Double(step) / 100, y: 100)))
    }
    harness.advance(by: 0.1)
    harness.host.handle(samples)
    harness.frame()
    #expect(log.lines == ["80.0"])
    harness.host.handle([
      .pointer(PointerSample(time: start + 0.08, phase: .up, location: CGPoint(x: 180, y: 100)))
    ])
    harness.frame()
    #expect(log.lines.last == "ended 1000.0")
  }

  @Test func `a pause before the release gives zero velocity`() {
    let (harness, log) = makeHarness { log in
      Color.blue.gesture(
        DragGesture().onEnded {
          log.lines.append("\($0.velocity) \($0.predictedEndTranslation == $0.translation)")
        })
    }
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 150, y: 100), over: 0.1)
    harness.advance(by: 0.1)
    harness.release(CGPoint(x: 150, y: 100))
    #expect(log.lines == ["\(CGSize.zero) true"])
  }

  @Test func `a drag's end is predicted a quarter of a second ahead`() {
    var values: [DragGesture.Value] = []
    let (harness, _) = makeHarness { _ in
      Color.blue.gesture(DragGesture().onEnded { values.append($0) })
    }
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 150, y: 130), over: 0.1)
    harness.release(CGPoint(x: 150, y: 130))
    #expect(values.count == 1)
    for value in values {
      #expect(value.velocity.width > 400 && value.velocity.height > 240)
      let (end, translation) = (value.predictedEndLocation, value.predictedEndTranslation)
      #expect(abs((end.x - value.location.x) * 4 - value.velocity.width) < 1e-9)
      #expect(abs((end.y - value.location.y) * 4 - value.velocity.height) < 1e-9)
      #expect(abs(translation.width - value.translation.width - value.velocity.width / 4) < 1e-9)
      #expect(abs(translation.height - value.translation.height - value.velocity.height / 4) < 1e-9)
    }
  }

  @Test func `gestures have SwiftUI's defaults`() {
    #expect(DragGesture().minimumDistance == 10 && DragGesture().coordinateSpace == .local)
    let press = LongPressGesture()
    #expect(press.minimumDuration == 0.5 && press.maximumDistance == 10)
    #expect(TapGesture().count == 1 && SpatialTapGesture().count == 1)
    #expect(SpatialTapGesture().coordinateSpace == .local)
    #expect(MagnifyGesture().minimumScaleDelta == 0.01)
    #expect(MagnificationGesture().minimumScaleDelta == 0.01)
    #expect(RotateGesture().minimumAngleDelta == .degrees(1))
    #expect(RotationGesture().minimumAngleDelta == .degrees(1))
  }
}
