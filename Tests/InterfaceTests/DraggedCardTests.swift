// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// A card as tutorials have it: it jumps by ten points when the drag begins, and springs home.
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
  let centre = CGPoint(x: 195, y: 422)

  @Test func `at rest it is in the middle`() {
    let harness = Harness { DraggedCard() }
    #expect(harness.list.fillBounds == [CGRect(x: 45, y: 172, width: 300, height: 500)])
  }

  @Test func `up and down it moves by exactly the translation`() {
    let harness = Harness { DraggedCard() }
    harness.press(centre)
    harness.move(from: centre, to: CGPoint(x: 195, y: 322), over: 0.2)
    #expect(harness.list.fillBounds == [CGRect(x: 45, y: 72, width: 300, height: 500)])
  }

  @Test func `below ten points nothing happens`() {
    let harness = Harness { DraggedCard() }
    harness.press(centre)
    harness.move(from: centre, to: CGPoint(x: 195, y: 431), over: 0.1)
    #expect(harness.list.fillCentres == [centre])
    harness.release(CGPoint(x: 195, y: 431))
    #expect(harness.list.fillCentres == [centre])
    #expect(harness.host.gestureLog.last?.description.hasSuffix("moved 9 of 10 points") == true)
  }

  @Test func `at a quarter of the width it is three quarters as large and tilted by five degrees`()
  {
    let harness = Harness { DraggedCard() }
    harness.press(centre)
    harness.move(from: centre, to: CGPoint(x: 195 + 97.5, y: 422), over: 0.2)
    let transform = harness.list.fillTransforms[0]
    let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    #expect(abs(scale - 0.75) < 1e-9)
    #expect(abs(atan2(transform.b, transform.a) - 5 * .pi / 180) < 1e-9)
  }

  @Test func `the width is the window's, also after a resize`() {
    let harness = Harness { DraggedCard() }
    harness.press(centre)
    harness.move(from: centre, to: CGPoint(x: 245, y: 422), over: 0.2)
    let before = harness.list.fillTransforms[0]
    harness.send(.resize(time: harness.time, size: CGSize(width: 780, height: 844), scale: 1))
    harness.frame()
    let after = harness.list.fillTransforms[0]
    #expect(abs(atan2(before.b, before.a) / atan2(after.b, after.a) - 2) < 1e-9)
  }

  @Test func `let go it comes home, and then nothing moves`() {
    let harness = Harness { DraggedCard() }
    harness.drag(from: centre, to: CGPoint(x: 195, y: 222), over: 0.3)
    #expect(harness.host.nextFrame(after: harness.time) != nil)
    #expect(harness.settle())
    #expect(harness.list.fillBounds == [CGRect(x: 45, y: 172, width: 300, height: 500)])
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test func `a flick goes on before it returns`() {
    let harness = Harness { DraggedCard() }
    harness.press(centre)
    harness.move(from: centre, to: CGPoint(x: 195, y: 342), over: 0.1)
    let released = harness.list.fillCentres[0].y
    harness.release(CGPoint(x: 195, y: 342))
    #expect(abs(harness.list.fillCentres[0].y - released) < 1e-6)
    var highest = released
    for _ in 0..<30 { highest = min(highest, harness.frame().fillCentres[0].y) }
    #expect(highest < released - 5)
    // A hand that rests before it lets go throws nothing.
    let calm = Harness { DraggedCard() }
    calm.press(centre)
    calm.move(from: centre, to: CGPoint(x: 195, y: 342), over: 0.1)
    calm.advance(by: 0.2)
    calm.release(CGPoint(x: 195, y: 342))
    for _ in 0..<30 { #expect(calm.frame().fillCentres[0].y >= released) }
  }

  @Test func `losing the focus cancels: no end is told, and the state stays as it was left`() {
    let harness = Harness { DraggedCard() }
    harness.press(centre)
    harness.move(from: centre, to: CGPoint(x: 195, y: 322), over: 0.2)
    harness.send(.interruption(time: harness.time, .focusLost))
    harness.settle()
    #expect(harness.list.fillCentres[0].y == 322)
    #expect(harness.host.gestureLog.last?.description.hasSuffix("interrupted") == true)
    harness.drag(from: CGPoint(x: 195, y: 322), to: CGPoint(x: 195, y: 372), over: 0.2)
    harness.settle()
    #expect(harness.list.fillCentres == [centre])
  }

  @Test func `it is hit where it is seen and nowhere else`() {
    let harness = Harness { DraggedCard() }
    harness.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 20, y: 300), over: 0.2)
    #expect(harness.host.gestureLog.isEmpty)
    harness.drag(from: CGPoint(x: 50, y: 422), to: CGPoint(x: 50, y: 522), over: 0.2)
    #expect(!harness.host.gestureLog.isEmpty)
  }
}
