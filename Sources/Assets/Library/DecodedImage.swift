// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Pictures

/// An image that a program has decoded.
@MainActor
final class DecodedImage: ImageAsset {
  let size: CGSize
  let isTemplate = false
  private let sprite: Sprite

  init(_ picture: Picture, scale: Double) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    size = CGSize(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    sprite = Sprite(
      name: "decoded", width: picture.width, height: picture.height, pixels: picture.pixels)
  }

  func sprite(covering pixels: CGSize) -> Sprite { sprite }
}
