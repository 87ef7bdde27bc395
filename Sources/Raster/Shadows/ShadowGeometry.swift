// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A shadow's blur and offset in pixels.
struct ShadowGeometry {
  /// The Gaussian's standard deviation, 0 to 160.
  let sigma: Double
  let offset: CGSize

  /// SwiftUI's shadow radius is the Gaussian's standard deviation.
  ///
  /// A design tool's or CSS's blur is twice the deviation, and SwiftUI code that matches one passes
  /// half of it as the radius.
  private static let deviationsPerRadius = 1.0

  /// Nil if anything is not finite. A negative radius counts as 0. A transform scales the blur by the
  /// geometric mean of its scales, the square root of its determinant.
  init?(radius: Float, x: Float, y: Float, _ transform: CGAffineTransform) {
    let scale = abs(transform.determinant).squareRoot()
    offset = CGSize(width: CGFloat(x), height: CGFloat(y)).applying(transform)
    let requested = Double(max(radius, 0)) * Self.deviationsPerRadius * scale
    guard requested.isFinite, offset.width.isFinite, offset.height.isFinite else { return nil }
    sigma = min(requested, 160)
  }

  /// Whether the blur is too small to be visible: below a third of a pixel.
  var isSharp: Bool { sigma < 0.3 }

  /// The offset of a layer's blurred alpha: to the nearest whole pixel, at most 8192 each way.
  var wholeOffset: (x: Int, y: Int) {
    func whole(_ value: Double) -> Int { Int(min(max(value.rounded(), -8192), 8192)) }
    return (whole(offset.width), whole(offset.height))
  }

  /// The pixels of the content on which those of the shadow in a rectangle depend.
  func source(of rect: PixelRect) -> PixelRect {
    let (x, y) = wholeOffset
    return PixelRect(
      minX: rect.minX - x, minY: rect.minY - y, maxX: rect.maxX - x, maxY: rect.maxY - y
    ).expanded(by: BoxBlur(sigma: sigma).reach)
  }

  /// The bounds of the shadow of content with the given bounds.
  func bounds(of content: PixelRect) -> PixelRect {
    guard !content.isEmpty else { return .empty }
    let (x, y) = wholeOffset
    let spread = content.expanded(by: BoxBlur(sigma: sigma).reach)
    return PixelRect(
      minX: spread.minX + x, minY: spread.minY + y, maxX: spread.maxX + x, maxY: spread.maxY + y)
  }
}
