// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
@_spi(ViewTree) import ViewCore

/// The encoded bytes of an image, which is decoded when it is first drawn. Only the same object is
/// equal to it.
package final class ImageData: Hashable, Sendable {
  /// The contents of a PNG, JPEG or WebP file.
  package let bytes: [UInt8]
  /// The number of pixels per point.
  package let scale: Double
  @MainActor private var decoded: (any ImageAsset)?

  package init(_ bytes: [UInt8], scale: Double) {
    self.bytes = bytes
    self.scale = scale
  }

  /// Returns the decoded image; nil if it cannot be decoded.
  @MainActor
  package func asset(_ assets: any AssetSource) -> (any ImageAsset)? {
    if decoded == nil { decoded = assets.image(decoding: bytes, scale: scale) }
    return decoded
  }

  package static func == (one: ImageData, other: ImageData) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
