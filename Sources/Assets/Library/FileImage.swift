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
  private let report: (AssetProblem) -> Void
  /// The scale up to which a vector image is rasterized; 0 if it cannot be.
  private var largestScale = 0.0

  /// The size in pixels up to which each side of a vector image is rasterized, if it is not larger
  /// in points.
  private static let largestRasterSize = 4096.0

  /// Reads the file of the largest scale, which determines the size in points. Problems with its
  /// pixels that are found later are reported.
  init(
    name: String, files: ImageFiles, cache: SpriteCache, report: @escaping (AssetProblem) -> Void
  ) throws(AssetProblem) {
    (self.name, self.files, self.cache, self.report) = (name, files, cache, report)
    isTemplate = files.isTemplate
    let best = files.largest
    if best.fileExtension == "gif" {
      throw .unsupportedFormat(name: name, path: best.path, format: "GIF")
    }
    do throws(PictureError) {
      if ["svg", "pdf"].contains(best.fileExtension) {
        let vector = try VectorPicture(
          try FileBytes.read(best.path), isPDF: best.fileExtension == "pdf")
        self.vector = vector
        size = CGSize(width: vector.width, height: vector.height)
        let side = max(vector.width, vector.height)
        largestScale = min(max(Self.largestRasterSize / side, 1), vector.largestScale)
      } else {
        vector = nil
        let sprite = try Self.load(best, name, cache)
        let scale = Double(best.scale)
        size = CGSize(
          width: Double(sprite.width) / scale, height: Double(sprite.height) / scale)
      }
    } catch {
      throw .undecodable(name: name, path: best.path, error)
    }
  }

  /// Returns a sprite for a size in pixels.
  ///
  /// A vector image is rasterized at the next larger of four scales per octave. Of bitmap files the
  /// smallest that is large enough is used, or else the largest. If a file cannot be read, or a
  /// vector image cannot be rasterized, the sprite is one clear pixel.
  func sprite(covering pixels: CGSize) -> Sprite {
    let ratio = max(pixels.width / size.width, pixels.height / size.height)
    let wanted = ratio.isFinite && ratio > 0 ? Double(ratio) : 1
    if let vector { return rasterized(vector, scale: wanted) }
    let sufficient = files.files.first { Double($0.scale) >= wanted - 1e-6 }
    let file = sufficient ?? files.largest
    do throws(PictureError) {
      return try Self.load(file, name, cache)
    } catch {
      report(.undecodable(name: name, path: file.path, error))
      return Self.clearPixel(name)
    }
  }

  private func rasterized(_ vector: VectorPicture, scale wanted: Double) -> Sprite {
    let step = exp2((log2(wanted) * 4 - 1e-6).rounded(.up) / 4)
    while largestScale > 0 {
      let scale = min(step, largestScale)
      do throws(PictureError) {
        return try rasterized(vector, exactScale: scale)
      } catch {
        report(.undecodable(name: name, path: files.largest.path, error))
        // A second attempt is made only if the image is enlarged.
        if case .tooComplex = error, scale > 1 {
          largestScale = min(1, scale / 4)
        } else {
          largestScale = 0
        }
      }
    }
    return Self.clearPixel(name)
  }

  private func rasterized(
    _ vector: VectorPicture, exactScale scale: Double
  ) throws(PictureError) -> Sprite {
    let width = max(1, Int((vector.width * scale - 1e-6).rounded(.up)))
    let height = max(1, Int((vector.height * scale - 1e-6).rounded(.up)))
    let file = files.largest
    let key = SpriteCache.Key(path: file.path, stamp: file.stamp, width: width, height: height)
    if let known = cache.sprite(key) { return known }
    let picture = try vector.picture(width: width, height: height)
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
