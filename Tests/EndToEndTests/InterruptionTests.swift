// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// What comes between the hand and the card: nothing may leave it stuck.
  @Suite struct Interruption {
    let window = CGSize(width: Stage.size.width, height: Stage.size.height)
    let away = CGSize(width: 70, height: 50)

    @Test func `losing the focus sends the card home, and the next press takes hold`() throws {
      let stage = try Stage()
      let other = try Neighbor(on: stage.desktop)
      try stage.drag(by: 70, 50)
      try stage.awaitCard(Placement(translation: away, window: window))
      try stage.desktop.xdotool(["windowfocus", other.window])
      try stage.awaitRest()
      // Let go outside, where the window learns nothing of it.
      try stage.hand([.move(x: -20, y: 300), .release])
      try stage.desktop.xdotool(["windowfocus", stage.window])
      try expectsToObey(stage)
    }

    @Test func `the hand may leave the window and let go outside`() throws {
      let stage = try Stage()
      try stage.hand(
        [.move(x: 600, y: 300), .press]
          + HandStep.glide(from: (600, 300), to: (860, 330), steps: 20))
      // Refused without a card in the hand: the press was beside it.
      try #require(try stage.picture() == stage.rest)
      try stage.hand([.release, .move(x: 540, y: 300), .press])
      try stage.hand(HandStep.glide(from: (540, 300), to: (860, 330), steps: 20))
      try stage.awaitCard(
        Placement(translation: CGSize(width: 320, height: 30), window: window))
      try stage.hand([.release])
      try stage.awaitRest()
      try expectsToObey(stage)
    }

    @Test(arguments: [2, 3])
    func `a second button does not take the card from the hand`(button: Int) throws {
      let stage = try Stage()
      try stage.drag(by: 70, 50)
      let placement = Placement(translation: away, window: window)
      try stage.awaitCard(placement)
      try stage.hand([.press(button), .pause(0.05), .release(button), .pause(0.05)])
      try stage.awaitCard(placement)
      try stage.hand([.move(x: Stage.middle.x, y: Stage.middle.y + 30)])
      try stage.awaitCard(
        Placement(translation: CGSize(width: 0, height: 30), window: window))
      try stage.hand([.release])
      try stage.awaitRest()
    }

    @Test func `a window resized under the hand brings the card to its new middle`() throws {
      let stage = try Stage()
      try stage.drag(by: 70, 50)
      try stage.awaitCard(Placement(translation: away, window: window))
      try stage.desktop.xdotool(["windowsize", stage.window, "600", "640"])
      try stage.hand([.move(x: 400, y: 380), .pause(0.05), .release])
      let smaller = CGSize(width: 600, height: 640)
      try stage.awaitCard(Placement(window: smaller))
      // From now on the new width decides how much it shrinks and tilts.
      try stage.hand(
        [.move(x: 300, y: 320), .press]
          + HandStep.glide(from: (300, 320), to: (220, 320), steps: 8))
      try stage.awaitCard(
        Placement(translation: CGSize(width: -80, height: 0), window: smaller))
    }

    @Test func `a window hidden under the hand shows the card at home when it returns`() throws {
      let stage = try Stage()
      try stage.drag(by: 70, 50)
      try stage.awaitCard(Placement(translation: away, window: window))
      try stage.desktop.xdotool(["windowunmap", "--sync", stage.window])
      try stage.hand([.release])
      try stage.desktop.xdotool(["windowmap", "--sync", stage.window])
      try stage.desktop.xdotool(["windowfocus", stage.window])
      try stage.awaitRest()
      try expectsToObey(stage)
    }

    /// Takes the card, draws it down and lets it go: it does what it always does.
    private func expectsToObey(_ stage: Stage) throws {
      try stage.drag(by: 0, 45)
      try stage.awaitCard(
        Placement(translation: CGSize(width: 0, height: 45), window: window))
      try stage.hand([.release])
      try stage.awaitRest()
    }
  }
}
