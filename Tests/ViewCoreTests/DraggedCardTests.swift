// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// The draggable card of many tutorials: it jumps by 10 points when the drag begins, and springs back
/// on release.
private struct DraggedCard: View {
  @State private var offset: CGSize = .zero

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 25)
        .frame(width: 300, height: 500)
        .offset(offset)
        .scaleEffect(scale())
        .rotationEffect(Angle(degrees: degrees()))
        .gesture(
          DragGesture()
            .onChanged({ value in
              offset = value.translation
            })
            .onEnded({ _ in
              withAnimation(.spring()) {
                offset = .zero
              }
            })
        )
    }
  }

  func scale() -> CGFloat {
    let max = UIScreen.main.bounds.width / 2
    return 1.0 - min(abs(offset.width) / max, 0.5) * 0.5
  }

  func degrees() -> Double {
    let max = UIScreen.main.bounds.width / 2
    return Double(offset.width / max) * 10
  }
}

@MainActor
@Suite struct DraggedCardTests {
  let center = CGPoint(x: 195, y: 422)

  @Test func `the card at rest is centered`() {
    let harness = Harness { DraggedCard() }
    #expect(harness.list.fillBounds == [CGRect(x: 45, y: 172, width: 300, height: 500)])
  }

  @Test func `the card moves vertically by exactly the translation`() {
    let harness = Harness { DraggedCard() }
    harness.press(center)
    harness.move(from: center, to: CGPoint(x: 195, y: 322), over: 0.2)
    #expect(harness.list.fillBounds == [CGRect(x: 45, y: 72, width: 300, height: 500)])
  }

  @Test func `movements of less than 10 points do not move the card`() {
    let harness = Harness { DraggedCard() }
    harness.press(center)
    harness.move(from: center, to: CGPoint(x: 195, y: 431), over: 0.1)
    #expect(harness.list.fillCenters == [center])
    harness.release(CGPoint(x: 195, y: 431))
    #expect(harness.list.fillCenters == [center])
    #expect(harness.host.gestureLog.last?.description.hasSuffix("moved 9 of 10 points") == true)
  }

  @Test func `at a quarter of the width the card is scaled to 0.75 and rotated by 5 degrees`() {
    let harness = Harness { DraggedCard() }
    harness.press(center)
    harness.move(from: center, to: CGPoint(x: 195 + 97.5, y: 422), over: 0.2)
    let transform = harness.list.fillTransforms[0]
    let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    #expect(abs(scale - 0.75) < 1e-9)
    #expect(abs(atan2(transform.b, transform.a) - 5 * .pi / 180) < 1e-9)
  }

  @Test func `the screen width is that of the window, also after a resize`() {
    let harness = Harness { DraggedCard() }
    harness.press(center)
    harness.move(from: center, to: CGPoint(x: 245, y: 422), over: 0.2)
    let before = harness.list.fillTransforms[0]
    harness.send(.resize(time: harness.time, size: CGSize(width: 780, height: 844), scale: 1))
    harness.frame()
    let after = harness.list.fillTransforms[0]
    #expect(abs(atan2(before.b, before.a) / atan2(after.b, after.a) - 2) < 1e-9)
  }

  @Test func `a released card returns, and then no frame is requested`() {
    let harness = Harness { DraggedCard() }
    harness.drag(from: center, to: CGPoint(x: 195, y: 222), over: 0.3)
    #expect(harness.host.nextFrame(after: harness.time) != nil)
    #expect(harness.settle())
    #expect(harness.list.fillBounds == [CGRect(x: 45, y: 172, width: 300, height: 500)])
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test func `a flicked card continues before it returns`() {
    let harness = Harness { DraggedCard() }
    harness.press(center)
    harness.move(from: center, to: CGPoint(x: 195, y: 342), over: 0.1)
    let released = harness.list.fillCenters[0].y
    harness.release(CGPoint(x: 195, y: 342))
    #expect(abs(harness.list.fillCenters[0].y - released) < 1e-6)
    var highest = released
    for _ in 0..<30 { highest = min(highest, harness.frame().fillCenters[0].y) }
    #expect(highest < released - 5)
    // After a pause the release velocity is zero.
    let paused = Harness { DraggedCard() }
    paused.press(center)
    paused.move(from: center, to: CGPoint(x: 195, y: 342), over: 0.1)
    paused.advance(by: 0.2)
    paused.release(CGPoint(x: 195, y: 342))
    for _ in 0..<30 { #expect(paused.frame().fillCenters[0].y >= released) }
  }

  @Test func `losing the focus cancels the drag without calling onEnded`() {
    let harness = Harness { DraggedCard() }
    harness.press(center)
    harness.move(from: center, to: CGPoint(x: 195, y: 322), over: 0.2)
    harness.send(.interruption(time: harness.time, .focusLost))
    harness.settle()
    #expect(harness.list.fillCenters[0].y == 322)
    #expect(harness.host.gestureLog.last?.description.hasSuffix("interrupted") == true)
    harness.drag(from: CGPoint(x: 195, y: 322), to: CGPoint(x: 195, y: 372), over: 0.2)
    harness.settle()
    #expect(harness.list.fillCenters == [center])
  }

  @Test func `the view is hit where it is presented and nowhere else`() {
    let harness = Harness { DraggedCard() }
    harness.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 20, y: 300), over: 0.2)
    #expect(harness.host.gestureLog.isEmpty)
    harness.drag(from: CGPoint(x: 50, y: 422), to: CGPoint(x: 50, y: 522), over: 0.2)
    #expect(!harness.host.gestureLog.isEmpty)
  }
}
