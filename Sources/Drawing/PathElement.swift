// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
package import Motion

/// One step of an outline.
///
/// A step that draws without a point to draw from only moves there. After `closeSubpath` the next
/// step goes on from where the closed part began.
public enum PathElement: Equatable, Sendable {
  case move(to: CGPoint)
  case line(to: CGPoint)
  case quadCurve(to: CGPoint, control: CGPoint)
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  case closeSubpath
}

extension PathElement {
  /// The element with its points under a transform.
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
  /// Where it ends; nil if that is where its part began.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}
