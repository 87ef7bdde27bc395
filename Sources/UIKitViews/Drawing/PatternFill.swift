// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// An image that is repeated in its size.
@MainActor
final class PatternFill {
  let image: UIImage
  private var tiles: TileFill?

  init?(_ image: UIImage?) {
    guard let image else { return nil }
    self.image = image
  }

  /// The paint for an area, with a copy of the image at its upper left corner.
  func paint(in area: CGRect) -> Paint {
    if tiles == nil, let asset = image.asset, asset.size.width > 0, asset.size.height > 0 {
      let (size, density) = (asset.size, TileFill.density)
      let pixels = CGSize(width: size.width * density, height: size.height * density)
      tiles = TileFill(
        asset.sprite(covering: pixels), source: CGRect(x: 0, y: 0, width: 1, height: 1), size: size)
    }
    return tiles?.paint(in: area) ?? .color(.clear)
  }
}
