// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The pixels of an image, as layers and contexts use them.
public final class CGImage: Hashable, Sendable {
  /// The image that is drawn.
  package let image: UIImage

  package init(_ image: UIImage) { self.image = image }

  /// Draws the image, stretched over a rectangle.
  @MainActor
  package func draw(in rect: CGRect, _ builder: inout DisplayListBuilder) {
    image.draw(in: rect, tint: nil, &builder)
  }

  /// The width in pixels; 0 if the image cannot be decoded, or is too large.
  @preconcurrency @MainActor
  public var width: Int { Int(exactly: (image.size.width * image.scale).rounded()) ?? 0 }
  /// The height in pixels; 0 if the image cannot be decoded, or is too large.
  @preconcurrency @MainActor
  public var height: Int { Int(exactly: (image.size.height * image.scale).rounded()) ?? 0 }

  /// The part of the image in a rectangle, in pixels; nil if it is outside of the image.
  @preconcurrency @MainActor
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.overlap(with: CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let scale = image.scale
    let size = CGSize(width: part.width / scale, height: part.height / scale)
    let picture = CGContext.picture(size: size, scale: scale, isOpaque: false) { _ in
      image.draw(at: CGPoint(x: -part.minX / scale, y: -part.minY / scale))
    }
    return CGImage(picture)
  }

  /// Returns whether two images have the same pixels.
  public static func == (one: CGImage, other: CGImage) -> Bool { one.image == other.image }
  /// Hashes the image.
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}
