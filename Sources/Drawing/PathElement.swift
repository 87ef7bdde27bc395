// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
package import Motion

/// One element of a path: a move, a line, a curve, or the end of a closed subpath.
///
/// A line or curve without a current point only moves to its end. After `closeSubpath` the next
/// element continues from the start of the closed subpath.
public enum PathElement: Equatable, Sendable {
  /// Starts a new subpath at a point.
  case move(to: CGPoint)
  /// A straight line to a point.
  case line(to: CGPoint)
  /// A quadratic Bézier curve to a point.
  case quadCurve(to: CGPoint, control: CGPoint)
  /// A cubic Bézier curve to a point.
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  /// A straight line to the start of the subpath, which ends it.
  case closeSubpath
}

extension PathElement {
  /// Returns the element with its points transformed.
  package func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(to: end.applying(t))
    case .line(let end): .line(to: end.applying(t))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(t), control: control.applying(t))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension PathElement {
  /// The end point; nil for `closeSubpath`, which ends at the start of its subpath.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}
