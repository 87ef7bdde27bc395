// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct CardSceneTests {
  let start = CGPoint(x: 195, y: 420)

  @Test func `a card dragged less than the threshold returns`() throws {
    let stage = try SceneHarness("card")
    let home = try #require(stage.position(of: "Bouncy"))
    stage.dragAndHold(from: start, by: CGSize(width: 120, height: 90))
    stage.harness.release(CGPoint(x: 315, y: 510))
    #expect(stage.harness.settle())
    #expect(stage.position(of: "Bouncy") == home)
  }

  @Test(arguments: [30.0, 77, 120, 200])
  func `the point that is held stays under the pointer`(distance: Double) throws {
    let stage = try SceneHarness("card")
    let title = try #require(stage.position(of: "Bouncy"))
    stage.harness.press(title)
    stage.harness.move(
      from: title, to: CGPoint(x: title.x + distance, y: title.y + distance / 2), over: 0.4)
    let moved = try #require(stage.position(of: "Bouncy"))
    #expect(abs(moved.x - title.x - distance) < 0.05)
    #expect(abs(moved.y - title.y - distance / 2) < 0.05)
  }

  @Test(arguments: [
    CGSize(width: 220, height: 0), CGSize(width: -160, height: 140), CGSize(width: 0, height: -220),
  ])
  func `a card dragged past the threshold leaves in its direction, and the next one rises`(
    translation: CGSize
  ) throws {
    let stage = try SceneHarness("card")
    let home = try #require(stage.position(of: "Bouncy"))
    stage.dragAndHold(from: start, by: translation)
    stage.harness.release(CGPoint(x: start.x + translation.width, y: start.y + translation.height))
    #expect(stage.harness.settle())
    #expect(stage.position(of: "Smooth") == home)
    let gone = try #require(stage.position(of: "Bouncy"))
    #expect(!CGRect(x: -100, y: -40, width: 490, height: 884).contains(gone))
    // In the direction of the throw.
    #expect((gone.x - home.x) * translation.width + (gone.y - home.y) * translation.height > 0)
  }

  @Test func `a short flick throws, and the card keeps the release velocity`() throws {
    let stage = try SceneHarness("card")
    stage.flick(from: start, velocity: CGSize(width: 1200, height: 0))
    let first = try #require(stage.position(of: "Bouncy"))
    stage.harness.frame()
    let second = try #require(stage.position(of: "Bouncy"))
    #expect(second.x - first.x > 15)
    #expect(stage.harness.settle())
    #expect(try #require(stage.position(of: "Bouncy")).x > 640)
  }

  @Test func `a flick back towards the deck does not throw`() throws {
    let stage = try SceneHarness("card")
    let home = try #require(stage.position(of: "Bouncy"))
    let away = CGPoint(x: start.x + 250, y: start.y)
    stage.dragAndHold(from: start, by: CGSize(width: 250, height: 0))
    stage.harness.move(from: away, to: CGPoint(x: start.x + 190, y: start.y), over: 0.05)
    stage.harness.release(CGPoint(x: start.x + 190, y: start.y))
    #expect(stage.harness.settle())
    #expect(stage.position(of: "Bouncy") == home)
  }

  @Test func `a card in flight can be caught where it is presented, and returns`() throws {
    let stage = try SceneHarness("card")
    let home = try #require(stage.position(of: "Bouncy"))
    stage.flick(from: start, velocity: CGSize(width: -1200, height: 0))
    for _ in 0..<3 { stage.harness.frame() }
    let presented = try #require(stage.position(of: "Bouncy"))
    #expect(presented.x < home.x - 60)
    let catching = CGPoint(x: 60, y: 420)
    stage.harness.press(catching)
    let caught = try #require(stage.position(of: "Bouncy"))
    #expect(distance(caught, presented) < 1e-6)
    stage.harness.advance(by: 0.4)
    #expect(stage.position(of: "Bouncy") == caught)
    stage.harness.move(from: catching, to: CGPoint(x: 160, y: 420), over: 0.5)
    stage.harness.advance(by: 0.2)
    stage.harness.release(CGPoint(x: 160, y: 420))
    #expect(stage.harness.settle())
    #expect(stage.position(of: "Bouncy") == home)
  }

  @Test func `a card caught far away and released there flies off again`() throws {
    let stage = try SceneHarness("card")
    stage.flick(from: start, velocity: CGSize(width: -1200, height: 0))
    for _ in 0..<8 { stage.harness.frame() }
    let catching = CGPoint(x: 8, y: 420)
    stage.harness.press(catching)
    let caught = try #require(stage.position(of: "Bouncy"))
    stage.harness.advance(by: 0.4)
    #expect(stage.position(of: "Bouncy") == caught)
    stage.harness.release(catching)
    #expect(stage.harness.settle())
    #expect(try #require(stage.position(of: "Bouncy")).x < -300)
  }

  @Test func `an empty deck can be dealt again`() throws {
    let stage = try SceneHarness("card")
    let home = try #require(stage.position(of: "Bouncy"))
    let titles = ["Bouncy", "Smooth", "Wobbly", "Snappy", "Playful"]
    for title in titles {
      #expect(distance(try #require(stage.position(of: title)), home) < 1, "\(title)")
      stage.flick(from: start, velocity: CGSize(width: 0, height: -2000))
      stage.harness.finishAnimations()
    }
    #expect(stage.harness.settle())
    #expect(stage.texts.contains("Press to deal again"))
    stage.tap(195, 422)
    #expect(stage.harness.settle())
    #expect(stage.position(of: "Bouncy") == home)
    #expect(stage.texts.contains("Throw the card far or fast"))
  }
}
