// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

/// Sprites drawn much smaller than they are, and sprites that are partly clear.
@Suite struct SmallSpriteTests {
  /// A photo that aliases badly: coarse and fine noise, and stripes.
  static let photo: Sprite = {
    var random = Randomness(seed: 11)
    let size = 1000
    let coarse = (0..<(size / 8 * size / 8)).map { _ in Float(random.number(0...1)) }
    var pixels: [UInt32] = []
    for y in 0..<size {
      for x in 0..<size {
        let stripes: Float = (x + y) / 3 % 2 == 0 ? 0.2 : 0
        let fine = Float(random.next() & 255) / 255
        let value = 0.5 * coarse[y / 8 * (size / 8) + x / 8] + 0.3 * fine + stripes
        pixels.append(0xff00_0000 | UInt32(value * 255) * 0x1_0101)
      }
    }
    return Sprite(name: "photo", width: size, height: size, pixels: pixels)
  }()

  static func list(_ transform: CGAffineTransform, side: Double) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 240, height: 240), background: .black)
    list.transforms.append(
      transform.concatenating(CGAffineTransform(translationX: 120, y: 120)))
    let rect = CGRect(x: side / -2, y: side / -2, width: side, height: side)
    list.items = [.fill(RoundedRect(rect), .image(SpritePaint(Self.photo, in: rect)), 1)]
    return list
  }

  /// The mean of all texels a pixel covers.
  static func reference(_ transform: CGAffineTransform, side: Double, _ x: Int, _ y: Int) -> Double
  {
    let inverse = transform.concatenating(CGAffineTransform(translationX: 120, y: 120)).inverted()
    var sum = 0.0
    for index in 0..<256 {
      let position = CGPoint(
        x: Double(x) + (Double(index % 16) + 0.5) / 16,
        y: Double(y) + (Double(index / 16) + 0.5) / 16
      ).applying(inverse)
      let (column, row) = (
        Int((position.x / side + 0.5) * 1000), Int((position.y / side + 0.5) * 1000)
      )
      sum += Double(
        photo.levels[0].pixels[min(max(row, 0), 999) * 1000 + min(max(column, 0), 999)] & 255)
    }
    return sum / 256
  }

  /// The root mean square difference from the reference, of 255, away from the edges.
  static func error(_ transform: CGAffineTransform, side: Double) -> Double {
    let picture = Rendering(list(transform, side: side))
    var (sum, count) = (0.0, 0.0)
    for y in stride(from: 80, to: 160, by: 3) {
      for x in stride(from: 80, to: 160, by: 3) {
        let difference = Double(picture.channel(0, x, y)) - reference(transform, side: side, x, y)
        sum += difference * difference
        count += 1
      }
    }
    return (sum / count).squareRoot()
  }

  @Test(arguments: [500.0, 340, 260, 200, 150, 130])
  func `a reduced photo is close to the mean of the texels of each pixel`(side: Double) {
    for angle in [0, 0.14, 0.8] {
      let error = Self.error(CGAffineTransform(rotationAngle: angle), side: side)
      #expect(error < 10, "at \(angle)")
    }
  }

  @Test func `skipping the clear parts of a sprite changes no pixel`() {
    var random = Randomness(seed: 3)
    let pixels = (0..<(40 * 30)).map { index -> UInt32 in
      let (x, y) = (index % 40 - 22, index / 40 - 13)
      return x * x + 2 * y * y < 150 ? 0xff20_8040 &+ UInt32(index) : 0
    }
    let sprite = Sprite(name: "ball", width: 40, height: 30, pixels: pixels)
    #expect(sprite.levels[0].opaqueBounds != nil)
    for _ in 0..<40 {
      var list = DisplayList(size: CGSize(width: 200, height: 150), background: .white)
      let scale = random.number(0.4...1.4)
      list.transforms.append(
        CGAffineTransform(rotationAngle: random.number(-4...4))
          .concatenating(CGAffineTransform(scaleX: scale, y: -scale))
          .concatenating(
            CGAffineTransform(translationX: random.number(0...200), y: random.number(0...150))))
      let rect = CGRect(x: -30, y: -20, width: 80, height: 60)
      let paint = Paint.image(SpritePaint(sprite, in: rect))
      list.items = [.fill(RoundedRect(rect), paint, 1)]
      // If the shape is larger than the sprite, nothing is skipped.
      var whole = list
      whole.items = [.fill(RoundedRect(rect.insetBy(dx: -1, dy: -1)), paint, 1)]
      #expect(Rendering(list) == Rendering(whole))
    }
  }
}
