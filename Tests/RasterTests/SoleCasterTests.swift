// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

/// Shadows of cards with something on them.
@Suite struct SoleCasterTests {
  static let size = CGSize(width: 260, height: 200)
  static let shadow = LayerEffect.shadow(.black, radius: 9, x: 3, y: 6)
  static let card = RoundedRect(
    CGRect(x: -70, y: -50, width: 140, height: 100), radius: 24, corners: .continuous)
  static let white = Paint.color(.white)
  static let red = Paint.color(ResolvedColor(red: 0.8, green: 0.1, blue: 0.2, opacity: 0.7))

  /// Something on the card.
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
  func `what lies on an opaque card casts no shadow`(angle: Double) {
    // The first is nearly as wide: turned, the pixels around it go beyond the card.
    let content: [DisplayItem] = [
      .fill(RoundedRect(CGRect(x: -67, y: -10, width: 134, height: 20)), Self.red, 1),
      .stroke(RoundedRect(CGRect(x: -38, y: -40, width: 30, height: 30)), width: 3, Self.red, 1),
      Self.square(at: -50, -30), .beginLayer(.opacity(0.5), 0), Self.square(at: 0, 0), .endLayer,
      .beginLayer(.blend(.multiply), 0), Self.square(at: -20, -10), .endLayer,
    ]
    let fill = DisplayItem.fill(Self.card, Self.white, 1)
    let together = Self.list(Self.cast([fill] + content), turned: angle)
    let apart = Self.list(Self.cast([fill]) + content, turned: angle)
    #expect(Picture(together) == Picture(apart))
  }

  @Test(arguments: [
    // Beside it, across its edge, across a corner, and only with its own corner beyond the round.
    (90.0, 0.0, 30.0), (50, 0, 30), (50, 30, 30), (35, 15, 30),
  ])
  func `what sticks out of it does`(x: Double, y: Double, side: Double) {
    let fill = DisplayItem.fill(Self.card, Self.white, 1)
    let square = Self.square(at: x, y, side: side)
    let together = Self.list(Self.cast([fill, square]), turned: 0)
    let apart = Self.list(Self.cast([fill]) + [square], turned: 0)
    #expect(Picture(together) != Picture(apart))
  }

  @Test func `a card that lets through what is below casts with all that is on it`() {
    let glass = Paint.color(ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.6))
    let fill = DisplayItem.fill(Self.card, glass, 1)
    let square = Self.square(at: -50, -30)
    let together = Self.list(Self.cast([fill, square]))
    let apart = Self.list(Self.cast([fill]) + [square])
    #expect(Picture(together) != Picture(apart))
  }

  @Test(arguments: [0.0, 0.3, 1.1])
  func `it looks as if all had been blurred`(angle: Double) {
    let items = [DisplayItem.fill(Self.card, Self.white, 1), Self.square(at: -50, -30)]
    // A corner that is not quite opaque: then the whole is blurred.
    let stops = [
      ColorGradient.Stop(.white, at: 0),
      ColorGradient.Stop(ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.999), at: 1),
    ]
    let paint = Paint.gradient(
      ColorGradient(.linear(start: .zero, end: CGPoint(x: 70, y: 50)), stops: stops))
    func picture(_ items: [DisplayItem]) -> Picture {
      // A layer that is blurred is moved by whole pixels only.
      let shadow = LayerEffect.shadow(.black, radius: 9, x: 0, y: 0)
      return Picture(Self.list([.beginLayer(shadow, 1)] + items + [.endLayer], turned: angle))
    }
    let blurred = picture([.fill(Self.card, paint, 1), items[1]])
    #expect(CastTests.most(picture(items).pixels, blurred.pixels) <= 5)
  }

  @Test(arguments: [1, 2]) func `what changes on it is drawn as the whole is`(bands: Int) {
    let renderer = Renderer(bands: bands)
    let surface = Surface(width: 260, height: 200)
    for step in 0..<40 {
      // Over the edge and back, and the card below changes as well.
      let x = CGFloat(step % 10) * 14 - 60
      var items = [DisplayItem.fill(Self.card, Self.white, 1), Self.square(at: x, -20)]
      if step % 8 > 3 { items.append(Self.square(at: -50, 10, side: 20)) }
      if step % 16 == 15 { items[0] = .fill(Self.card, Self.red, 1) }
      let list = Self.list(Self.cast(items), turned: step > 20 ? 0.3 : 0.2)
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      #expect(surface.picture() == Picture(list, width: 260, height: 200), "\(step)")
    }
  }
}
