// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
@_spi(ViewTree) import ViewCore

/// A part of an image, repeated from the top left of a shape.
package struct TileFill: Equatable {
  private let tile: Sprite
  /// The part of the image, in unit coordinates.
  private let source: CGRect
  /// The size of a copy, in points.
  private let size: CGSize
  private var opacity: Float = 1
  private let cache = TileCache()

  /// The number of pixels per point with which images are repeated.
  package static let density: CGFloat = 2
  /// The largest number of pixels of the repeated image, along an axis.
  private static let pixelLimit: CGFloat = 2048

  package init(_ tile: Sprite, source: CGRect, size: CGSize) {
    self.tile = tile
    self.source = source
    self.size = size
  }

  package static func == (one: TileFill, other: TileFill) -> Bool {
    one.tile == other.tile && one.source == other.source && one.size == other.size
      && one.opacity == other.opacity
  }

  /// The fill with its opacity multiplied by `opacity`.
  func multiplyingOpacity(by opacity: Float) -> TileFill {
    var fill = self
    fill.opacity *= opacity
    return fill
  }

  /// The paint for a shape in `rect`.
  package func paint(in rect: CGRect) -> Paint {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return .color(.clear)
    }
    let sprite: Sprite
    if let cached = cache.sprite, cache.size == rect.size, cache.opacity == opacity {
      sprite = cached
    } else {
      sprite = repeated(over: rect.size)
      (cache.sprite, cache.size, cache.opacity) = (sprite, rect.size, opacity)
    }
    return .image(SpritePaint(sprite, in: rect))
  }

  private func repeated(over area: CGSize) -> Sprite {
    func pixelCount(_ length: CGFloat) -> Int {
      Int(min(max(1, (length * Self.density).rounded(.up)), Self.pixelLimit))
    }
    let (width, height) = (pixelCount(area.width), pixelCount(area.height))
    let columns = positions(width, area.width, tileLength: size.width)
    let rows = positions(height, area.height, tileLength: size.height)
    let wanted = size.width / source.width * CGFloat(width) / area.width
    let level = tile.levels.last { CGFloat($0.width) >= wanted } ?? tile.levels[0]
    let xs = columns.map { pixel(source.minX + $0 * source.width, level.width) }
    let ys = rows.map { pixel(source.minY + $0 * source.height, level.height) }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in ys {
      for x in xs { pixels.append(level.pixels[y * level.width + x]) }
    }
    if opacity < 1 { pixels = pixels.map { Self.faded($0, opacity) } }
    return Sprite(name: "\(tile.name) tiles", width: width, height: height, pixels: pixels)
  }

  /// The positions of the centers of pixels in their copies of the tile, from 0 to 1.
  private func positions(_ count: Int, _ length: CGFloat, tileLength: CGFloat) -> [CGFloat] {
    (0..<count).map { index in
      let position = (CGFloat(index) + 0.5) * length / CGFloat(count) / tileLength
      return position - position.rounded(.down)
    }
  }

  private func pixel(_ position: CGFloat, _ count: Int) -> Int {
    min(max(0, Int(position * CGFloat(count))), count - 1)
  }

  /// A premultiplied pixel with its opacity multiplied by a factor.
  private static func faded(_ pixel: UInt32, _ opacity: Float) -> UInt32 {
    (0..<4).reduce(0) { result, byte in
      let value = Float(pixel >> (8 * UInt32(byte)) & 0xff)
      return result | UInt32((value * opacity).rounded()) << (8 * UInt32(byte))
    }
  }
}

/// The last repeated image of a fill.
private final class TileCache {
  var sprite: Sprite?
  var size = CGSize.zero
  var opacity: Float = 1
}
