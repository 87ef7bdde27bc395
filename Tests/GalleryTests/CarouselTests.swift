// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct CarouselTests {
  let middle = CGPoint(x: 195, y: 380)
  static let names = [
    "Dawn", "Noon", "Drift", "Rain", "Meadow", "Ember", "Frost", "Dusk", "Night",
  ]
  /// The drag distance from one cover to the next: 62 % of a cover's side, which is 54 % of the
  /// width.
  let step = 390 * 0.54 * 0.62

  /// The index of the centered cover.
  private func selection(_ stage: SceneHarness) -> Int? {
    Self.names.firstIndex { stage.texts.contains($0) }
  }

  @Test(arguments: [(-1.0, 3), (1, 1), (-3, 5), (2, 0), (-0.4, 2), (-0.6, 3), (9, 0), (-9, 8)])
  func `a slow drag stops at the nearest cover, and never past the ends`(
    steps: Double, expected: Int
  ) throws {
    let stage = try SceneHarness("carousel")
    #expect(selection(stage) == 2)
    stage.dragAndHold(from: middle, by: CGSize(width: steps * step, height: 0))
    stage.harness.release(CGPoint(x: 195 + steps * step, y: 380))
    #expect(stage.harness.settle())
    #expect(selection(stage) == expected)
  }

  @Test func `a faster flick goes further`() throws {
    var covers: [Int] = []
    for speed in [400.0, 1400, 3400] {
      let stage = try SceneHarness("carousel")
      stage.flick(from: middle, velocity: CGSize(width: -speed, height: 0))
      #expect(stage.harness.settle())
      covers.append(try #require(selection(stage)))
    }
    #expect(covers == [3, 5, 8])
  }

  @Test(arguments: [(30.0, 1), (360, 3), (195, 2)])
  func `a tap centers the cover that it hits`(x: Double, expected: Int) throws {
    let stage = try SceneHarness("carousel")
    stage.tap(x, 380)
    #expect(stage.harness.settle())
    #expect(selection(stage) == expected)
  }

  @Test func `a touch in flight stops the row`() throws {
    let stage = try SceneHarness("carousel")
    stage.flick(from: middle, velocity: CGSize(width: -2400, height: 0))
    for _ in 0..<8 { stage.harness.frame() }
    stage.harness.press(middle)
    let caught = stage.harness.list
    stage.harness.advance(by: 0.6)
    #expect(stage.harness.list == caught)
  }
}
