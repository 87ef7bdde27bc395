// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import InterfaceTesting
import Motion
import Testing

@MainActor
@Suite struct ArbitrationTests {
  @Test func `rules, buttons and indicators are named`() throws {
    let texts = try SceneHarness("arbitration").texts
    for name in ["Tap, then drag", "The button wins", "highPriorityGesture", "Tap", "Press"] {
      #expect(texts.contains(name), "\(name)")
    }
    #expect(texts.filter { $0 == "Button" }.count == 3 && texts.filter { $0 == "Card" }.count == 3)
  }

  @Test func `a pinch scales the board, and not the background`() throws {
    let stage = try SceneHarness("arbitration")
    func frames(width: Float) -> [CGRect] {
      stage.harness.list.items.compactMap { item in
        guard case .fill(let shape, _, let index) = item, shape.width == width else { return nil }
        return CGRect(
          x: CGFloat(shape.x), y: CGFloat(shape.y), width: CGFloat(shape.width),
          height: CGFloat(shape.height)
        ).applying(stage.harness.list.transforms[Int(index)])
      }
    }
    for _ in 0..<6 {
      stage.harness.send(
        .wheel(
          WheelSample(
            time: stage.harness.time, location: CGPoint(x: 195, y: 422), deltaX: 0, deltaY: -1,
            modifiers: .control)))
      stage.harness.advance(by: 0.1)
    }
    #expect(stage.harness.settle())
    let board = try #require(frames(width: 340).first)
    #expect(board.width < 320)
    let background = try #require(frames(width: 390).first)
    #expect(background == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test(arguments: [844.0, 700, 614, 500])
  func `the board leaves the hint free at any height`(height: Double) throws {
    let stage = try SceneHarness("arbitration", size: CGSize(width: 390, height: height))
    let hint = try #require(stage.position(of: "Drag buttons and cards, pinch the board"))
    let lowest = try #require(stage.positions(of: "Card").map(\.y).max())
    #expect(lowest < hint.y - 30)
  }

  @Test(arguments: [20.0, 77, 150])
  func `a card follows the pointer exactly`(distance: Double) throws {
    let stage = try SceneHarness("arbitration")
    let start = try #require(stage.position(of: "The button wins"))
    stage.harness.press(start)
    stage.harness.move(
      from: start, to: CGPoint(x: start.x + distance, y: start.y - distance), over: 0.4)
    let end = try #require(stage.position(of: "The button wins"))
    #expect(abs(end.x - start.x - distance) < 1e-3 && abs(end.y - start.y + distance) < 1e-3)
  }
}
