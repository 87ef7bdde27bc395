// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct ProjectedGlyphTests {
  /// Glyphs in a projected layer in the middle of a picture, as glyphs or as paths.
  static func list(
    _ projection: Projection, turn: Double, size: Double, asPaths: Bool
  ) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 240, height: 120), background: .black)
    list.transforms.append(
      CGAffineTransform(rotationAngle: turn)
        .concatenating(CGAffineTransform(translationX: 120.3, y: 60.6)))
    let count = max(1, Int(150 / size))
    let run = TestGlyphs.run(
      count, at: CGPoint(x: -0.26 * size * Double(count), y: 0.3 * size), size: size)
    let white = Paint.color(.white)
    let items: [DisplayItem] =
      asPaths
      ? run.glyphs.map { .path($0.shape.outline.applying($0.transform), .nonZero, white, 1) }
      : [.glyphs(run, white, 1)]
    list.items = [.beginLayer(.projection(projection), 1)] + items + [.endLayer]
    return list
  }

  @Test(arguments: [7.0, 12, 17, 34, 50, 60, 90], [0.0, 0.4])
  func `glyphs of every size in perspective look like their outlines`(size: Double, turn: Double) {
    for projection in [
      Projection([0.8, 0.05, 0.003], [0, 1, 0], [0, 0, 1]),
      // From behind.
      Projection([-0.9, 0, -0.002], [0, 1, 0.001], [0, 0, 1]),
    ] {
      let drawn = Rendering(Self.list(projection, turn: turn, size: size, asPaths: false))
      let exact = Rendering(Self.list(projection, turn: turn, size: size, asPaths: true))
      #expect(exact.total() > 20)
      #expect(abs(drawn.total() / exact.total() - 1) < 0.06)
      #expect(GlyphTests.meanDifference(drawn, exact) < 20)
    }
  }

  @Test func `an incremental update beside projected glyphs equals a full redraw`() {
    let projection = Projection([0.8, 0.05, 0.003], [0, 1, 0], [0, 0, 1])
    var list = Self.list(projection, turn: 0, size: 17, asPaths: false)
    let surface = Surface(width: 240, height: 120)
    let renderer = Renderer()
    list.transforms.append(.identity)
    list.items.append(
      .fill(RoundedRect(CGRect(x: 0, y: 0, width: 9, height: 7)), .color(.black), 2))
    for step in 0..<30 {
      list.transforms[2] = CGAffineTransform(
        translationX: 40 + Double(step * 11 % 150), y: 40 + Double(step * 7 % 40))
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      let isSame = surface.picture() == Rendering(list)
      #expect(isSame)
    }
  }
}
