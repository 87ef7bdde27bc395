// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) public import ViewCore

/// A separator line across the containing stack, one pixel thick. Outside of a stack it is
/// horizontal.
public struct Divider: LeafView {
  /// Creates a divider in the separator color.
  public init() {}

  package func makeElement(_ node: Node) -> DividerElement { DividerElement(node) }

  package func update(_ element: DividerElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    // In iOS 26 it keeps the color that the separator color had before.
    let color = SystemColor.separator.resolve(
      values.colorScheme, .iOS18, values.colorSchemeContrast)
    element.setFill(.color(color), pass)
  }
}

package final class DividerElement: FillElement {
  /// The axis of the containing stack.
  private var axis: Axis?

  public override func setStackAxis(_ axis: Axis?) -> Bool {
    defer { self.axis = axis }
    return axis != self.axis
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // A thinner line would be drawn as one pixel anyway.
    let thickness = 1 / host.scale
    return axis == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }
}
