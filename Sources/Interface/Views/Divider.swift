// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A line across the stack it is in, a pixel thick; horizontal where there is no stack.
public struct Divider: LeafView {
  public init() {}

  func makeElement(_ node: Node) -> DividerElement { DividerElement(node) }

  func update(_ element: DividerElement, _ pass: UpdatePass) {
    let context = _StyleContext(element.node.environment)
    let color = Color(.system(.separator))
    element.setFill(color._resolve(context).fill, pass)
  }
}

final class DividerElement: FillElement {
  /// The axis of the stack it is in.
  private var axis: Axis?

  override func setStackAxis(_ axis: Axis?) -> Bool {
    defer { self.axis = axis }
    return axis != self.axis
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // A line of less than a pixel is drawn as one.
    let thickness = 1 / host.scale
    return axis == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }
}
