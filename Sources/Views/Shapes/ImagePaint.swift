// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// A style that repeats an image over a shape, from the top left of its bounding box.
///
/// A symbol or a missing image draws nothing.
public struct ImagePaint: ShapeStyle {
  /// The image that is repeated in both directions.
  public var image: Image
  /// The part of the image that is repeated, in unit coordinates.
  public var sourceRect: CGRect
  /// The size of a copy relative to the image's own.
  public var scale: CGFloat

  /// Creates a style that repeats a part of an image, scaled by a factor. An empty part, or a scale
  /// that is not positive and finite, draws nothing.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The tiles of the image.
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let numbers = [sourceRect.minX, sourceRect.minY, sourceRect.maxX, sourceRect.maxY]
    guard numbers.allSatisfy(\.isFinite) else { return _ResolvedStyle(fill: .color(.clear)) }
    let source = sourceRect.standardized.overlap(with: CGRect(x: 0, y: 0, width: 1, height: 1))
    guard case .picture(let asset, _) = image.content(context.values), !source.isEmpty, scale > 0,
      scale.isFinite
    else { return _ResolvedStyle(fill: .color(.clear)) }
    let size = CGSize(
      width: asset.size.width * source.width * scale,
      height: asset.size.height * source.height * scale)
    guard size.width > 0, size.height > 0 else { return _ResolvedStyle(fill: .color(.clear)) }
    let pixels = CGSize(
      width: asset.size.width * scale * TileFill.density,
      height: asset.size.height * scale * TileFill.density)
    return _ResolvedStyle(
      fill: .tiles(TileFill(asset.sprite(covering: pixels), source: source, size: size)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats a part of an image, in unit coordinates, scaled by a factor.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
