// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import SceneStage
import Testing

/// The edges of a scaled stage in the window.
@Suite struct StagePixelsTests {
  /// Scaled to 0.75 and moved by fractions of a pixel.
  private let transform = CGAffineTransform(a: 0.75, b: 0, c: 0, d: 0.75, tx: 10.3, ty: 20.6)

  private func pixels() throws -> StagePixels {
    try #require(StagePixels(transform, scale: 1, stageScale: 1))
  }

  /// The edges of an aligned rectangle in the window: left, top, right, bottom.
  private func edges(
    _ rect: CGRect, radius: CGFloat = 0, moved: CGFloat = 0, isClip: Bool = false
  ) throws -> [Double] {
    var list = DisplayList(size: CGSize(width: 400, height: 400), background: .white)
    list.transforms.append(CGAffineTransform(translationX: moved, y: 0))
    let shape = RoundedRect(rect, radius: radius)
    list.items =
      isClip
      ? [.beginLayer(.clip(shape), 1), .endLayer] : [.fill(shape, .color(.black), 1)]
    var aligned = shape
    var still: Set<StagePixels.Edges> = []
    switch try pixels().aligned(list, isAtRest: true, still: &still).items[0] {
    case .fill(let shape, _, _), .beginLayer(.clip(let shape), _): aligned = shape
    default: Issue.record("another item")
    }
    let pixels = aligned.rect.offsetBy(dx: moved, dy: 0).applying(transform)
    return [pixels.minX, pixels.minY, pixels.maxX, pixels.maxY].map {
      (Double($0) * 1000).rounded() / 1000
    }
  }

  @Test(arguments: [false, true])
  func `rectangles on whole pixels of the stage are on those of the window`(
    isClip: Bool
  ) throws {
    #expect(try edges(CGRect(x: 1, y: 2, width: 9, height: 8), isClip: isClip) == [11, 22, 18, 28])
    #expect(
      try edges(CGRect(x: -4, y: 2, width: 9, height: 8), moved: 5, isClip: isClip) == [
        11, 22, 18, 28,
      ])
  }

  @Test func `rectangles side by side stay so, and lines stay visible`() throws {
    for y in 0..<40 {
      let above = try edges(CGRect(x: 0, y: y, width: 9, height: 64))
      let below = try edges(CGRect(x: 0, y: y + 64, width: 9, height: 64))
      #expect(above[3] == below[1])
      let line = try edges(CGRect(x: 0, y: y, width: 9, height: 1))
      #expect(line[3] - line[1] == 1)
    }
  }

  @Test func `what is between pixels of the stage, and round, stays as it is`() throws {
    let moving = try edges(CGRect(x: 0.5, y: 4, width: 9, height: 8))
    #expect(moving[0] != moving[0].rounded() && moving[1] == moving[1].rounded())
    let circle = try edges(CGRect(x: 1, y: 2, width: 9, height: 9), radius: 4.5)
    #expect(circle == [11.05, 22.1, 17.8, 28.85])
    let card = try edges(CGRect(x: 1, y: 2, width: 9, height: 9), radius: 2)
    #expect(card == [11, 22, 18, 29])
  }

  @Test func `in motion only those rectangles are aligned that were there at rest`() throws {
    var list = DisplayList(size: CGSize(width: 400, height: 400), background: .white)
    func fill(_ y: Int) -> DisplayItem {
      .fill(RoundedRect(CGRect(x: 1, y: y, width: 9, height: 8)), .color(.black), 0)
    }
    var still: Set<StagePixels.Edges> = []
    list.items = [fill(2), fill(20)]
    let rest = try pixels().aligned(list, isAtRest: true, still: &still)
    #expect(rest.items[0] != fill(2) && rest.items[1] != fill(20))
    list.items = [fill(2), fill(21)]
    let moving = try pixels().aligned(list, isAtRest: false, still: &still)
    #expect(moving.items[0] == rest.items[0])
    guard case .fill(let shape, _, _) = moving.items[1],
      case .fill(let before, _, _) = rest.items[1]
    else {
      Issue.record("another item")
      return
    }
    #expect(shape.y == 21 && shape.height == 8)
    #expect(shape.x == before.x && shape.width == before.width && shape.x != 1)
    let end = try pixels().aligned(list, isAtRest: true, still: &still)
    #expect(end.items[0] == rest.items[0] && end.items[1] != fill(21))
  }

  @Test func `a stage on whole pixels, or a turned one, needs no alignment`() {
    #expect(
      StagePixels(CGAffineTransform(translationX: 3, y: 4), scale: 2, stageScale: 2) == nil)
    #expect(StagePixels(CGAffineTransform(scaleX: 2, y: 2), scale: 1, stageScale: 1) == nil)
    #expect(StagePixels(CGAffineTransform(rotationAngle: 0.1), scale: 1, stageScale: 1) == nil)
    #expect(
      StagePixels(CGAffineTransform(translationX: 0.4, y: 0), scale: 1, stageScale: 1) != nil)
  }

  @Test func `the background covers whole pixels only`() throws {
    let rect = CGRect(x: 0, y: 0, width: 393, height: 852)
    let covered = try pixels().covered(rect).applying(transform)
    #expect(abs(covered.minX - 11) < 1e-9 && abs(covered.minY - 21) < 1e-9)
    #expect(abs(covered.maxX - 305) < 1e-9 && abs(covered.maxY - 659) < 1e-9)
  }
}
