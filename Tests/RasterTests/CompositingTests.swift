// Part of Snapback, under the MIT licence; see LICENSE.

import CRaster
import Drawing
import Foundation
import Raster
import Testing

@Suite struct CompositingTests {
  /// The pixels of a background color, of a layer of another color, and of the layer drawn over the
  /// background.
  static func pixels(_ effect: LayerEffect, _ below: ResolvedColor, _ above: ResolvedColor)
    -> (background: UInt32, layer: UInt32, drawn: [UInt32])
  {
    let row = RoundedRect(CGRect(x: 0, y: 0, width: 11, height: 1))
    func list(_ background: ResolvedColor, _ items: [DisplayItem]) -> DisplayList {
      var list = DisplayList(size: CGSize(width: 11, height: 1), background: background)
      list.items = items
      return list
    }
    let fill = DisplayItem.fill(row, .color(above), 0)
    // The layer's own pixel, by its color over black and its opacity.
    let black = Rendering(list(.black, [fill])).pixels[0] & 0xff_ffff
    let alpha = UInt32((above.opacity * 255).rounded())
    let drawn = Rendering(list(below, [.beginLayer(effect, 0), fill, .endLayer])).pixels
    return (Rendering(list(below, [])).pixels[0], black | alpha << 24, drawn)
  }

  static func differ(_ one: UInt32, _ other: UInt32) -> Int {
    [UInt32(0), 8, 16, 24].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }

  @Test(arguments: LayerBlendMode.allCases) func `the kernel blends as the reference does`(
    mode: LayerBlendMode
  ) throws {
    let index = try #require(LayerBlendMode.allCases.firstIndex(of: mode))
    for seed in 0..<40 {
      let samples = PixelSamples(seed: UInt64(seed), count: 37)
      var drawn = samples.below
      InstructionSet.chosen.kernels.composite(
        &drawn, samples.above, 37, craster_blend_mode(rawValue: UInt32(index)))
      for (pixel, (below, above)) in zip(drawn, zip(samples.below, samples.above)) {
        let expected = above == 0 ? below : CompositingReference.blend(mode, below, above)
        #expect(Self.differ(pixel, expected) <= 1)
      }
    }
  }

  @Test(arguments: LayerBlendMode.allCases) func `a layer is composited with its blend mode`(
    mode: LayerBlendMode
  ) {
    var random = Randomness(seed: 3)
    for _ in 0..<50 {
      let (below, above) = (random.color().opaque, random.color().opaque)
      let (background, layer, drawn) = Self.pixels(.blend(mode), below, above)
      let expected = CompositingReference.blend(mode, background, layer)
      for pixel in drawn { #expect(Self.differ(pixel, expected) <= 1) }
    }
  }

  @Test func `the kernel filters as the reference does`() {
    var random = Randomness(seed: 4)
    let filters: [ColorFilter] = [
      .saturation(0.3), .brightness(0.2), .contrast(1.6), .colorInvert,
      .hueRotation(cosine: 0.2, sine: 0.98), .colorMultiply(random.color()),
      ColorFilter(red: [.nan], green: [.infinity], blue: [0, 0, -9, 0, 1]),
    ]
    for filter in filters {
      for _ in 0..<100 {
        let (below, above) = (random.color().opaque, random.color().opaque)
        let (_, layer, drawn) = Self.pixels(.filter(filter), below, above)
        let expected = CompositingReference.filter(layer, filter)
        guard expected >> 24 == 255 else { continue }
        for pixel in drawn { #expect(Self.differ(pixel, expected) <= 1) }
      }
    }
  }
}
