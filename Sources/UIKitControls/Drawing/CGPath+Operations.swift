// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
import UIKitViews
@_spi(ViewTree) import Views

extension CGPath {
  /// The path, transformed; without a transform the same elements.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    Path(self).applying(transform?.pointee ?? .identity).cgPath
  }

  /// The outline of a line along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return Path(self).applying(transform).strokedPath(style).cgPath
  }

  /// Returns whether a point is inside; with a transform, whether the transformed point is.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    Path(self).contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// The area that is in this path or another one.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    Path(self).union(Path(other), eoFill: rule == .evenOdd).cgPath
  }

  /// The area that is in this path and another one.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    Path(self).intersection(Path(other), eoFill: rule == .evenOdd).cgPath
  }

  /// The area that is in this path and not in another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    Path(self).subtracting(Path(other), eoFill: rule == .evenOdd).cgPath
  }

  /// The area that is in one of two paths.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    Path(self).symmetricDifference(Path(other), eoFill: rule == .evenOdd).cgPath
  }

  /// Returns whether an area is in both paths.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}

extension CGMutablePath {
  /// Adds an arc that touches the line from the current point to one point and that from there to another one, with a
  /// line to its start.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        tangent1End: tangent1End.applying(transform), tangent2End: tangent2End.applying(transform),
        radius: radius)
    }
  }

  /// Adds an arc, with a line to its start. Angles are in radians; a positive `delta` is clockwise as it appears, with y
  /// downwards.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta))
    }
  }

  private func change(_ body: (inout Path) -> Void) { body(&path) }
}

extension UIBezierPath {
  /// A path with the same elements and line.
  public func copy() -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.miterLimit) = (lineWidth, miterLimit)
    (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.setLineDash(strokeStyle.dash, count: strokeStyle.dash.count, phase: strokeStyle.dashPhase)
    return copy
  }
}
