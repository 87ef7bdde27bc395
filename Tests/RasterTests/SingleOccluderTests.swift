// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

/// Shadows of cards with content on them.
@Suite struct SingleOccluderTests {
  static let size = CGSize(width: 260, height: 200)
  static let shadow = LayerEffect.shadow(.black, radius: 9, x: 3, y: 6)
  static let card = RoundedRect(
    CGRect(x: -70, y: -50, width: 140, height: 100), radius: 24, corners: .continuous)
  static let white = Paint.color(.white)
  static let red = Paint.color(ResolvedColor(red: 0.8, green: 0.1, blue: 0.2, opacity: 0.7))

  /// Content of the card.
  static func square(at x: CGFloat, _ y: CGFloat, side: CGFloat = 30) -> DisplayItem {
    .fill(RoundedRect(CGRect(x: x, y: y, width: side, height: side)), red, 1)
  }

  static func list(_ items: [DisplayItem], turned angle: CGFloat = 0.3) -> DisplayList {
    var list = DisplayList(
      size: size, background: ResolvedColor(red: 0.9, green: 0.8, blue: 0.7))
    list.transforms.append(
      CGAffineTransform(rotationAngle: angle)
        .concatenating(CGAffineTransform(translationX: 130, y: 95)))
    list.items = items
    return list
  }

  static func cast(_ items: [DisplayItem]) -> [DisplayItem] {
    [.beginLayer(shadow, 1)] + items + [.endLayer]
  }

  @Test(arguments: [0.0, 0.3, 0.8, 1.57, -2.8])
  func `content inside of an opaque card casts no shadow`(angle: Double) {
    // The first is nearly as wide as the card: rotated, its pixel bounds extend beyond the card's shape.
    let content: [DisplayItem] = [
      .fill(RoundedRect(CGRect(x: -67, y: -10, width: 134, height: 20)), Self.red, 1),
      .stroke(RoundedRect(CGRect(x: -38, y: -40, width: 30, height: 30)), width: 3, Self.red, 1),
      Self.square(at: -50, -30), .beginLayer(.opacity(0.5), 0), Self.square(at: 0, 0), .endLayer,
      .beginLayer(.blend(.multiply), 0), Self.square(at: -20, -10), .endLayer,
    ]
    let fill = DisplayItem.fill(Self.card, Self.white, 1)
    let together = Self.list(Self.cast([fill] + content), turned: angle)
    let separate = Self.list(Self.cast([fill]) + content, turned: angle)
    #expect(Rendering(together) == Rendering(separate))
  }

  @Test func `a hole in the card is a hole in its shadow`() {
    let card: [DisplayItem] = [
      .fill(Self.card, Self.white, 1), .beginLayer(.blend(.destinationOut), 0),
      .fill(RoundedRect(CGRect(x: -40, y: -30, width: 80, height: 60)), Self.white, 1), .endLayer,
    ]
    // A shadow far from the card, so that the card does not cover it.
    let far = LayerEffect.shadow(.black, radius: 1, x: 0, y: 70)
    let list = Self.list([.beginLayer(far, 1)] + card + [.endLayer], turned: 0)
    // The middle of the shadow is the background; its edge is not.
    let picture = Rendering(list)
    let colors = [(130, 165), (70, 165), (3, 3)].map { x, y in picture.channel(1, x, y) }
    #expect(colors[0] == colors[2])
    #expect(colors[1] < colors[2])
  }

  @Test(arguments: [
    // Beside the card, across its edge, across a corner, and with only its own corner beyond the card's
    // rounded one.
    (90.0, 0.0, 30.0), (50, 0, 30), (50, 30, 30), (35, 15, 30),
  ])
  func `content that extends beyond the card casts a shadow`(x: Double, y: Double, side: Double) {
    let fill = DisplayItem.fill(Self.card, Self.white, 1)
    let square = Self.square(at: x, y, side: side)
    let together = Self.list(Self.cast([fill, square]), turned: 0)
    let separate = Self.list(Self.cast([fill]) + [square], turned: 0)
    #expect(Rendering(together) != Rendering(separate))
  }

  @Test func `content of a translucent card casts a shadow`() {
    let glass = Paint.color(ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.6))
    let fill = DisplayItem.fill(Self.card, glass, 1)
    let square = Self.square(at: -50, -30)
    let together = Self.list(Self.cast([fill, square]))
    let separate = Self.list(Self.cast([fill]) + [square])
    #expect(Rendering(together) != Rendering(separate))
  }

  @Test(arguments: [0.0, 0.3, 1.1])
  func `the card's shadow from the table equals that of the blurred layer`(angle: Double) {
    let items = [DisplayItem.fill(Self.card, Self.white, 1), Self.square(at: -50, -30)]
    // A card with a corner that is not quite opaque is drawn as a layer, which is blurred.
    let stops = [
      ColorGradient.Stop(.white, at: 0),
      ColorGradient.Stop(ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.999), at: 1),
    ]
    let paint = Paint.gradient(
      ColorGradient(.linear(start: .zero, end: CGPoint(x: 70, y: 50)), stops: stops))
    func picture(_ items: [DisplayItem]) -> Rendering {
      // A blurred layer is offset by whole pixels only.
      let shadow = LayerEffect.shadow(.black, radius: 9, x: 0, y: 0)
      return Rendering(Self.list([.beginLayer(shadow, 1)] + items + [.endLayer], turned: angle))
    }
    let blurred = picture([.fill(Self.card, paint, 1), items[1]])
    #expect(ShadowBlendTests.maxDifference(picture(items).pixels, blurred.pixels) <= 5)
  }

  @Test(arguments: [0.0, 0.3, .pi / 4], [0.1, 0.3, 0.6])
  func `content at the card's antialiased edge blends with the card, not with what is behind`(
    angle: Double, distance: Double
  ) {
    // The edges are at fractions of pixels even if the card is upright. Edge pixels of the bar are also
    // edge pixels of the card, in which the layer's alpha is below 1, and `sourceAtop` keeps it.
    let card = CGRect(x: -69.6, y: -49.7, width: 139.2, height: 99.4)
    let bar = CGRect(
      x: card.minX + distance, y: -15, width: card.width - 2 * distance, height: 30)
    let black = Paint.color(.black)
    func picture(_ cardPaint: Paint) -> Rendering {
      Rendering(
        Self.list(
          [
            .beginLayer(.shadow(.black, radius: 2, x: 0, y: 0), 1),
            .fill(RoundedRect(card), cardPaint, 1),
            .beginLayer(.blend(.sourceAtop), 0), .fill(RoundedRect(bar), black, 1), .endLayer,
            .endLayer,
          ], turned: angle))
    }
    // A gradient that is not quite opaque is always drawn as a layer with a blurred shadow.
    let stops = [
      ColorGradient.Stop(.white, at: 0),
      ColorGradient.Stop(ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.999), at: 1),
    ]
    let layered = picture(
      .gradient(ColorGradient(.linear(start: .zero, end: CGPoint(x: 70, y: 50)), stops: stops)))
    #expect(ShadowBlendTests.maxDifference(picture(Self.white).pixels, layered.pixels) <= 2)
  }

  @Test(arguments: [1, 2]) func `an incremental update of a card equals a full redraw`(threads: Int)
  {
    let renderer = Renderer(threads: threads)
    let surface = Surface(width: 260, height: 200)
    for step in 0..<40 {
      // The square moves over the edge and back, and the card itself changes as well.
      let x = CGFloat(step % 10) * 14 - 60
      var items = [DisplayItem.fill(Self.card, Self.white, 1), Self.square(at: x, -20)]
      if step % 8 > 3 { items.append(Self.square(at: -50, 10, side: 20)) }
      if step % 16 == 15 { items[0] = .fill(Self.card, Self.red, 1) }
      let list = Self.list(Self.cast(items), turned: step > 20 ? 0.3 : 0.2)
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      #expect(surface.picture() == Rendering(list, width: 260, height: 200), "\(step)")
    }
  }
}
