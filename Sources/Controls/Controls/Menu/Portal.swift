// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// Draws another view a second time, regardless of opacity or clipping of its original position.
struct Portal: LeafView {
  let anchor: PresentationAnchor

  func makeElement(_ node: Node) -> PortalElement { PortalElement(node) }
  func update(_ element: PortalElement, _ pass: UpdatePass) { element.anchor = anchor }
}

final class PortalElement: Element {
  fileprivate weak var anchor: PresentationAnchor?

  override func draw(_ builder: inout DisplayListBuilder) {
    guard let source = anchor?.element else { return }
    builder.withoutCulling { builder in
      let savedTransform = builder.transform
      builder.move(by: CGPoint(x: -source.frame.minX, y: -source.frame.minY))
      source.render(&builder)
      builder.transform = savedTransform
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }
}
