// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) public import ViewCore

/// Hides the modified view, without changing the layout.
public struct _HiddenModifier: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never

  package func wrap(_ child: Element, _ node: Node) -> HiddenElement { HiddenElement(child, node) }
  package func update(_ element: HiddenElement, _ pass: UpdatePass) {}
}

/// An element that is neither drawn nor hit.
package final class HiddenElement: UnaryElement {
  public override func draw(_ builder: inout DisplayListBuilder) {}
  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool { false }
}

extension View {
  /// Hides the view: it takes part in layout, and is neither drawn nor hit.
  public func hidden() -> some View {
    modifier(_HiddenModifier())
  }
}
