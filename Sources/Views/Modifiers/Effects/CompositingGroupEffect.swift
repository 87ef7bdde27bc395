// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) public import ViewCore

/// Composites the modified view as one image before the effects around it.
public struct _CompositingGroupEffect: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never

  package func wrap(_ child: Element, _ node: Node) -> CompositingGroupElement {
    CompositingGroupElement(child, node)
  }
  package func update(_ element: CompositingGroupElement, _ pass: UpdatePass) {}
}

/// An element that draws its child into a layer.
package final class CompositingGroupElement: UnaryElement {
  public override func draw(_ builder: inout DisplayListBuilder) {
    builder.layer(.opacity(1)) { child.render(&$0) }
  }
}

extension View {
  /// Composites the view as one image before the effects around it: opacity applies to the whole,
  /// and blend modes inside do not affect the views behind.
  public func compositingGroup() -> some View {
    modifier(_CompositingGroupEffect())
  }
}

extension View {
  /// Composites the view as one image before the effects around it.
  ///
  /// - Note: Differs from SwiftUI: the same as `compositingGroup()`; `opaque` and `colorMode`
  ///   have no effect.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }
}
