// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
private func harness(
  _ width: CGFloat = 200, _ height: CGFloat = 400, @ViewBuilder _ view: () -> some View
) -> Harness {
  Harness(size: CGSize(width: width, height: height), view)
}

@MainActor
@Suite struct ScrollViewTests {
  private let middle = CGPoint(x: 100, y: 200)

  private func up(_ distance: CGFloat) -> CGPoint { CGPoint(x: 100, y: 200 - distance) }

  // MARK: Layout

  @Test func `the program can override the clipping of all scroll views`() {
    @MainActor func clips(_ view: some View) -> Bool {
      let items = harness { view }.list.items
      return items.contains { item in
        if case .beginLayer(.clip, _) = item { true } else { false }
      }
    }
    ScrollClipping.isDisabled = true
    defer { ScrollClipping.isDisabled = false }
    #expect(!clips(BlueRows()))
    #expect(clips(BlueRows().scrollClipDisabled(false)))
    ScrollClipping.isDisabled = false
    #expect(clips(BlueRows()))
  }

  @Test
  func `a scroll view takes the proposed length along its axis and its content's size across`() {
    let list = harness(300, 400) {
      ScrollView { Color.blue.frame(width: 120, height: 50) }.background(Color.red)
    }.list
    #expect(list.fillBounds.first == CGRect(x: 90, y: 0, width: 120, height: 400))
    let sideways = harness(300, 400) {
      ScrollView(.horizontal) { Color.blue.frame(width: 500, height: 50) }.background(Color.red)
    }.list
    #expect(sideways.fillBounds.first == CGRect(x: 0, y: 175, width: 300, height: 50))
  }

  @Test func `views of a stack fill it across its axis if it is proposed no length there`() {
    // As the dividers between the numbers of a profile in a picture of Apple's.
    let row = Harness {
      ScrollView {
        HStack(spacing: 0) {
          Color.red.frame(width: 3)
          Divider()
          Color.blue.frame(width: 9, height: 46)
        }
      }
    }.list
    #expect(row.fillBounds.map(\.height) == [46, 46, 46])
    let column = Harness {
      ScrollView(.horizontal) {
        VStackLayout(spacing: 0)() {
          Divider()
          Color.blue.frame(width: 50, height: 5)
        }
      }
    }.list
    #expect(column.fillBounds.map(\.width) == [50, 50])
  }

  @Test func `the content has its ideal length along the axis and is proposed the size across`() {
    let list = harness {
      ScrollView {
        Color.blue
        Color.blue.frame(height: 30)
      }
    }.list
    #expect(
      list.fillBounds == [
        CGRect(x: 0, y: 0, width: 200, height: 10), CGRect(x: 0, y: 18, width: 200, height: 30),
      ])
  }

  @Test
  func `small content is centered if both axes scroll, and at the top if one does`() {
    let both = harness {
      ScrollView([.horizontal, .vertical]) { Color.blue.frame(width: 50, height: 50) }
    }
    #expect(both.list.fillBounds == [CGRect(x: 75, y: 175, width: 50, height: 50)])
    let one = harness { ScrollView { Color.blue.frame(width: 50, height: 50) } }
    #expect(one.list.fillBounds == [CGRect(x: 75, y: 0, width: 50, height: 50)])
  }

  // MARK: Dragging

  @Test func `the content moves one to one with a drag, after 10 points`() {
    let harness = harness { BlueRows() }
    harness.press(middle)
    harness.move(from: middle, to: up(9), over: 0.1)
    #expect(harness.firstRowTop == 0)
    harness.move(from: up(9), to: up(40), over: 0.1)
    #expect(harness.firstRowTop == -30)
    harness.move(from: up(40), to: up(20), over: 0.1)
    #expect(harness.firstRowTop == -10)
  }

  @Test func `after a release the content decelerates over about half the velocity in points`() {
    let harness = harness { BlueRows() }
    harness.press(middle)
    harness.move(from: middle, to: up(110), over: 0.2)
    harness.release(up(110))
    harness.settle()
    // 550 points per second: 100 points of drag, and (550 − 10) · 0.499 = 269.5 of deceleration.
    let offset = -harness.list.fillBounds[0].minY
    let hidden = CGFloat(40 - harness.list.fillBounds.count) * 50
    #expect(hidden > 0)
    let full = Harness(size: CGSize(width: 200, height: 400)) { BlueRows() }
    full.drag(from: middle, to: up(110), over: 0.2)
    full.settle()
    #expect(full.list == harness.list)
    // The first row drawn begins at 350: 369.5 − 350, in whole pixels.
    #expect(offset == 19)
  }

  @Test func `a pause before the release leaves the content in place`() {
    let harness = harness { BlueRows() }
    harness.press(middle)
    harness.move(from: middle, to: up(110), over: 0.2)
    harness.advance(by: 0.1)
    harness.release(up(110))
    harness.settle()
    #expect(harness.firstRowTop == 0 && harness.list.fillBounds.count < 40)
  }

  @Test func `beyond the end the content resists increasingly`() {
    let harness = harness { BlueRows() }
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 100, y: 310), over: 0.2)
    // 100 points beyond the end of a frame of 400: 400·55/(400 + 55).
    #expect(abs(harness.firstRowTop - 400 * 55 / 455) < 1e-9)
    harness.release(CGPoint(x: 100, y: 310))
    harness.settle()
    #expect(harness.firstRowTop == 0)
  }

  @Test func `the content returns from beyond its end with the release velocity`() {
    let harness = harness { BlueRows() }
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 100, y: 310), over: 0.1)
    let released = harness.firstRowTop
    harness.release(CGPoint(x: 100, y: 310))
    #expect(harness.firstRowTop > released + 1)
    for _ in 0..<60 { harness.frame() }
    #expect(harness.firstRowTop < 1)
  }

  @Test func `a fling beyond the end bounces and settles at the end`() {
    let harness = harness { BlueRows(count: 10) }
    harness.drag(from: middle, to: up(90), over: 0.05)
    let last = { harness.list.fillBounds.last?.maxY ?? 0 }
    var minimum = CGFloat.infinity
    while harness.host.nextFrame(after: harness.time) != nil, harness.time < 5 {
      harness.frame()
      minimum = min(minimum, last())
    }
    #expect(minimum < 395 && last() == 400)
  }

  @Test func `with reduced motion a fling stops at the end`() {
    let harness = harness { BlueRows(count: 10) }
    harness.host.reducesMotion = true
    harness.drag(from: middle, to: up(90), over: 0.05)
    var minimum = CGFloat.infinity
    for _ in 0..<120 { minimum = min(minimum, harness.frame().fillBounds.last?.maxY ?? 0) }
    #expect(minimum == 400)
  }

  @Test func `a press stops a moving scroll view and does not reach its content`() {
    var taps = 0
    let harness = harness {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100) { _ in
            Color.blue.frame(width: 200, height: 50).onTapGesture { taps += 1 }
          }
        }
      }
    }
    harness.drag(from: middle, to: up(150), over: 0.1)
    harness.advance(by: 0.2)
    harness.press(middle)
    let stopped = harness.list
    harness.advance(by: 0.1)
    #expect(harness.list.fillBounds == stopped.fillBounds)
    harness.release(middle)
    harness.settle()
    // The offset settles on a whole pixel.
    let moved = harness.list.fillBounds[0].minY - stopped.fillBounds[0].minY
    #expect(abs(moved) <= 0.5 && taps == 0)
    harness.drag(from: middle, to: middle, over: 0.05)
    #expect(taps == 1)
  }

  @Test func `an interruption lets the content return`() {
    let harness = harness { BlueRows() }
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 100, y: 310), over: 0.1)
    harness.send(.interruption(time: harness.time, .focusLost))
    harness.settle()
    #expect(harness.firstRowTop == 0)
  }

  @Test(arguments: [false, true])
  func `scrollBounceBehavior controls whether content that fits bounces`(isBySize: Bool) {
    let harness = harness {
      BlueRows(count: 2).scrollBounceBehavior(isBySize ? .basedOnSize : .automatic)
    }
    harness.press(middle)
    harness.move(from: middle, to: up(60), over: 0.1)
    #expect((harness.firstRowTop == 0) == isBySize)
  }

  @Test func `a disabled scroll view does not scroll`() {
    let harness = harness { BlueRows().scrollDisabled(true) }
    harness.press(middle)
    harness.move(from: middle, to: up(100), over: 0.1)
    #expect(harness.firstRowTop == 0)
    harness.turn(-3)
    harness.settle()
    #expect(harness.firstRowTop == 0)
  }

  // MARK: Drawing and cost

  @Test func `only visible content is drawn, and content outside of the frame is not hit`() {
    var taps = 0
    let harness = harness {
      BlueRows(count: 1000).onTapGesture { taps += 1 }.frame(height: 100)
    }
    #expect(harness.list.fillBounds.count < 4)
    harness.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 20), over: 0.05)
    #expect(taps == 0)
    harness.drag(from: middle, to: middle, over: 0.05)
    #expect(taps == 1)
  }

  @Test func `scrolling evaluates no body and runs no layout, for any number of rows`() {
    for count in [20, 1000] {
      let harness = harness { BlueRows(count: count) }
      harness.press(middle)
      harness.move(from: middle, to: up(60), over: 0.1)
      #expect(harness.host.counters == FrameCounters())
      harness.release(up(60))
      harness.frame()
      #expect(harness.host.counters == FrameCounters())
      harness.settle()
      harness.turn(-1)
      #expect(harness.host.counters == FrameCounters())
    }
  }

  @Test func `content outside of its layout frame is drawn exactly while it is visible`() {
    let fixture = StateHarness(CGFloat(0)) { shift in
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            Color.blue.frame(width: 200, height: 100).offset(y: row == 19 ? shift : 0)
          }
        }
      }
    }
    let harness = fixture.harness
    harness.turn(-0.5, at: CGPoint(x: 100, y: 100))
    #expect(harness.list.fillBounds.map(\.minY) == [-5, 95, 195])
    fixture.set(-1850)
    #expect(harness.list.fillBounds.map(\.minY) == [-5, 95, 195, 45])
    fixture.set(0, .linear(duration: 1))
    harness.advance(by: 0.05)
    #expect(harness.list.fillBounds.count == 4)
    harness.settle()
    #expect(harness.list.fillBounds.map(\.minY) == [-5, 95, 195])
    fixture.set(-1850)
    #expect(harness.list.fillBounds.map(\.minY) == [-5, 95, 195, 45])
    harness.turn(-7.5, at: CGPoint(x: 100, y: 100))
    #expect(harness.list.fillBounds.map(\.minY) == [-80, 20, 120, -30])
    harness.turn(7.5, at: CGPoint(x: 100, y: 100))
    #expect(harness.list.fillBounds.map(\.minY) == [-5, 95, 195, 45])
  }

  @Test func `a shadow is drawn while its view is scrolled out of sight`() {
    let harness = harness {
      ScrollView(showsIndicators: false) {
        Color.blue.frame(width: 200, height: 100).shadow(radius: 10, y: 60)
        Color.red.frame(width: 200, height: 1000)
      }
    }
    for _ in 0..<22 { harness.turn(-0.5) }
    #expect(harness.list.description.contains("shadow"))
  }

  @Test func `scroll indicators are visible while scrolling, and fade`() {
    let harness = harness {
      ScrollView { Color.blue.frame(width: 200, height: 800) }
    }
    #expect(harness.list.fillBounds.count == 1)
    harness.press(middle)
    harness.move(from: middle, to: up(110), over: 0.2)
    // Half of 394 points long, at a quarter of the track.
    #expect(
      harness.list.fillBounds.last == CGRect(x: 194, y: 52.25, width: 3, height: 197))
    harness.advance(by: 0.2)
    harness.release(up(110))
    harness.settle()
    #expect(harness.list.fillBounds.count == 1)
  }

  @Test func `scroll indicators flash on demand`() {
    let stage = StateHarness(0) { trigger in
      ScrollView { Color.blue.frame(width: 200, height: 800) }
        .scrollIndicatorsFlash(trigger: trigger)
    }
    stage.harness.settle()
    #expect(stage.harness.list.fillBounds.count == 1)
    stage.set(1)
    stage.harness.advance(by: 0.1)
    #expect(stage.harness.list.fillBounds.count == 2)
    stage.harness.settle()
    #expect(stage.harness.list.fillBounds.count == 1)
  }

  @Test(arguments: [0, 1])
  func `scroll indicators can be hidden`(variant: Int) {
    let harness = harness {
      ScrollView(showsIndicators: variant != 0) { Color.blue.frame(width: 200, height: 800) }
        .scrollIndicators(variant == 1 ? .hidden : .automatic)
    }
    harness.press(middle)
    harness.move(from: middle, to: up(110), over: 0.2)
    #expect(harness.list.fillBounds.count == 1)
  }

  // MARK: Content changes

  @Test func `the offset is clamped when the content shrinks`() {
    let fixture = StateHarness(40) { BlueRows(count: $0) }
    let harness = fixture.harness
    harness.turn(-9, at: CGPoint(x: 100, y: 100))
    harness.settle()
    #expect(harness.list.fillBounds.first?.minY == -40)
    fixture.set(10)
    #expect(harness.list.fillBounds.last?.maxY == 200)
    fixture.set(3)
    #expect(harness.list.fillBounds.first?.minY == 0)
  }
}
