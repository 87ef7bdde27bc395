// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct LayerTests {
  static let all = RoundedRect(CGRect(x: 0, y: 0, width: 40, height: 40))

  /// A layer over a background of one color.
  static func layer(_ effect: LayerEffect, _ items: [DisplayItem]) -> Rendering {
    let grey = ResolvedColor(red: 0.5, green: 0.25, blue: 0.75)
    var list = DisplayList(size: CGSize(width: 40, height: 40), background: grey)
    list.transforms.append(
      CGAffineTransform(rotationAngle: 0.3)
        .concatenating(CGAffineTransform(translationX: 20, y: 20)))
    list.items = [.beginLayer(effect, 1)] + items + [.endLayer]
    return Rendering(list)
  }

  @Test func `a clipped fill equals a fill of the clip`() {
    let clip = RoundedRect(CGRect(x: -10, y: -8, width: 20, height: 16), radius: 5)
    let clipped = Self.layer(.clip(clip), [.fill(Self.all, .color(.white), 0)])
    let drawn = Self.layer(.opacity(1), [.fill(clip, .color(.white), 1)])
    #expect(clipped == drawn)
  }

  @Test func `a layer is composited through the alpha of its mask`() {
    let shape = RoundedRect(CGRect(x: -10, y: -8, width: 20, height: 16), radius: 5)
    let half = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let masked = Self.layer(
      .mask, [.fill(shape, .color(half), 1), .fill(Self.all, .color(.white), 0)])
    let white = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
    let drawn = Self.layer(.opacity(1), [.fill(shape, .color(white), 1)])
    for (one, other) in zip(masked.pixels, drawn.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        #expect(abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 1)
      }
    }
    #expect(Self.layer(.mask, [.fill(shape, .color(half), 1)]) == Self.layer(.opacity(1), []))
  }

  @Test func `a blur preserves the sum of all pixels and is symmetric`() {
    var list = DisplayList(size: CGSize(width: 80, height: 80), background: .black)
    list.items = [
      .fill(RoundedRect(CGRect(x: 30, y: 30, width: 20, height: 20)), .color(.white), 0)
    ]
    let sharp = Rendering(list)
    list.items = [.beginLayer(.blur(radius: 5), 0)] + list.items + [.endLayer]
    let blurred = Rendering(list)
    #expect(abs(blurred.total() / sharp.total() - 1) < 0.02)
    #expect(blurred.channel(1, 25, 40) > 20)
    #expect(blurred.channel(1, 40, 40) < 252)
    // Symmetric about the middle.
    for x in 0..<40 { #expect(blurred.channel(1, x, 40) == blurred.channel(1, 79 - x, 40)) }
  }

  @Test(arguments: [
    (LayerBlendMode.multiply, [64, 32, 96]), (.screen, [192, 159, 223]), (.darken, [128, 64, 128]),
    (.lighten, [128, 128, 191]), (.difference, [0, 64, 63]), (.plusLighter, [255, 192, 255]),
    // The luminosity of the background is 97; gray has no hue and no saturation.
    (.destinationOver, [128, 64, 191]), (.hue, [97, 97, 97]), (.saturation, [97, 97, 97]),
    (.color, [97, 97, 97]), (.luminosity, [159, 95, 222]),
  ])
  func `a gray layer is blended over a color by the mode's formula`(
    mode: LayerBlendMode, expected: [Int]
  ) {
    // The background is 128, 64, 191 and the layer 128 everywhere.
    let grey = ResolvedColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255)
    let picture = Self.layer(.blend(mode), [.fill(Self.all, .color(grey), 0)])
    for (channel, value) in zip([UInt32(2), 1, 0], expected) {
      #expect(abs(picture.channel(channel, 20, 20) - value) <= 1)
    }
    #expect(picture.channel(3, 20, 20) == 255)
  }

  /// As in a group with a hole, through which the background is seen.
  @Test(arguments: [LayerBlendMode.destinationOut, .multiply, .sourceAtop])
  func `a blend mode in an opaque group does not affect what is behind it`(mode: LayerBlendMode) {
    let (left, right) = (
      CGRect(x: 0, y: 0, width: 20, height: 40), CGRect(x: 10, y: 0, width: 30, height: 40)
    )
    let picture = Self.layer(
      .opacity(1),
      [
        .fill(RoundedRect(left), .color(.white), 0), .beginLayer(.blend(mode), 0),
        .fill(RoundedRect(right), .color(.black), 0), .endLayer,
      ])
    func pixel(_ x: Int) -> [Int] { [2, 1, 0, 3].map { picture.channel($0, x, 20) } }
    let background = [128, 64, 191, 255]
    #expect(pixel(5) == [255, 255, 255, 255])
    #expect(pixel(15) == (mode == .destinationOut ? background : [0, 0, 0, 255]))
    // Over nothing, a multiplied color is drawn as it is, and the other modes draw nothing.
    #expect(pixel(30) == (mode == .multiply ? [0, 0, 0, 255] : background))
  }

  @Test func `an alpha threshold replaces pixels above it by one color`() {
    func drawn(_ opacity: Float) -> UInt32 {
      let filter = ColorFilter.alphaThreshold(0.5, ResolvedColor(red: 0, green: 1, blue: 0))
      let faint = ResolvedColor(red: 1, green: 0, blue: 0, opacity: opacity)
      let item = DisplayItem.fill(Self.all, .color(faint), 0)
      return Self.layer(.filter(filter), [item]).pixels[20 * 40 + 20]
    }
    #expect(drawn(0.45) == drawn(0))
    #expect(drawn(0.55) == 0xff00_ff00)
    #expect(drawn(1) == 0xff00_ff00)
  }

  @Test func `a filter changes the colors of its layer`() {
    let red = ResolvedColor(red: 1, green: 0.2, blue: 0)
    func drawn(_ filter: ColorFilter) -> UInt32 {
      let items = [DisplayItem.fill(Self.all, .color(red), 0)]
      return Self.layer(.filter(filter), items).pixels[20 * 40 + 20]
    }
    #expect(drawn(.colorInvert) == 0xff00_ccff)
    #expect(drawn(.brightness(-1)) == 0xff00_0000)
    #expect(drawn(.brightness(0)) == 0xffff_3300)
    #expect(drawn(.colorMultiply(ResolvedColor(red: 1, green: 0, blue: 1))) == 0xffff_0000)
    let grey = drawn(.grayscale(1))
    #expect(grey & 255 == grey >> 8 & 255 && grey & 255 == grey >> 16 & 255)
    #expect(drawn(.hueRotation(cosine: 1, sine: 0)) == 0xffff_3300)
  }

  @Test func `an empty layer with any effect changes nothing`() {
    let background = Self.layer(.opacity(1), [])
    for effect: LayerEffect in [
      .opacity(0.5), .clip(Self.all), .shadow(.black, radius: 4, x: 1, y: 1), .blur(radius: 3),
      .mask, .blend(.multiply), .filter(.colorInvert),
    ] {
      #expect(Self.layer(effect, []) == background)
    }
  }
}
