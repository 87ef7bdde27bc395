// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Which of some points a tap is heard at, on a stage of 200 by 200 points.
@MainActor
private func heard<V: View>(
  at points: [(CGFloat, CGFloat)], @ViewBuilder _ view: (_ tapped: @escaping () -> Void) -> V
) -> [Bool] {
  let log = GestureLog()
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
  @Test func `a shape is hit in its outline, to its edge`() {
    let results = heard(at: [(100, 51), (55, 55), (50, 100), (150, 100), (149, 100)]) { tapped in
      Circle().frame(width: 100, height: 100).onTapGesture(perform: tapped)
    }
    #expect(results == [true, false, true, false, true])
  }

  @Test func `through an offset, a turn and a scale it is hit where it is seen`() {
    let results = heard(at: [(100, 100), (130, 62), (130, 118), (144, 100), (160, 40)]) { tapped in
      Color.blue.frame(width: 100, height: 20)
        .rotationEffect(.degrees(90))
        .scaleEffect(0.5)
        .offset(x: 30, y: -15)
        .onTapGesture(perform: tapped)
    }
    #expect(results == [false, true, false, false, false])
    let centre = heard(at: [(130, 85), (130, 105), (137, 85)]) { tapped in
      Color.blue.frame(width: 100, height: 20)
        .onTapGesture(perform: tapped)
        .rotationEffect(.degrees(90))
        .scaleEffect(0.5)
        .offset(x: 30, y: -15)
    }
    #expect(centre == [true, true, false])
  }

  @Test func `a clip cuts what is hit, a content shape says it anew`() {
    let clipped = heard(at: [(100, 100), (55, 55)]) { tapped in
      Color.blue.frame(width: 100, height: 100).clipShape(Circle()).onTapGesture(perform: tapped)
    }
    #expect(clipped == [true, false])
    let shaped = heard(at: [(100, 100), (55, 55), (10, 10)]) { tapped in
      Circle().frame(width: 20, height: 20).frame(width: 100, height: 100)
        .contentShape(Rectangle()).onTapGesture(perform: tapped)
    }
    #expect(shaped == [true, true, false])
    let narrowed = heard(at: [(100, 100), (55, 55)]) { tapped in
      Color.blue.frame(width: 100, height: 100)
        .contentShape(.interaction, Circle()).onTapGesture(perform: tapped)
    }
    #expect(narrowed == [true, false])
  }

  @Test func `the space around what a frame holds is not hit`() {
    let results = heard(at: [(100, 100), (60, 60)]) { tapped in
      Color.blue.frame(width: 40, height: 40).frame(width: 150, height: 150)
        .onTapGesture(perform: tapped)
    }
    #expect(results == [true, false])
  }

  @Test func `what is in front is hit, unless it lets the hand through or cannot be seen`() {
    func results<Front: View>(@ViewBuilder _ front: () -> Front) -> [Bool] {
      heard(at: [(100, 100)]) { tapped in
        ZStack {
          Color.blue.frame(width: 100, height: 100).onTapGesture(perform: tapped)
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

  @Test func `what is disabled hears nothing, and cannot be enabled inside`() {
    let results = heard(at: [(100, 100)]) { tapped in
      Color.blue.onTapGesture(perform: tapped).disabled(false).disabled(true)
    }
    #expect(results == [false])
    let enabled = heard(at: [(100, 100)]) { tapped in
      Color.blue.onTapGesture(perform: tapped).disabled(false)
    }
    #expect(enabled == [true])
  }

  @Test(arguments: [
    (GestureMask.all, ["outer"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
  ])
  func `a mask says which of the gestures take part`(mask: GestureMask, expected: [String]) {
    let log = GestureLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.blue.gesture(TapGesture().onEnded { log.lines.append("inner") })
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("outer") }, including: mask)
    }
    harness.tap(CGPoint(x: 100, y: 100))
    #expect(log.lines == expected)
  }

  @Test func `a gesture that is not enabled leaves those inside alone`() {
    for isEnabled in [true, false] {
      let log = GestureLog()
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
