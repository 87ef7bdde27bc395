// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The card at rest and while it is dragged.
  @Suite struct Card {
    let window = CGSize(width: CardStage.size.width, height: CardStage.size.height)

    @Test func `at rest the card is centered and symmetric`() throws {
      let stage = try CardStage()
      let home = CGRect(x: 250, y: 100, width: 300, height: 500)
      #expect(stage.rest.cardBounds == home)
      let middle = try #require(stage.rest.cardCenter)
      // The gradient is dithered, so that the center of the pixels' weights is not exactly the card's.
      #expect(abs(middle.x - home.midX) < 0.1 && abs(middle.y - home.midY) < 0.1)
      #expect(stage.rest.largestDifference(from: stage.rest.mirrored) <= 1)
      #expect(CardPlacement(window: window).wrongPixels(in: stage.rest) == 0)
      #expect(!stage.rest.isCard(250, 100), "the corner is not rounded")
    }

    @Test(arguments: [37, -80])
    func `a drag up or down moves the card by exactly the drag`(distance: Int) throws {
      let stage = try CardStage()
      try stage.drag(by: 0, distance)
      let moved = try stage.awaitCard(
        CardPlacement(translation: CGSize(width: 0, height: distance), window: window))
      // The shadow moves with the card, too.
      let before = stage.rest.cropped(x: 230, y: 85, width: 340, height: 530)
      let after = moved.cropped(x: 230, y: 85 + distance, width: 340, height: 530)
      #expect(after.largestDifference(from: before) <= 1)
    }

    @Test(arguments: [
      (drag: (x: 30, y: 0), held: (x: 0, y: 0)), (drag: (x: 120, y: 0), held: (x: 0, y: 0)),
      (drag: (x: -120, y: 40), held: (x: 100, y: -180)),
      (drag: (x: 250, y: -20), held: (x: -110, y: 200)),
    ])
    func `a horizontal drag scales and tilts the card about the point that is held`(
      _ sample: (drag: (x: Int, y: Int), held: (x: Int, y: Int))
    ) throws {
      let stage = try CardStage()
      let (drag, held) = sample
      try stage.drag(by: drag.x, drag.y, holding: held)
      let placement = CardPlacement(
        translation: CGSize(width: drag.x, height: drag.y), window: window,
        held: CGPoint(x: held.x, y: held.y))
      let picture = try stage.awaitCard(placement)
      let middle = try #require(picture.cardCenter)
      #expect(hypot(middle.x - placement.center.x, middle.y - placement.center.y) < 0.1)
    }

    @Test func `after release the card returns exactly, and can be dragged again`() throws {
      let stage = try CardStage()
      for distance in [60, -60] {
        try stage.drag(by: distance, distance)
        let away = CGSize(width: distance, height: distance)
        try stage.awaitCard(CardPlacement(translation: away, window: window))
        try stage.mouse([.release])
        try stage.awaitRest()
      }
    }
  }
}
