// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Sets whether the modified view can be hit.
public struct _AllowsHitTestingModifier: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let isAllowed: Bool

  package func wrap(_ child: Element, _ node: Node) -> AllowsHitTestingElement {
    AllowsHitTestingElement(child, node)
  }

  package func update(_ element: AllowsHitTestingElement, _ pass: UpdatePass) {
    element.isAllowed = isAllowed
  }
}

/// An element that can exclude its child from hit testing.
package final class AllowsHitTestingElement: UnaryElement {
  package fileprivate(set) var isAllowed = true

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    isAllowed && child.hit(point, &path)
  }
}

extension View {
  /// Sets whether the view and those inside can be hit. If not, touches go to the views behind.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isAllowed: enabled))
  }
}
