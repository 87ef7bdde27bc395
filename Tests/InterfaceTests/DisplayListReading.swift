// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension DisplayList {
  /// The transforms of everything that is filled, back to front.
  var fillTransforms: [CGAffineTransform] {
    items.compactMap { item in
      if case .fill(_, _, let index) = item { transforms[Int(index)] } else { nil }
    }
  }

  /// Where the middles of everything filled are seen.
  var fillCentres: [CGPoint] {
    items.compactMap { item in
      guard case .fill(let shape, _, let index) = item else { return nil }
      let middle = CGPoint(
        x: CGFloat(shape.x + shape.width / 2), y: CGFloat(shape.y + shape.height / 2))
      return middle.applying(transforms[Int(index)])
    }
  }

  /// The upright rectangles around everything filled.
  var fillBounds: [CGRect] {
    items.compactMap { item in
      guard case .fill(let shape, _, let index) = item else { return nil }
      let rect = CGRect(
        x: CGFloat(shape.x), y: CGFloat(shape.y), width: CGFloat(shape.width),
        height: CGFloat(shape.height))
      return rect.applying(transforms[Int(index)])
    }
  }
}

/// Whether two points are the same to a millionth of a point.
func areClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}
