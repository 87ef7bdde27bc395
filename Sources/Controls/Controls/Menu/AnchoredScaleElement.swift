// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) package import Views

/// A modifier that scales content about the point nearest to the center of a rectangle of the window.
struct _AnchoredScaleModifier: ElementModifier {
  typealias Body = Never
  /// The scale, from 0 to 1.
  let amount: Double
  /// The rectangle in the window, in points.
  let anchor: CGRect

  func wrap(_ child: Element, _ node: Node) -> AnchoredScaleElement {
    AnchoredScaleElement(amount, child, node)
  }

  func update(_ element: AnchoredScaleElement, _ pass: UpdatePass) {
    element.anchor = anchor
    element.set(amount, pass)
  }
}

final class AnchoredScaleElement: TransformElement<Double> {
  fileprivate var anchor = CGRect.zero

  override func transform(_ value: Double, in size: CGSize) -> CGAffineTransform {
    let x = min(max(anchor.midX - layoutOrigin.x, 0), size.width)
    let y = min(max(anchor.midY - layoutOrigin.y, 0), size.height)
    let scale = max(0, value)
    return CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale)
      .translatedBy(x: -x, y: -y)
  }
}

extension AnyTransition {
  /// Scales from a rectangle of the window, and fades.
  @MainActor
  package static func anchoredScale(from anchor: CGRect, scale: Double) -> AnyTransition {
    .modifier(
      active: _AnchoredScaleModifier(amount: scale, anchor: anchor),
      identity: _AnchoredScaleModifier(amount: 1, anchor: anchor)
    )
    .combined(with: .opacity)
  }
}
