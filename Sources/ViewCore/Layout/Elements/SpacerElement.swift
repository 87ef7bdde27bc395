// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The element of a `Spacer`: takes the whole proposed length along the axis of its stack.
package final class SpacerElement: Element {
  /// The minimum length in points.
  package var minLength: CGFloat = StackElement.defaultSpacing
  /// The axis of the enclosing stack; nil outside of a stack, where the spacer expands along both
  /// axes.
  private var axis: Axis?

  public override func setStackAxis(_ axis: Axis?) -> Bool {
    defer { self.axis = axis }
    return axis != self.axis
  }

  public override var preferredSpacing: ViewSpacing {
    guard let axis else { return .zero }
    return ViewSpacing().replaced(.along(axis), by: .zero)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
      height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
  }

  public override func lengthRange(along axis: Axis, across: CGFloat?) -> ClosedRange<CGFloat>? {
    guard self.axis != axis.other else { return 0...0 }
    let least = max(0, minLength)
    return least.isFinite ? least...(.infinity) : nil
  }

  public override func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool {
    self.axis == axis.other
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool { false }
}
