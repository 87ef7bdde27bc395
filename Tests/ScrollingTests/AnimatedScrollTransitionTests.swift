// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct AnimatedScrollTransitionTests {
  private func harness() -> Harness {
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { index in
            Color.red.frame(width: 50, height: 100)
              .scrollTransition(.animated(.linear(duration: 1)).threshold(.visible(0.5))) {
                $0.offset(x: $1.value * 20)
              }
          }
        }
      }
    }
    harness.settle()
    return harness
  }

  /// The x coordinate of the row at a position.
  private func x(_ harness: Harness, at y: CGFloat) -> CGFloat? {
    harness.list.fillBounds.first { $0.minY <= y && y < $0.maxY }?.minX
  }

  @Test func `the effect animates when a view crosses the threshold`() throws {
    let harness = harness()
    #expect(x(harness, at: 50) == 25)
    // The first row is hidden by 60 percent, and stays so while the button is held.
    harness.press(CGPoint(x: 50, y: 150))
    harness.move(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 80), over: 0.1)
    let start = try #require(x(harness, at: 10))
    #expect(start > 20)
    harness.advance(by: 0.5)
    let middle = try #require(x(harness, at: 10))
    #expect(middle < start - 5)
    #expect(middle > 8)
    harness.advance(by: 1)
    #expect(x(harness, at: 10) == 5)
    #expect(x(harness, at: 60) == 25)
  }

  @Test func `the phase is identity in the middle of the scroll view on demand`() {
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { index in
            Color.red.frame(width: 50, height: 100)
              .scrollTransition(.interactive(timingCurve: .linear).threshold(.centered)) {
                $0.offset(x: $1.value * 30)
              }
          }
        }
      }
    }
    harness.settle()
    // Their middles are 50 points from that of the scroll view, a third of the distance at which they are hidden.
    #expect(x(harness, at: 50).map { abs($0 - 15) < 0.01 } == true)
    #expect(x(harness, at: 150).map { abs($0 - 35) < 0.01 } == true)
  }
}
