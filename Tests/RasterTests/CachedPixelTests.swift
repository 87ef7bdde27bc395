// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

/// Pixels that are cached from earlier frames, or skipped as they seem not to be needed: neither is visible.
@Suite struct CachedPixelTests {
  /// Draws lists one after the other by one renderer. Returns the first that looks different when it is
  /// drawn alone.
  private func firstDifference(
    _ lists: [DisplayList], scale: CGFloat = 1, width: Int = 200, height: Int = 150
  ) -> Int? {
    let surface = Surface(width: width, height: height)
    let renderer = Renderer()
    for (index, list) in lists.enumerated() {
      _ = renderer.update(list, scale: scale, into: surface.buffer)
      if surface.picture() != Rendering(list, scale: scale, width: width, height: height) {
        return index
      }
    }
    return nil
  }

  /// The large seeds have differed from complete drawings.
  @Test(arguments: Array(0..<30) + [217, 295, 392, 447, 564, 651])
  func `materials are drawn over items that move, appear and disappear`(seed: UInt64) {
    var random = Randomness(seed: seed &+ 77_000)
    let lists = random.frames(12)
    let scale = [1, 1.5, 2, 0.75][Int(seed % 4)]
    let (width, height) = [(200, 150), (203, 149), (97, 61)][Int(seed % 3)]
    let difference = firstDifference(lists, scale: scale, width: width, height: height)
    #expect(difference == nil, "\(difference.map { "\(lists[$0])" } ?? "")")
  }

  /// Discs, and a square that moves with the step.
  private func discs(_ step: Int, with item: DisplayItem? = nil) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 200, height: 150), background: .white)
    for index in 0..<6 {
      list.items.append(
        .fill(
          RoundedRect(CGRect(x: 20 * index, y: 40, width: 60, height: 60), radius: 30),
          .color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)), 0))
    }
    if let item { list.items.insert(item, at: 2) }
    list.items.append(
      .fill(RoundedRect(CGRect(x: 90 + 4 * step, y: 60, width: 30, height: 30)), .color(.black), 0))
    return list
  }

  @Test(arguments: [true, false])
  func `an invisible item comes or goes below what is cached`(comes: Bool) {
    let invisible = DisplayItem.fill(
      RoundedRect(CGRect(x: -90, y: 0, width: 10, height: 10)), .color(.black), 0)
    let lists = (0..<12).map { step in
      discs(step < 6 ? step : step - 1, with: (step >= 6) == comes ? invisible : nil)
    }
    #expect(firstDifference(lists) == nil)
  }

  /// It moves above the material, which shows its blur.
  @Test(arguments: [0.4, 0.8, 1.1, 1.5, 2.5, 4])
  func `something moves behind the blur of a material in a blurred layer`(radius: Float) {
    let lists = (0..<8).map { step in
      var list = DisplayList(size: CGSize(width: 200, height: 150), background: .white)
      list.items = [
        .fill(RoundedRect(CGRect(x: 20 * step, y: 4, width: 50, height: 30)), .color(.black), 0),
        .beginLayer(.blur(radius: radius), 0),
        .fill(
          RoundedRect(CGRect(x: 65, y: 41, width: 62, height: 62)),
          .material(MaterialPaint(radius: 20, saturation: 1, tint: .clear, opacity: 1)), 0),
        .endLayer,
      ]
      return list
    }
    #expect(firstDifference(lists) == nil)
  }

  /// A word in a layer, and a square that moves beside it.
  @Test(arguments: [
    LayerEffect.blur(radius: 4), .shadow(.black, radius: 5, x: 9, y: -30),
    .shadow(.black, radius: 12, x: 0, y: 0),
  ])
  func `something moves over the blur or the shadow of glyphs`(effect: LayerEffect) {
    let glyphs = (0..<5).map {
      GlyphRun.Glyph(TestGlyphs.all[$0], x: Float(12 * $0), y: 0, size: 20)
    }
    let lists = (0..<16).map { step in
      var list = DisplayList(size: CGSize(width: 200, height: 150), background: .white)
      list.transforms.append(CGAffineTransform(translationX: 70, y: 80))
      list.items = [
        .beginLayer(effect, 0), .glyphs(GlyphRun(text: "text", glyphs: glyphs), .color(.black), 1),
        .endLayer,
        .fill(
          RoundedRect(CGRect(x: 60 + 5 * step, y: 20 + 5 * step, width: 3, height: 3)),
          .color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.2)), 0),
      ]
      return list
    }
    #expect(firstDifference(lists) == nil)
  }
}

extension Randomness {
  /// Frames of a list with materials, in most of which one or two things move, appear or disappear.
  mutating func frames(_ count: Int) -> [DisplayList] {
    var list = addingMaterials(self.list())
    for _ in 0..<Int.random(in: 0...2, using: &self) { list.items.append(.endLayer) }
    var frames = [list]
    let favourite = Int.random(in: 1..<list.transforms.count, using: &self)
    for _ in 1..<count {
      for _ in 0..<Int.random(in: 1...2, using: &self) {
        let index = Int.random(in: 0...list.items.count, using: &self)
        let hidden = DisplayItem.fill(
          RoundedRect(CGRect(x: -400, y: 0, width: 9, height: 9)), paint(), 0)
        switch Int.random(in: 0..<12, using: &self) {
        case 0..<4:
          list.transforms[favourite] = list.transforms[favourite]
            .translatedBy(x: number(-5...5), y: number(-5...5))
        case 4: list = changed(list)
        case 5: list.items.insert(hidden, at: index)
        case 6: if index < list.items.count { list.items.remove(at: index) }
        case 7: list = addingMaterials(list)
        case 8 where index < list.items.count: list.items[index] = .endLayer
        case 9 where index < list.items.count: list.items[index] = .fill(shape(), material(), 4)
        case 10: list.items.insert(.beginLayer(.blur(radius: Float(number(0...2))), 0), at: index)
        default: list.items.append(.fill(shape(), paint(), UInt32(favourite)))
        }
      }
      frames.append(list)
    }
    return frames
  }
}
