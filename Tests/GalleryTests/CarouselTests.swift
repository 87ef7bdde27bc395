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
  /// How far the hand goes from one to the next: 62 % of a cover, which is 54 % of the width.
  let step = 390 * 0.54 * 0.62

  /// The number of what is in the middle.
  private func shown(_ stage: SceneStage) -> Int? {
    Self.names.firstIndex { stage.texts.contains($0) }
  }

  @Test(arguments: [(-1.0, 3), (1, 1), (-3, 5), (2, 0), (-0.4, 2), (-0.6, 3), (9, 0), (-9, 8)])
  func `carried slowly it stops at the nearest, and never beyond its ends`(
    steps: Double, expected: Int
  ) throws {
    let stage = try SceneStage("carousel")
    #expect(shown(stage) == 2)
    stage.carry(from: middle, by: CGSize(width: steps * step, height: 0))
    stage.harness.release(CGPoint(x: 195 + steps * step, y: 380))
    #expect(stage.harness.settle())
    #expect(shown(stage) == expected)
  }

  @Test func `the faster the flick, the further it goes`() throws {
    var places: [Int] = []
    for speed in [400.0, 1400, 3400] {
      let stage = try SceneStage("carousel")
      stage.flick(from: middle, velocity: CGSize(width: -speed, height: 0))
      #expect(stage.harness.settle())
      places.append(try #require(shown(stage)))
    }
    #expect(places == [3, 5, 8])
  }

  @Test(arguments: [(30.0, 1), (360, 3), (195, 2)])
  func `a tap brings what it hits to the middle`(x: Double, expected: Int) throws {
    let stage = try SceneStage("carousel")
    stage.tap(x, 380)
    #expect(stage.harness.settle())
    #expect(shown(stage) == expected)
  }

  @Test func `it is caught on its way, and stays there`() throws {
    let stage = try SceneStage("carousel")
    stage.flick(from: middle, velocity: CGSize(width: -2400, height: 0))
    for _ in 0..<8 { stage.harness.frame() }
    stage.harness.press(middle)
    let caught = stage.harness.list
    stage.harness.advance(by: 0.6)
    #expect(stage.harness.list == caught)
  }
}
