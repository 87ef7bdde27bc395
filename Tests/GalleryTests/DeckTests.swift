// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct DeckTests {
  let grip = CGPoint(x: 195, y: 420)

  @Test func `a card that is carried not far enough springs home`() throws {
    let stage = try SceneStage("card")
    let home = try #require(stage.place(of: "Bouncy"))
    stage.carry(from: grip, by: CGSize(width: 120, height: 90))
    stage.harness.release(CGPoint(x: 315, y: 510))
    #expect(stage.harness.settle())
    #expect(stage.place(of: "Bouncy") == home)
  }

  @Test(arguments: [
    CGSize(width: 220, height: 0), CGSize(width: -160, height: 140), CGSize(width: 0, height: -220),
  ])
  func `a card that is carried far enough goes, however slowly, and the next one rises`(
    way: CGSize
  ) throws {
    let stage = try SceneStage("card")
    let home = try #require(stage.place(of: "Bouncy"))
    stage.carry(from: grip, by: way)
    stage.harness.release(CGPoint(x: grip.x + way.width, y: grip.y + way.height))
    #expect(stage.harness.settle())
    #expect(stage.place(of: "Smooth") == home)
    let gone = try #require(stage.place(of: "Bouncy"))
    #expect(!CGRect(x: -100, y: -40, width: 490, height: 884).contains(gone))
    // The way it was thrown.
    #expect((gone.x - home.x) * way.width + (gone.y - home.y) * way.height > 0)
  }

  @Test func `a flick of a few points throws, and it leaves with the speed of the hand`() throws {
    let stage = try SceneStage("card")
    stage.flick(from: grip, velocity: CGSize(width: 1200, height: 0))
    let first = try #require(stage.place(of: "Bouncy"))
    stage.harness.frame()
    let second = try #require(stage.place(of: "Bouncy"))
    #expect(second.x - first.x > 15)
    #expect(stage.harness.settle())
    #expect(try #require(stage.place(of: "Bouncy")).x > 640)
  }

  @Test func `a flick back home throws nothing`() throws {
    let stage = try SceneStage("card")
    let home = try #require(stage.place(of: "Bouncy"))
    let away = CGPoint(x: grip.x + 250, y: grip.y)
    stage.carry(from: grip, by: CGSize(width: 250, height: 0))
    stage.harness.move(from: away, to: CGPoint(x: grip.x + 190, y: grip.y), over: 0.05)
    stage.harness.release(CGPoint(x: grip.x + 190, y: grip.y))
    #expect(stage.harness.settle())
    #expect(stage.place(of: "Bouncy") == home)
  }

  @Test func `a card that flies off can be caught, stays where it is seen, and comes home`() throws
  {
    let stage = try SceneStage("card")
    let home = try #require(stage.place(of: "Bouncy"))
    stage.flick(from: grip, velocity: CGSize(width: -1200, height: 0))
    for _ in 0..<3 { stage.harness.frame() }
    let seen = try #require(stage.place(of: "Bouncy"))
    #expect(seen.x < home.x - 60)
    let catching = CGPoint(x: 60, y: 420)
    stage.harness.press(catching)
    let caught = try #require(stage.place(of: "Bouncy"))
    #expect(distance(caught, seen) < 1e-6)
    stage.harness.advance(by: 0.4)
    #expect(stage.place(of: "Bouncy") == caught)
    stage.harness.move(from: catching, to: CGPoint(x: 160, y: 420), over: 0.5)
    stage.harness.advance(by: 0.2)
    stage.harness.release(CGPoint(x: 160, y: 420))
    #expect(stage.harness.settle())
    #expect(stage.place(of: "Bouncy") == home)
  }

  @Test func `caught far from home and let go there, it flies off again`() throws {
    let stage = try SceneStage("card")
    stage.flick(from: grip, velocity: CGSize(width: -1200, height: 0))
    for _ in 0..<8 { stage.harness.frame() }
    let catching = CGPoint(x: 8, y: 420)
    stage.harness.press(catching)
    let caught = try #require(stage.place(of: "Bouncy"))
    stage.harness.advance(by: 0.4)
    #expect(stage.place(of: "Bouncy") == caught)
    stage.harness.release(catching)
    #expect(stage.harness.settle())
    #expect(try #require(stage.place(of: "Bouncy")).x < -300)
  }

  @Test func `when all are gone the deck is dealt again`() throws {
    let stage = try SceneStage("card")
    let home = try #require(stage.place(of: "Bouncy"))
    let titles = ["Bouncy", "Smooth", "Wobbly", "Snappy", "Playful"]
    for title in titles {
      #expect(distance(try #require(stage.place(of: title)), home) < 1, "\(title)")
      stage.flick(from: grip, velocity: CGSize(width: 0, height: -2000))
      stage.harness.settleBriefly()
    }
    #expect(stage.harness.settle())
    #expect(stage.texts.contains("Press to deal again"))
    stage.tap(195, 422)
    #expect(stage.harness.settle())
    #expect(stage.place(of: "Bouncy") == home)
    #expect(stage.texts.contains("Throw the card: far, or fast"))
  }
}
