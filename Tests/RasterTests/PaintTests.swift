// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct PaintTests {
  static let size = CGSize(width: 64, height: 48)

  /// A rendering that is completely filled with a paint under a transform.
  static func covered(_ paint: Paint, _ transform: CGAffineTransform = .identity) -> Rendering {
    var list = DisplayList(size: size, background: .black)
    list.transforms.append(transform)
    list.items = [
      .fill(RoundedRect(CGRect(x: -500, y: -500, width: 1000, height: 1000)), paint, 1)
    ]
    return Rendering(list)
  }

  static let turned = CGAffineTransform(rotationAngle: 0.4)
    .concatenating(CGAffineTransform(translationX: 31, y: 22))

  static let blackToWhite = [
    ColorGradient.Stop(.black, at: 0), ColorGradient.Stop(.white, at: 1),
  ]

  /// Compares each pixel's green with a function of the local point, 0 to 1; nil skips the pixel.
  static func check(
    _ picture: Rendering, _ transform: CGAffineTransform, within tolerance: Double,
    _ expected: (CGPoint) -> Double?
  ) {
    let inverse = transform.inverted()
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        guard let value = expected(point) else { continue }
        let drawn = Double(picture.channel(1, x, y))
        #expect(abs(drawn - min(max(value, 0), 1) * 255) <= tolerance, "at \(x), \(y)")
      }
    }
  }

  @Test func `a linear gradient's location is the distance along its line`() {
    let gradient = ColorGradient(
      .linear(start: CGPoint(x: -12, y: 4), end: CGPoint(x: 18, y: -6)), stops: Self.blackToWhite)
    Self.check(Self.covered(.gradient(gradient), Self.turned), Self.turned, within: Self.dither) {
      (($0.x + 12) * 30 - ($0.y - 4) * 10) / 1000
    }
  }

  @Test(arguments: [(3.0, 24.0), (24.0, 3.0)])
  func `a radial gradient's location is linear between its radii`(start: Double, end: Double) {
    let gradient = ColorGradient(
      .radial(center: CGPoint(x: 2, y: -3), startRadius: start, endRadius: end),
      stops: Self.blackToWhite)
    Self.check(Self.covered(.gradient(gradient), Self.turned), Self.turned, within: Self.dither) {
      (hypot($0.x - 2, $0.y + 3) - start) / (end - start)
    }
  }

  @Test func `an elliptical gradient's location is linear between fractions of its radii`() {
    let gradient = ColorGradient(
      .elliptical(
        center: CGPoint(x: 2, y: -3), radii: CGSize(width: 40, height: 20), start: 0.1, end: 0.8),
      stops: Self.blackToWhite)
    Self.check(Self.covered(.gradient(gradient), Self.turned), Self.turned, within: Self.dither) {
      (hypot(($0.x - 2) / 40, ($0.y + 3) / 20) - 0.1) / 0.7
    }
  }

  @Test func `an angular gradient's location grows clockwise from its start angle`() {
    let gradient = ColorGradient(
      .angular(center: CGPoint(x: 1, y: 1), startAngle: 0.5, endAngle: 0.5 + 2 * .pi),
      stops: Self.blackToWhite)
    Self.check(
      Self.covered(.gradient(gradient), Self.turned), Self.turned, within: Self.dither + 0.2
    ) { point in
      var angle = atan2(point.y - 1, point.x - 1) - 0.5
      if angle < 0 { angle += 2 * .pi }
      // The step from white to black is as sharp as a pixel.
      return angle > 0.01 && angle < 2 * .pi - 0.01 ? angle / (2 * .pi) : nil
    }
  }

  /// The most by which a component differs from the exact one: it is rounded up or down by dithering,
  /// and the colors are at steps.
  private static let dither = 1.1

  private static func grey(_ value: Double, opacity: Float = 1) -> ResolvedColor {
    let component = Float(value / 255)
    return ResolvedColor(red: component, green: component, blue: component, opacity: opacity)
  }

  @Test(arguments: [CGPoint(x: 64, y: 0), CGPoint(x: 0, y: 64), CGPoint(x: 40, y: 50)])
  func `a gradient between similar colors has no bands`(end: CGPoint) {
    let stops = [
      ColorGradient.Stop(Self.grey(100), at: 0), ColorGradient.Stop(Self.grey(108), at: 1),
    ]
    let picture = Self.covered(
      .gradient(ColorGradient(.linear(start: .zero, end: end), stops: stops)))
    let length = end.x * end.x + end.y * end.y
    for y in stride(from: 0, to: picture.height - 1, by: 2) {
      for x in stride(from: 0, to: picture.width - 1, by: 2) {
        let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0) {
          $0 + picture.channel(1, x + $1.0, y + $1.1)
        }
        let location = (Double(x + 1) * end.x + Double(y + 1) * end.y) / length
        // Without dithering it would be half of a step.
        #expect(abs(Double(sum) / 4 - 100 - 8 * min(location, 1)) < 0.3, "at \(x), \(y)")
      }
    }
  }

  @Test func `where a gradient has one color, it is that of a fill`() {
    let color = Self.grey(100.4, opacity: 0.37)
    let stops = [
      ColorGradient.Stop(Self.grey(7), at: 0), ColorGradient.Stop(color, at: 0.25),
      ColorGradient.Stop(color, at: 0.5), ColorGradient.Stop(.white, at: 0.5),
      ColorGradient.Stop(Self.grey(99.5), at: 0.75),
    ]
    let picture = Self.covered(
      .gradient(ColorGradient(.linear(start: .zero, end: CGPoint(x: 64, y: 0)), stops: stops)))
    let (fill, last) = (Self.covered(.color(color)), Self.covered(.color(Self.grey(99.5))))
    for y in 0..<picture.height {
      for x in 17..<31 {
        #expect(picture.pixels[y * 64 + x] == fill.pixels[y * 64 + x])
      }
      for x in 49..<64 {
        #expect(picture.pixels[y * 64 + x] == last.pixels[y * 64 + x])
      }
    }
  }

  @Test func `stops are sorted and clamped, and two at one location make a sharp step`() {
    let stops = [
      ColorGradient.Stop(.white, at: 0.5), ColorGradient.Stop(.black, at: 0.5),
      ColorGradient.Stop(.black, at: .nan), ColorGradient.Stop(.white, at: 7),
    ]
    let gradient = ColorGradient(
      .linear(start: .zero, end: CGPoint(x: 64, y: 0)), stops: stops)
    let picture = Self.covered(.gradient(gradient))
    #expect((0...5).contains(picture.channel(1, 0, 0)))
    #expect(picture.channel(1, 31, 0) > 240)
    #expect(picture.channel(1, 32, 0) < 15)
    #expect(picture.channel(1, 63, 0) > 240)
    #expect(Self.covered(.gradient(ColorGradient(gradient.geometry, stops: []))).total() == 0)
  }

  /// Red increases to the right and green downwards.
  static let photo: Sprite = {
    var pixels: [UInt32] = []
    for y: UInt32 in 0..<48 {
      for x: UInt32 in 0..<64 { pixels.append(0xff00_0033 | x * 4 << 16 | y * 5 << 8) }
    }
    return Sprite(name: "photo", width: 64, height: 48, pixels: pixels)
  }()

  @Test func `a sprite at its own size is copied pixel by pixel`() {
    let paint = SpritePaint(Self.photo, in: CGRect(x: 0, y: 0, width: 64, height: 48))
    #expect(Self.covered(.image(paint)).pixels == Self.photo.levels[0].pixels)
  }

  @Test func `a rotated and enlarged sprite is interpolated`() {
    let rect = CGRect(x: -96, y: -72, width: 192, height: 144)
    let picture = Self.covered(.image(SpritePaint(Self.photo, in: rect)), Self.turned)
    Self.check(picture, Self.turned, within: 1.5) { point in
      let row = (point.y + 72) / 3 - 0.5
      return row > 0 && row < 47 ? row * 5 / 255 : nil
    }
  }

  @Test func `a reduced sprite is averaged`() {
    let pixels: [UInt32] = (0..<(64 * 64)).map {
      ($0 + $0 / 64) % 2 == 0 ? 0xffff_ffff : 0xff00_0000
    }
    let checks = Sprite(name: "checks", width: 64, height: 64, pixels: pixels)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    var list = DisplayList(size: CGSize(width: 10, height: 10), background: .black)
    list.items = [.fill(RoundedRect(rect), .image(SpritePaint(checks, in: rect)), 0)]
    let picture = Rendering(list)
    #expect((0..<100).allSatisfy { (126...129).contains(picture.channel(1, $0 % 10, $0 / 10)) })
  }

  @Test func `a tinted sprite has the tint's color and its own alpha`() {
    let sprite = Sprite(name: "half", width: 1, height: 1, pixels: [0x8080_0000])
    let image = SpritePaint(
      sprite, in: CGRect(x: 0, y: 0, width: 1, height: 1), tint: .white)
    let picture = Self.covered(.image(image))
    #expect(picture.pixels.allSatisfy { $0 == 0xff80_8080 })
  }

  @Test func `a mask at whole pixels gives exactly its coverage`() {
    var list = DisplayList(size: CGSize(width: 10, height: 10), background: .black)
    let mask = Mask(name: "a", width: 4, height: 2, coverage: [0, 1, 127, 255, 200, 100, 3, 50])
    list.items = [
      .mask(mask, RoundedRect(CGRect(x: 3, y: 5, width: 4, height: 2)), .color(.white), 0)
    ]
    let picture = Rendering(list)
    for (index, coverage) in mask.coverage.enumerated() {
      #expect(picture.channel(1, 3 + index % 4, 5 + index / 4) == Int(coverage))
    }
    #expect(picture.total() * 255 == Double(mask.coverage.reduce(0) { $0 + Int($1) }))
  }

  @Test func `a mask at fractions of pixels preserves its sum`() {
    let mask = Mask(name: "full", width: 3, height: 3, coverage: Array(repeating: 255, count: 9))
    for step in 0..<16 {
      var list = DisplayList(size: CGSize(width: 10, height: 10), background: .black)
      list.transforms.append(
        CGAffineTransform(translationX: Double(step) / 16, y: Double(step) / 7))
      list.items = [
        .mask(mask, RoundedRect(CGRect(x: 3, y: 3, width: 3, height: 3)), .color(.white), 1)
      ]
      #expect(abs(Rendering(list).total() - 9) < 0.06)
    }
  }
}
