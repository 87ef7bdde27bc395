// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Keeps the place of what it modifies, and neither shows it nor lets it be hit.
public struct _HiddenModifier: ElementModifier {
  public typealias Body = Never

  func wrap(_ child: Element, _ node: Node) -> HiddenElement { HiddenElement(child, node) }
  func update(_ element: HiddenElement, _ pass: UpdatePass) {}
}

final class HiddenElement: UnaryElement {
  override func draw(_ painter: inout Painter) {}
  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool { false }
}

extension View {
  /// Keeps the view's place, and neither shows it nor lets it be hit.
  public func hidden() -> some View {
    modifier(_HiddenModifier())
  }
}
