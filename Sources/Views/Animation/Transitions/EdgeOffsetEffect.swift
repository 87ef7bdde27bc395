// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// Moves the modified view across an edge by a fraction of its own length, or of that with the unsafe
/// areas into which its background extends.
struct _EdgeOffsetEffect: ElementModifier {
  typealias Body = Never
  let edge: Edge
  let amount: Double
  var includesSafeArea = false

  func wrap(_ child: Element, _ node: Node) -> EdgeOffsetElement {
    EdgeOffsetElement(edge, amount, includesSafeArea: includesSafeArea, child, node)
  }

  func update(_ element: EdgeOffsetElement, _ pass: UpdatePass) { element.set(amount, pass) }
}

final class EdgeOffsetElement: TransformElement<Double> {
  private let edge: Edge
  private let includesSafeArea: Bool

  init(
    _ edge: Edge, _ amount: Double, includesSafeArea: Bool, _ child: Element, _ node: Node
  ) {
    self.edge = edge
    self.includesSafeArea = includesSafeArea
    super.init(amount, child, node)
  }

  override func transform(_ value: Double, in size: CGSize) -> CGAffineTransform {
    var length = size
    if includesSafeArea {
      let insets = safeAreaInsets
      length.width += insets.leading + insets.trailing
      length.height += insets.top + insets.bottom
    }
    let x = isRightToLeft ? -value * length.width : value * length.width
    return switch edge {
    case .top: CGAffineTransform(translationX: 0, y: -value * length.height)
    case .bottom: CGAffineTransform(translationX: 0, y: value * length.height)
    case .leading: CGAffineTransform(translationX: -x, y: 0)
    case .trailing: CGAffineTransform(translationX: x, y: 0)
    }
  }
}
