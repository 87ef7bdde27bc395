// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The card while nobody has it.
  @Suite struct Flight {
    let window = CGSize(width: Stage.size.width, height: Stage.size.height)

    @Test func `a flick goes on with the hand's velocity before the card returns`() throws {
      let stage = try Stage()
      let middle = Stage.middle
      let letGo = Placement(translation: CGSize(width: -150, height: 0), window: window)
      // A screenshot can miss the turning point on a busy machine, so the hand may try again.
      var farthest = letGo.center.x
      for _ in 1...5 where farthest > letGo.center.x - 5 {
        try stage.hand(
          [.move(x: middle.x, y: middle.y), .press]
            + HandStep.glide(from: middle, to: (middle.x - 150, middle.y), steps: 10)
            + [.release])
        try eventually("the card is home again") {
          let picture = try stage.picture()
          farthest = min(farthest, picture.cardMiddle?.x ?? farthest)
          return picture == stage.rest
        }
      }
      #expect(farthest <= letGo.center.x - 5)
    }

    @Test func `caught in flight, the card stays where it is seen and moves with the hand`() throws
    {
      let stage = try Stage()
      let middle = Stage.middle
      let thrown = 90
      // The hand must be quicker than the card, which is not in its power alone: it may try again.
      for attempt in 1...8 {
        try stage.drag(by: 0, thrown)
        let away = CGSize(width: 0, height: thrown)
        try stage.awaitCard(Placement(translation: away, window: window))
        try stage.hand([.release, .pause(0.05), .press])
        let caught = try stillPicture(of: stage)
        let seen = try #require(caught.cardBounds)
        guard seen.minY > 102, seen.minY < 100 + CGFloat(thrown) else {
          try stage.hand([.release])
          try stage.awaitRest()
          try #require(attempt < 8, "never caught in flight: the card lay at \(seen)")
          continue
        }
        let grip = (x: middle.x, y: middle.y + thrown)
        try stage.hand(HandStep.glide(from: grip, to: (grip.x, grip.y - 40), steps: 8))
        let before = caught.cropped(x: 230, y: 85, width: 340, height: 560)
        try eventually("the card has moved by what the hand moved, with every shade around it") {
          let after = try stage.picture().cropped(x: 230, y: 45, width: 340, height: 560)
          return after.largestDifference(from: before) <= 1
        }
        try stage.hand([.release])
        try stage.awaitRest()
        return
      }
    }

    /// The window once it has looked the same for three screenshots.
    private func stillPicture(of stage: Stage) throws -> Screenshot {
      var last = try stage.picture()
      var alike = 0
      return try eventually("the card is held still") {
        let next = try stage.picture()
        alike = next == last ? alike + 1 : 0
        last = next
        return alike >= 2 ? next : nil
      }
    }
  }
}
