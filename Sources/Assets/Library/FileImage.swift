// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Pictures

/// An image from one file, or from one file per scale.
@MainActor
final class FileImage: ImageAsset {
  let size: CGSize
  let isTemplate: Bool
  let files: ImageFiles

  private let name: String
  private let cache: SpriteCache
  private let vector: VectorPicture?

  /// The maximum size in pixels of each side of a rasterised vector image.
  private static let largestRasterSize = 4096.0

  /// Reads the file of the largest scale, which determines the size in points.
  init(name: String, files: ImageFiles, cache: SpriteCache) throws(PictureError) {
    (self.name, self.files, self.cache) = (name, files, cache)
    isTemplate = files.isTemplate
    let best = files.files[files.files.count - 1]
    if best.fileExtension == "svg" {
      let vector = try VectorPicture(svg: try FileBytes.read(best.path))
      self.vector = vector
      size = CGSize(width: vector.width, height: vector.height)
    } else {
      vector = nil
      let sprite = try Self.load(best, name, cache)
      let scale = Double(best.scale)
      size = CGSize(
        width: Double(sprite.width) / scale, height: Double(sprite.height) / scale)
    }
  }

  /// Returns a sprite for a size in pixels.
  ///
  /// A vector image is rasterised at the next larger of four scales per octave. Of bitmap files the
  /// smallest that is large enough is used, or else the largest. If a file no longer exists, the
  /// sprite is one clear pixel.
  func sprite(covering pixels: CGSize) -> Sprite {
    let ratio = max(pixels.width / size.width, pixels.height / size.height)
    let wanted = ratio.isFinite && ratio > 0 ? Double(ratio) : 1
    if let vector { return rasterized(vector, scale: wanted) }
    let sufficient = files.files.first { Double($0.scale) >= wanted - 1e-6 }
    let file = sufficient ?? files.files[files.files.count - 1]
    let sprite = try? Self.load(file, name, cache)
    return sprite ?? Self.clearPixel(name)
  }

  private func rasterized(_ vector: VectorPicture, scale wanted: Double) -> Sprite {
    let step = exp2((log2(wanted) * 4 - 1e-6).rounded(.up) / 4)
    let most = Self.largestRasterSize / max(vector.width, vector.height)
    let scale = min(step, max(most, 1))
    let width = max(1, Int((vector.width * scale - 1e-6).rounded(.up)))
    let height = max(1, Int((vector.height * scale - 1e-6).rounded(.up)))
    let file = files.files[files.files.count - 1]
    let key = SpriteCache.Key(path: file.path, stamp: file.stamp, width: width, height: height)
    if let known = cache.sprite(key) { return known }
    guard let picture = try? vector.picture(width: width, height: height) else {
      return Self.clearPixel(name)
    }
    let sprite = Sprite(name: name, width: width, height: height, pixels: picture.pixels)
    cache.insert(sprite, key)
    return sprite
  }

  private static func load(
    _ file: ImageFiles.File, _ name: String, _ cache: SpriteCache
  ) throws(PictureError) -> Sprite {
    let key = SpriteCache.Key(path: file.path, stamp: file.stamp, width: 0, height: 0)
    if let known = cache.sprite(key) { return known }
    let picture = try Picture(contentsOf: file.path)
    let sprite = Sprite(
      name: name, width: picture.width, height: picture.height, pixels: picture.pixels)
    cache.insert(sprite, key)
    return sprite
  }

  private static func clearPixel(_ name: String) -> Sprite {
    Sprite(name: name, width: 1, height: 1, pixels: [0])
  }
}
