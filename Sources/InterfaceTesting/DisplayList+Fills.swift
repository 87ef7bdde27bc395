// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Motion

extension DisplayList {
  /// The transforms of all fills, back to front.
  package var fillTransforms: [CGAffineTransform] {
    items.compactMap { item in
      if case .fill(_, _, let index) = item { transforms[Int(index)] } else { nil }
    }
  }

  /// The presented centers of all fills, back to front.
  package var fillCenters: [CGPoint] {
    items.compactMap { item in
      guard case .fill(let shape, _, let index) = item else { return nil }
      let center = CGPoint(
        x: CGFloat(shape.x + shape.width / 2), y: CGFloat(shape.y + shape.height / 2))
      return center.applying(transforms[Int(index)])
    }
  }

  /// The axis-aligned bounding boxes of all fills, back to front.
  package var fillBounds: [CGRect] {
    items.compactMap { item in
      guard case .fill(let shape, _, let index) = item else { return nil }
      let rect = CGRect(
        x: CGFloat(shape.x), y: CGFloat(shape.y), width: CGFloat(shape.width),
        height: CGFloat(shape.height))
      return rect.applying(transforms[Int(index)])
    }
  }
}

/// Returns whether the coordinates of two points differ by at most the tolerance, in points.
package func areClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}
