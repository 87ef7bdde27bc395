// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A shadow's blur and offset in pixels.
struct CastGeometry {
  /// The Gaussian's standard deviation, 0 to 160.
  let sigma: Double
  let offset: CGSize

  /// SwiftUI's shadow radius is the Gaussian's standard deviation.
  ///
  /// A design tool's or CSS's blur is twice the deviation, and SwiftUI code that matches one passes
  /// half of it as the radius.
  private static let deviationsPerRadius = 1.0

  /// Nil if anything is not finite. A negative radius counts as 0; under a transform that
  /// stretches, the blur grows by the mean of both directions.
  init?(radius: Float, x: Float, y: Float, _ transform: CGAffineTransform) {
    let scale = abs(transform.determinant).squareRoot()
    offset = CGSize(width: CGFloat(x), height: CGFloat(y)).applying(transform)
    let wanted = Double(max(radius, 0)) * Self.deviationsPerRadius * scale
    guard wanted.isFinite, offset.width.isFinite, offset.height.isFinite else { return nil }
    sigma = min(wanted, 160)
  }

  /// Blur below a third of a pixel is not seen.
  var isSharp: Bool { sigma < 0.3 }

  /// The offset to whole pixels, by which a layer's blurred alpha is moved.
  var wholeOffset: (x: Int, y: Int) {
    func whole(_ value: Double) -> Int { Int(min(max(value.rounded(), -8192), 8192)) }
    return (whole(offset.width), whole(offset.height))
  }

  /// Where the shadow of something with these bounds lies.
  func bounds(of content: PixelRect) -> PixelRect {
    guard !content.isEmpty else { return .empty }
    let (x, y) = wholeOffset
    let spread = content.expanded(by: BoxBlur(sigma: sigma).reach)
    return PixelRect(
      minX: spread.minX + x, minY: spread.minY + y, maxX: spread.maxX + x, maxY: spread.maxY + y)
  }
}
