// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// Sets an alignment guide of the modified view.
public struct _AlignmentWritingModifier: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  package func wrap(_ child: Element, _ node: Node) -> AlignmentGuideElement {
    AlignmentGuideElement(key, child, node)
  }

  package func update(_ element: AlignmentGuideElement, _ pass: UpdatePass) {
    element.set(key, value)
  }
}

/// An element that sets an alignment guide of its child.
package final class AlignmentGuideElement: UnaryElement {
  private var key: AlignmentKey
  private var value: (ViewDimensions) -> CGFloat = { _ in 0 }

  init(_ key: AlignmentKey, _ child: Element, _ node: Node) {
    self.key = key
    super.init(child, node)
  }

  fileprivate func set(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
    host.registerGuide(key)
    setNeedsLayout()
  }

  public override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat?
  {
    guard key == self.key else { return super.explicitGuide(key, dimensions) }
    let value = value(ViewDimensions(dimensions.size, dimensions.proposal, child))
    return value.isFinite ? value : nil
  }
}

extension View {
  /// Sets the position of a horizontal guide in the view, in points. A value that is not finite
  /// leaves the guide unset.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, value: computeValue))
  }

  /// Sets the position of a vertical guide in the view, in points. A value that is not finite
  /// leaves the guide unset.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, value: computeValue))
  }
}
