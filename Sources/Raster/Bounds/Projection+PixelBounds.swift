// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension Projection {
  /// A projection of a layer's local points as one of pixels, under the layer's transform to pixels;
  /// nil if the transform has no inverse or anything is not finite.
  func inPixels(under transform: CGAffineTransform) -> Projection? {
    let determinant = transform.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let inPixels = Projection(transform.inverted()).concatenating(self)
      .concatenating(Projection(transform))
    let (a, b, c) = inPixels.rows
    return (a + b + c).sum().isFinite ? inPixels : nil
  }

  /// The part of a polygon in front of the eye at a depth of at least 1/64 of its farthest point's, so
  /// that no part is magnified more than 64 times as much as another.
  func visiblePart(of polygon: [SIMD2<Double>]) -> [SIMD2<Double>] {
    let farthest = polygon.reduce(0) { max($0, depth($1)) }
    guard farthest > 0, farthest.isFinite else { return [] }
    return clipped(polygon, depth: farthest / 64)
  }

  /// The pixels that a projected polygon touches, and one more on every side.
  func bounds(of polygon: [SIMD2<Double>]) -> PixelRect {
    var low = SIMD2<Double>(repeating: .infinity)
    var high = SIMD2<Double>(repeating: -.infinity)
    for point in visiblePart(of: polygon) {
      let image = map(point)
      guard image.sum().isFinite else { return .empty }
      low = pointwiseMin(low, image)
      high = pointwiseMax(high, image)
    }
    return PixelRect(left: low.x - 1, top: low.y - 1, right: high.x + 1, bottom: high.y + 1)
  }
}

extension CGRect {
  /// The corners, clockwise from the top left.
  var corners: [SIMD2<Double>] {
    [[minX, minY], [maxX, minY], [maxX, maxY], [minX, maxY]]
  }
}
