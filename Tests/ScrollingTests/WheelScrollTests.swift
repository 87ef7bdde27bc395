// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Scrolling with the mouse wheel, in a window of 200 by 400 points.
@MainActor
@Suite struct WheelScrollTests {
  private func harness(@ViewBuilder _ view: () -> some View) -> Harness {
    Harness(size: CGSize(width: 200, height: 400), view)
  }

  @Test func `a wheel notch scrolls 60 points, smoothly, and stops at the ends`() {
    let harness = harness { BlueRows() }
    harness.turn(-1)
    let first = harness.firstRowTop
    #expect(first < 0 && first > -30)
    harness.settle()
    #expect(harness.firstRowTop == -10 && harness.list.fillBounds.count == 9)
    harness.turn(5)
    harness.settle()
    #expect(harness.firstRowTop == 0 && harness.list.fillBounds.count == 8)
    #expect(harness.host.gestureLog.isEmpty)
  }

  @Test func `notches during an animation add up`() {
    let harness = harness { BlueRows() }
    for _ in 0..<5 { harness.turn(-1) }
    harness.settle()
    #expect(harness.firstRowTop == 0 && harness.list.fillBounds.count == 8)
    var tops: [CGFloat] = []
    for _ in 0..<3 { harness.turn(1) }
    for _ in 0..<60 { tops.append(harness.frame().fillBounds[0].minY) }
    #expect(tops.allSatisfy { $0 <= 0 })
  }

  @Test func `fractional notches of a touchpad scroll one to one`() {
    let harness = harness { BlueRows() }
    harness.turn(-0.75)
    #expect(harness.firstRowTop == -7.5)
  }

  @Test
  func
    `horizontal scrolling works with Shift, a tilting wheel, and a plain wheel if nothing scrolls vertically`()
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

  @Test func `Shift and the wheel rotate a view with a RotateGesture instead of scrolling`() {
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

  @Test func `the wheel scrolls the inner scroll view to its end, then the outer one`() {
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
    // 0.4 seconds later the outer one gets the wheel.
    harness.advance(by: 0.4)
    harness.turn(-1)
    harness.settle()
    #expect(harness.list.fillBounds.first?.minY == -100)
  }
}
