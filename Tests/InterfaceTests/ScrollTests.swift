// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Motion
import Snapback
import Testing

/// A list of rows of 50 points in a scroll view that fills a window of 200 by 400.
private struct Rows: View {
  var count = 40
  var axes: Axis.Set = .vertical

  var body: some View {
    ScrollView(axes, showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(0..<count) { _ in Color.blue.frame(width: 200, height: 50) }
      }
    }
  }
}

@MainActor
private func harness(
  _ width: CGFloat = 200, _ height: CGFloat = 400, @ViewBuilder _ view: () -> some View
) -> Harness {
  Harness(size: CGSize(width: width, height: height), view)
}

extension Harness {
  /// Where the content's top is, told from the first row drawn: rows are 50 points high.
  fileprivate var top: CGFloat { list.fillBounds.first?.minY ?? .nan }

  fileprivate func turn(
    _ notches: Double, at point: CGPoint = CGPoint(x: 100, y: 200), sideways: Double = 0,
    holding modifiers: Modifiers = []
  ) {
    send(
      .wheel(
        WheelSample(
          time: time, location: point, deltaX: sideways, deltaY: notches, modifiers: modifiers)))
    frame()
  }
}

@MainActor
@Suite struct ScrollTests {
  private let middle = CGPoint(x: 100, y: 200)

  private func up(_ distance: CGFloat) -> CGPoint { CGPoint(x: 100, y: 200 - distance) }

  // MARK: Layout

  @Test func `it takes what is proposed along its axis, and is as wide as its content`() {
    let list = harness(300, 400) {
      ScrollView { Color.blue.frame(width: 120, height: 50) }.background(Color.red)
    }.list
    #expect(list.fillBounds.first == CGRect(x: 90, y: 0, width: 120, height: 400))
    let sideways = harness(300, 400) {
      ScrollView(.horizontal) { Color.blue.frame(width: 500, height: 50) }.background(Color.red)
    }.list
    #expect(sideways.fillBounds.first == CGRect(x: 0, y: 175, width: 300, height: 50))
  }

  @Test func `its content is as long as it likes, and proposed the width`() {
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
  func `small content lies in the middle where both axes scroll, and at the top where one does`() {
    let both = harness {
      ScrollView([.horizontal, .vertical]) { Color.blue.frame(width: 50, height: 50) }
    }
    #expect(both.list.fillBounds == [CGRect(x: 75, y: 175, width: 50, height: 50)])
    let one = harness { ScrollView { Color.blue.frame(width: 50, height: 50) } }
    #expect(one.list.fillBounds == [CGRect(x: 75, y: 0, width: 50, height: 50)])
  }

  // MARK: The hand

  @Test func `it follows the hand one to one, after ten points`() {
    let harness = harness { Rows() }
    harness.press(middle)
    harness.move(from: middle, to: up(9), over: 0.1)
    #expect(harness.top == 0)
    harness.move(from: up(9), to: up(40), over: 0.1)
    #expect(harness.top == -30)
    harness.move(from: up(40), to: up(20), over: 0.1)
    #expect(harness.top == -10)
  }

  @Test func `let go it coasts by the hand's velocity, half of it in points`() {
    let harness = harness { Rows() }
    harness.press(middle)
    harness.move(from: middle, to: up(110), over: 0.2)
    harness.release(up(110))
    harness.settle()
    // 550 points per second: 100 points in the hand, and 274.7 after it.
    let offset = -harness.list.fillBounds[0].minY
    let hidden = CGFloat(40 - harness.list.fillBounds.count) * 50
    #expect(hidden > 0)
    let full = Harness(size: CGSize(width: 200, height: 400)) { Rows() }
    full.drag(from: middle, to: up(110), over: 0.2)
    full.settle()
    #expect(full.list == harness.list)
    // The first row that is drawn is that under the top: 374.7 − 350.
    #expect(offset == 25)
  }

  @Test func `a hand that rests before it lets go leaves it where it is`() {
    let harness = harness { Rows() }
    harness.press(middle)
    harness.move(from: middle, to: up(110), over: 0.2)
    harness.advance(by: 0.1)
    harness.release(up(110))
    harness.settle()
    #expect(harness.top == 0 && harness.list.fillBounds.count < 40)
  }

  @Test func `beyond its end it gives way less and less`() {
    let harness = harness { Rows() }
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 100, y: 310), over: 0.2)
    // 100 points of pull on 400: 400·55/(400 + 55).
    #expect(abs(harness.top - 400 * 55 / 455) < 1e-9)
    harness.release(CGPoint(x: 100, y: 310))
    harness.settle()
    #expect(harness.top == 0)
  }

  @Test func `it returns from beyond its end with the velocity it was let go with`() {
    let harness = harness { Rows() }
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 100, y: 310), over: 0.1)
    let released = harness.top
    harness.release(CGPoint(x: 100, y: 310))
    #expect(harness.top > released + 1)
    for _ in 0..<60 { harness.frame() }
    #expect(harness.top < 1)
  }

  @Test func `thrown beyond its end it bounces, and comes to rest there`() {
    let harness = harness { Rows(count: 10) }
    harness.drag(from: middle, to: up(90), over: 0.05)
    let last = { harness.list.fillBounds.last?.maxY ?? 0 }
    var least = CGFloat.infinity
    while harness.host.nextFrame(after: harness.time) != nil, harness.time < 5 {
      harness.frame()
      least = min(least, last())
    }
    #expect(least < 395 && last() == 400)
  }

  @Test func `with less motion it stops at the end`() {
    let harness = harness { Rows(count: 10) }
    harness.host.reducesMotion = true
    harness.drag(from: middle, to: up(90), over: 0.05)
    var least = CGFloat.infinity
    for _ in 0..<120 { least = min(least, harness.frame().fillBounds.last?.maxY ?? 0) }
    #expect(least == 400)
  }

  @Test func `a press catches it as it moves, and touches nothing inside`() {
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
    let caught = harness.list
    harness.advance(by: 0.1)
    #expect(harness.list.fillBounds == caught.fillBounds)
    harness.release(middle)
    harness.settle()
    // It comes to rest on a pixel.
    let moved = harness.list.fillBounds[0].minY - caught.fillBounds[0].minY
    #expect(abs(moved) <= 0.5 && taps == 0)
    harness.drag(from: middle, to: middle, over: 0.05)
    #expect(taps == 1)
  }

  @Test func `losing the hand lets it return`() {
    let harness = harness { Rows() }
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 100, y: 310), over: 0.1)
    harness.send(.interruption(time: harness.time, .focusLost))
    harness.settle()
    #expect(harness.top == 0)
  }

  @Test(arguments: [false, true])
  func `where everything is in view it gives way or not, as it is asked`(isBySize: Bool) {
    let harness = harness {
      Rows(count: 2).scrollBounceBehavior(isBySize ? .basedOnSize : .automatic)
    }
    harness.press(middle)
    harness.move(from: middle, to: up(60), over: 0.1)
    #expect((harness.top == 0) == isBySize)
  }

  @Test func `disabled it does not answer`() {
    let harness = harness { Rows().scrollDisabled(true) }
    harness.press(middle)
    harness.move(from: middle, to: up(100), over: 0.1)
    #expect(harness.top == 0)
    harness.turn(-3)
    harness.settle()
    #expect(harness.top == 0)
  }

  // MARK: The wheel

  @Test func `a notch scrolls sixty points, smoothly, and stops at the ends`() {
    let harness = harness { Rows() }
    harness.turn(-1)
    let first = harness.top
    #expect(first < 0 && first > -30)
    harness.settle()
    #expect(harness.top == -10 && harness.list.fillBounds.count == 9)
    harness.turn(5)
    harness.settle()
    #expect(harness.top == 0 && harness.list.fillBounds.count == 8)
    #expect(harness.host.gestureLog.isEmpty)
  }

  @Test func `notches add up though they come while it moves`() {
    let harness = harness { Rows() }
    for _ in 0..<5 { harness.turn(-1) }
    harness.settle()
    #expect(harness.top == 0 && harness.list.fillBounds.count == 8)
    var tops: [CGFloat] = []
    for _ in 0..<3 { harness.turn(1) }
    for _ in 0..<60 { tops.append(harness.frame().fillBounds[0].minY) }
    #expect(tops.allSatisfy { $0 <= 0 })
  }

  @Test func `a touchpad's parts of notches move it one to one`() {
    let harness = harness { Rows() }
    harness.turn(-0.75)
    #expect(harness.top == -7.5)
  }

  @Test
  func
    `sideways it is turned with shift, by a wheel that tilts, and by a plain one where nothing scrolls upright`()
  {
    for (notches, sideways, modifiers) in [
      (-1.0, 0.0, Modifiers.shift), (0, 1, []), (-1, 0, []),
    ] {
      let harness = harness {
        ScrollView(.horizontal) { Color.blue.frame(width: 1000, height: 50) }
      }
      harness.turn(notches, sideways: sideways, holding: modifiers)
      harness.settle()
      #expect(harness.list.fillBounds.first?.minX == -60)
      #expect(harness.host.gestureLog.isEmpty)
    }
  }

  @Test func `over a view that turns, shift turns it`() {
    var angle = Angle.zero
    let harness = harness {
      ScrollView(.horizontal) {
        Color.blue.frame(width: 1000, height: 400)
          .gesture(RotateGesture().onChanged { angle = $0.rotation })
      }
    }
    harness.turn(-2, holding: .shift)
    harness.advance(by: 0.5)
    #expect(abs(angle.degrees + 10) < 1e-6)
    #expect(harness.list.fillBounds.first?.minX == 0)
  }

  @Test func `the wheel turns the inner scroll view to its end, and then the outer one`() {
    let harness = harness {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.blue.frame(width: 200, height: 340) }.frame(height: 300)
          Color.red.frame(width: 200, height: 1000)
        }
      }
    }
    harness.turn(-1)
    harness.settle()
    #expect(harness.list.fillBounds.first?.minY == -40)
    // Still the same turn: the inner one keeps the wheel.
    let again = Harness(size: CGSize(width: 200, height: 400)) { Rows() }
    again.turn(-1)
    harness.advance(by: 0.4)
    harness.turn(-1)
    harness.settle()
    #expect(harness.list.fillBounds.first?.minY == -100)
  }

  // MARK: What is drawn, and what it costs

  @Test func `only what is seen is drawn, and nothing outside is hit`() {
    var taps = 0
    let harness = harness {
      Rows(count: 1000).onTapGesture { taps += 1 }.frame(height: 100)
    }
    #expect(harness.list.fillBounds.count < 4)
    harness.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 20), over: 0.05)
    #expect(taps == 0)
    harness.drag(from: middle, to: middle, over: 0.05)
    #expect(taps == 1)
  }

  @Test func `scrolling evaluates no body and lays nothing out, whatever the number of rows`() {
    for count in [20, 1000] {
      let harness = harness { Rows(count: count) }
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

  @Test func `what lies outside its frame is drawn when it comes into view, and only then`() {
    let stage = RemoteStage(CGFloat(0)) { shift in
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            Color.blue.frame(width: 200, height: 100).offset(y: row == 19 ? shift : 0)
          }
        }
      }
    }
    let harness = stage.harness
    harness.turn(-0.5, at: CGPoint(x: 100, y: 100))
    #expect(harness.list.fillBounds.map(\.minY) == [-5, 95, 195])
    stage.set(-1850)
    #expect(harness.list.fillBounds.map(\.minY) == [-5, 95, 195, 45])
    stage.set(0, .linear(duration: 1))
    harness.advance(by: 0.05)
    #expect(harness.list.fillBounds.count == 4)
    harness.settle()
    #expect(harness.list.fillBounds.map(\.minY) == [-5, 95, 195])
    stage.set(-1850)
    #expect(harness.list.fillBounds.map(\.minY) == [-5, 95, 195, 45])
    harness.turn(-7.5, at: CGPoint(x: 100, y: 100))
    #expect(harness.list.fillBounds.map(\.minY) == [-80, 20, 120, -30])
    harness.turn(7.5, at: CGPoint(x: 100, y: 100))
    #expect(harness.list.fillBounds.map(\.minY) == [-5, 95, 195, 45])
  }

  @Test func `a shadow whose caster is out of view is drawn`() {
    let harness = harness {
      ScrollView(showsIndicators: false) {
        Color.blue.frame(width: 200, height: 100).shadow(radius: 10, y: 60)
        Color.red.frame(width: 200, height: 1000)
      }
    }
    for _ in 0..<22 { harness.turn(-0.5) }
    #expect(harness.list.description.contains("shadow"))
  }

  @Test func `bars show while it moves, and fade`() {
    let harness = harness {
      ScrollView { Color.blue.frame(width: 200, height: 800) }
    }
    #expect(harness.list.fillBounds.count == 1)
    harness.press(middle)
    harness.move(from: middle, to: up(110), over: 0.2)
    // Half of 394 points long, a quarter of the way down.
    #expect(
      harness.list.fillBounds.last == CGRect(x: 194, y: 52.25, width: 3, height: 197))
    harness.advance(by: 0.2)
    harness.release(up(110))
    harness.settle()
    #expect(harness.list.fillBounds.count == 1)
  }

  @Test(arguments: [0, 1])
  func `bars can be hidden`(way: Int) {
    let harness = harness {
      ScrollView(showsIndicators: way != 0) { Color.blue.frame(width: 200, height: 800) }
        .scrollIndicators(way == 1 ? .hidden : .automatic)
    }
    harness.press(middle)
    harness.move(from: middle, to: up(110), over: 0.2)
    #expect(harness.list.fillBounds.count == 1)
  }

  // MARK: Changes under way

  @Test func `it comes back when its content shrinks`() {
    let stage = RemoteStage(40) { Rows(count: $0) }
    let harness = stage.harness
    harness.turn(-9, at: CGPoint(x: 100, y: 100))
    harness.settle()
    #expect(harness.list.fillBounds.first?.minY == -40)
    stage.set(10)
    #expect(harness.list.fillBounds.last?.maxY == 200)
    stage.set(3)
    #expect(harness.list.fillBounds.first?.minY == 0)
  }
}
