// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Returns for each point whether a tap there is recognized, in a window of 200 by 200 points.
@MainActor
private func isTapped<V: View>(
  at points: [(CGFloat, CGFloat)],
  @ViewBuilder _ view: (_ onTap: @escaping () -> Void) -> V
) -> [Bool] {
  let log = EventLog()
  let content = view { log.lines.append("tap") }
  let harness = Harness(size: CGSize(width: 200, height: 200)) { content }
  return points.map { x, y in
    log.lines = []
    harness.tap(CGPoint(x: x, y: y))
    return log.lines.count == 1
  }
}

@MainActor
@Suite struct HitTestingTests {
  @Test func `a shape is hit within its outline`() {
    let results = isTapped(at: [(100, 51), (55, 55), (50, 100), (150, 100), (149, 100)]) { onTap in
      Circle().frame(width: 100, height: 100).onTapGesture(perform: onTap)
    }
    #expect(results == [true, false, true, false, true])
  }

  @Test func `hit testing applies offset, rotation and scale`() {
    let results = isTapped(at: [(100, 100), (130, 62), (130, 118), (144, 100), (160, 40)]) {
      onTap in
      Color.blue.frame(width: 100, height: 20)
        .rotationEffect(.degrees(90))
        .scaleEffect(0.5)
        .offset(x: 30, y: -15)
        .onTapGesture(perform: onTap)
    }
    #expect(results == [false, true, false, false, false])
    let center = isTapped(at: [(130, 85), (130, 105), (137, 85)]) { onTap in
      Color.blue.frame(width: 100, height: 20)
        .onTapGesture(perform: onTap)
        .rotationEffect(.degrees(90))
        .scaleEffect(0.5)
        .offset(x: 30, y: -15)
    }
    #expect(center == [true, true, false])
  }

  @Test func `a clip does not restrict hit testing, and a content shape replaces the hit area`() {
    let clipped = isTapped(at: [(100, 100), (55, 55)]) { onTap in
      Color.blue.frame(width: 100, height: 100).clipShape(Circle()).onTapGesture(perform: onTap)
    }
    #expect(clipped == [true, true])
    let overflowing = isTapped(at: [(100, 100), (40, 100)]) { onTap in
      Color.blue.frame(width: 150, height: 150).frame(width: 50, height: 50).clipped()
        .onTapGesture(perform: onTap)
    }
    #expect(overflowing == [true, true])
    let restricted = isTapped(at: [(100, 100), (40, 100)]) { onTap in
      Color.blue.frame(width: 150, height: 150).frame(width: 50, height: 50).clipped()
        .contentShape(Rectangle()).onTapGesture(perform: onTap)
    }
    #expect(restricted == [true, false])
    let shaped = isTapped(at: [(100, 100), (55, 55), (10, 10)]) { onTap in
      Circle().frame(width: 20, height: 20).frame(width: 100, height: 100)
        .contentShape(Rectangle()).onTapGesture(perform: onTap)
    }
    #expect(shaped == [true, true, false])
    let narrowed = isTapped(at: [(100, 100), (55, 55)]) { onTap in
      Color.blue.frame(width: 100, height: 100)
        .contentShape(.interaction, Circle()).onTapGesture(perform: onTap)
    }
    #expect(narrowed == [true, false])
  }

  @Test func `the empty space of a frame is not hit`() {
    let results = isTapped(at: [(100, 100), (60, 60)]) { onTap in
      Color.blue.frame(width: 40, height: 40).frame(width: 150, height: 150)
        .onTapGesture(perform: onTap)
    }
    #expect(results == [true, false])
  }

  @Test func `the frontmost view is hit, unless it is invisible or disallows hit testing`() {
    func results<Front: View>(@ViewBuilder _ front: () -> Front) -> [Bool] {
      isTapped(at: [(100, 100)]) { onTap in
        ZStack {
          Color.blue.frame(width: 100, height: 100).onTapGesture(perform: onTap)
          front()
        }
      }
    }
    #expect(results { Color.red } == [false])
    #expect(results { Color.red.allowsHitTesting(false) } == [true])
    #expect(results { Color.red.frame(width: 150).opacity(0) } == [true])
    #expect(results { Color.clear } == [true])
    #expect(results { Color.red.opacity(0.01) } == [false])
    #expect(results { Color.red.zIndex(-1) } == [true])
    #expect(results { Color.red.scaleEffect(0) } == [true])
    #expect(results { Color.red.frame(width: 100, height: 100).offset(x: 60) } == [true])
  }

  @Test func `a disabled view receives no touches, and an inner modifier cannot enable it`() {
    let results = isTapped(at: [(100, 100)]) { onTap in
      Color.blue.onTapGesture(perform: onTap).disabled(false).disabled(true)
    }
    #expect(results == [false])
    let enabled = isTapped(at: [(100, 100)]) { onTap in
      Color.blue.onTapGesture(perform: onTap).disabled(false)
    }
    #expect(enabled == [true])
  }

  @Test(arguments: [
    (GestureMask.all, ["outer"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
  ])
  func `a gesture mask selects the gestures that take part`(mask: GestureMask, expected: [String]) {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.blue.gesture(TapGesture().onEnded { log.lines.append("inner") })
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("outer") }, including: mask)
    }
    harness.tap(CGPoint(x: 100, y: 100))
    #expect(log.lines == expected)
  }

  @Test func `a gesture that is not enabled does not affect inner gestures`() {
    for isEnabled in [true, false] {
      let log = EventLog()
      let harness = Harness(size: CGSize(width: 200, height: 200)) {
        Color.blue.gesture(TapGesture().onEnded { log.lines.append("inner") })
          .highPriorityGesture(
            TapGesture().onEnded { log.lines.append("outer") }, isEnabled: isEnabled)
      }
      harness.tap(CGPoint(x: 100, y: 100))
      #expect(log.lines == [isEnabled ? "outer" : "inner"])
    }
  }
}
