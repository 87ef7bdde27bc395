// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore

/// Draws another view a second time, regardless of opacity or clipping of its original position.
package struct Portal: LeafView {
  let anchor: PresentationAnchor

  package init(anchor: PresentationAnchor) {
    self.anchor = anchor
  }

  package func makeElement(_ node: Node) -> PortalElement { PortalElement(node) }
  package func update(_ element: PortalElement, _ pass: UpdatePass) { element.anchor = anchor }
}

package final class PortalElement: Element {
  fileprivate weak var anchor: PresentationAnchor?

  package override func draw(_ builder: inout DisplayListBuilder) {
    guard let source = anchor?.element else { return }
    builder.withoutCulling { builder in
      let savedTransform = builder.transform
      builder.move(by: CGPoint(x: -source.frame.minX, y: -source.frame.minY))
      source.render(&builder)
      builder.transform = savedTransform
    }
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    containsInBounds(point)
  }
}
