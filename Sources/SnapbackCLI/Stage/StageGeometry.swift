// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// How large a stage is: in points, and in pixels.
nonisolated package struct StageGeometry: Equatable, Sendable {
  package let size: CGSize
  /// Pixels to a point.
  package let scale: CGFloat

  /// The most pixels a side may have: what WebP and X11 windows can.
  package static let largestSide = 16383

  /// The size in points that is taken where none is given: a phone's.
  package static let phone = CGSize(width: 390, height: 844)

  /// Errors: a side of no pixel or more than `largestSide`, or one that is not a number.
  package init(size: CGSize, scale: CGFloat) throws(ProgramError) {
    for side in [size.width, size.height] {
      let pixels = (side * scale).rounded()
      guard side > 0, pixels >= 1, pixels <= Double(Self.largestSide) else {
        throw .impossibleSize(size, scale: scale)
      }
    }
    self.size = size
    self.scale = scale
  }

  package var pixelWidth: Int { Int((size.width * scale).rounded()) }
  package var pixelHeight: Int { Int((size.height * scale).rounded()) }
}
