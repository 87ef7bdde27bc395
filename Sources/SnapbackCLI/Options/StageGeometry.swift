// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The size of a stage in points, and its scale in pixels per point.
nonisolated package struct StageGeometry: Codable, Equatable, Sendable {
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// The name of the device whose screen the stage is; nil if it has a size of its own.
  package let device: String?

  /// The largest side in pixels: the limit of WebP images and X11 windows.
  package static let largestSide = 16383

  /// The default size in points: a phone screen.
  package static let phone = CGSize(width: 390, height: 844)

  /// Throws `impossibleSize` if a side is NaN, rounds to less than one pixel, or exceeds `largestSide`.
  package init(size: CGSize, scale: CGFloat, device: String? = nil) throws(ProgramError) {
    for side in [size.width, size.height] {
      let pixels = (side * scale).rounded()
      guard side > 0, pixels >= 1, pixels <= Double(Self.largestSide) else {
        throw .impossibleSize(size, scale: scale, largestSide: Self.largestSide)
      }
    }
    self.size = size
    self.scale = scale
    self.device = device
  }

  package var pixelWidth: Int { Int((size.width * scale).rounded()) }
  package var pixelHeight: Int { Int((size.height * scale).rounded()) }
}
