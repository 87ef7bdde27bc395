// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

extension CGPoint {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension ProposedViewSize {
  /// The proposed length along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Axis {
  /// The perpendicular axis.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
