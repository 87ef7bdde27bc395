// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// An alignment guide and the axis of its position.
@_spi(ViewTree) public struct AlignmentKey: Equatable, Sendable {
  package let id: any AlignmentID.Type
  let axis: Axis
  /// The part of a view's length at which the guide is by default; nil for guides that are not defined like that.
  let fraction: CGFloat?

  /// Returns the part of a view's length at which the guide is in all views of a host; nil if it is
  /// not the same in all.
  @MainActor
  package func fraction(in host: ViewHost) -> CGFloat? {
    fraction != nil && !host.mayHaveExplicitGuide(self) ? fraction : nil
  }

  /// Returns whether both are the same guide.
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.axis == b.axis
  }

  /// Returns the explicit values of a container's items combined to one in the container's space;
  /// nil if no item sets the guide.
  @MainActor
  package func combined(_ placements: [ElementPlacement]) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for placement in placements {
      guard let value = placement.element.guide(self, placement.dimensions) else { continue }
      id._combineExplicit(childValue: value + placement.origin[axis], count, into: &result)
      count += 1
    }
    return result
  }
}
