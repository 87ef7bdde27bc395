// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Foundation
@_spi(ViewTree) package import ViewCore

/// An element that fills its frame.
package class FillElement: PaintedElement {
  public override func draw(_ builder: inout DisplayListBuilder) {
    let rect = CGRect(origin: .zero, size: presentedSize)
    let paint = paint(in: rect)
    drawWithShadows(in: rect, &builder) { $0.fill(RoundedRect(rect), paint) }
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    isVisible && containsInBounds(point)
  }
}
