// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// Flexible space along the axis of the containing stack; along both axes outside of a stack. It is not hit.
public struct Spacer: LeafView {
  /// The minimum length in points; nil is the default of 8.
  public var minLength: CGFloat?

  /// Creates a spacer; `minLength` is in points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package func makeElement(_ node: Node) -> SpacerElement { SpacerElement(node) }

  package func update(_ element: SpacerElement, _ pass: UpdatePass) {
    let length = max(0, minLength ?? StackElement.defaultSpacing)
    guard element.minLength != length else { return }
    element.minLength = length
    element.setNeedsLayout()
  }
}
