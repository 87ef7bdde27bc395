// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Moves the modified view across an edge by a fraction of its own length.
struct _EdgeOffsetEffect: ElementModifier {
  typealias Body = Never
  let edge: Edge
  let amount: Double

  func wrap(_ child: Element, _ node: Node) -> EdgeOffsetElement {
    EdgeOffsetElement(edge, amount, child, node)
  }

  func update(_ element: EdgeOffsetElement, _ pass: UpdatePass) { element.set(amount, pass) }
}

final class EdgeOffsetElement: TransformElement<Double> {
  private let edge: Edge

  init(_ edge: Edge, _ amount: Double, _ child: Element, _ node: Node) {
    self.edge = edge
    super.init(amount, child, node)
  }

  override func transform(_ value: Double, in size: CGSize) -> CGAffineTransform {
    switch edge {
    case .top: CGAffineTransform(translationX: 0, y: -value * size.height)
    case .bottom: CGAffineTransform(translationX: 0, y: value * size.height)
    case .leading: CGAffineTransform(translationX: -value * size.width, y: 0)
    case .trailing: CGAffineTransform(translationX: value * size.width, y: 0)
    }
  }
}
