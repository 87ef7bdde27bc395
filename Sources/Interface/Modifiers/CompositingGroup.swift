// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// Draws what it modifies as one picture, on which the effects around it work.
public struct _CompositingGroupEffect: ElementModifier {
  public typealias Body = Never

  func wrap(_ child: Element, _ node: Node) -> CompositingGroupElement {
    CompositingGroupElement(child, node)
  }
  func update(_ element: CompositingGroupElement, _ pass: UpdatePass) {}
}

final class CompositingGroupElement: UnaryElement {
  override func draw(_ painter: inout Painter) {
    painter.layer(.opacity(1)) { child.render(&$0) }
  }
}

extension View {
  /// Draws the view as one picture before the effects around it: blend modes inside do not reach out.
  public func compositingGroup() -> some View {
    modifier(_CompositingGroupEffect())
  }
}

extension View {
  /// Draws the view as one picture before anything is done with it.
  public func drawingGroup(opaque: Bool = false) -> some View {
    compositingGroup()
  }
}
