// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The card while it animates after a release, in slow motion: the tests see each animation as long as it takes
  /// them to look, on a slow machine too.
  @Suite struct AnimatedCard {
    let window = CGSize(width: CardStage.size.width, height: CardStage.size.height)

    @Test func `after a flick the card continues with the release velocity before it returns`()
      throws
    {
      let stage = try CardStage(speed: 0.1)
      let middle = CardStage.middle
      let released = CardPlacement(translation: CGSize(width: -150, height: 0), window: window)
      try stage.mouse(
        [.move(x: middle.x, y: middle.y), .press]
          + MouseStep.glide(from: middle, to: (middle.x - 150, middle.y), steps: 10)
          + [.release])
      var leftmost = released.center.x
      try eventually("the card is at rest again", within: 180) {
        let picture = try stage.picture()
        leftmost = min(leftmost, picture.cardCenter?.x ?? leftmost)
        return picture == stage.rest
      }
      #expect(leftmost <= released.center.x - 5)
    }

    @Test func `pressed while animating, the card stays where it is and follows the pointer`()
      throws
    {
      let stage = try CardStage(speed: 0.1)
      let middle = CardStage.middle
      let distance = 90
      for attempt in 1...8 {
        try stage.drag(by: 0, distance)
        let away = CGSize(width: 0, height: distance)
        try stage.awaitCard(CardPlacement(translation: away, window: window))
        // Without movement for 0.15 s of scene time the release velocity is 0.
        try stage.mouse([.pause(1.5), .release])
        try eventually("the card returns") {
          (try stage.picture().cardBounds?.minY ?? .infinity) < 100 + CGFloat(distance) - 5
        }
        try stage.mouse([.press])
        let pressed = try stablePicture(of: stage)
        let bounds = try #require(pressed.cardBounds)
        guard bounds.minY > 102 else {
          try stage.mouse([.release])
          try stage.awaitRest()
          try #require(attempt < 8, "never pressed while animating: the card is at \(bounds)")
          continue
        }
        let start = (x: middle.x, y: middle.y + distance)
        try stage.mouse(MouseStep.glide(from: start, to: (start.x, start.y - 40), steps: 8))
        let before = pressed.cropped(x: 230, y: 85, width: 340, height: 560)
        try eventually("the card and its shadow have moved by the pointer's distance") {
          let after = try stage.picture().cropped(x: 230, y: 45, width: 340, height: 560)
          return after.largestDifference(from: before) <= 1
        }
        try stage.mouse([.release])
        try stage.awaitRest()
        return
      }
    }

    /// Returns a screenshot once three in a row are equal.
    private func stablePicture(of stage: CardStage) throws -> Screenshot {
      var last = try stage.picture()
      var equalCount = 0
      return try eventually("the card is held still") {
        let next = try stage.picture()
        equalCount = next == last ? equalCount + 1 : 0
        last = next
        return equalCount >= 2 ? next : nil
      }
    }
  }
}
