// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

extension CALayer {
  /// Draws the layer into a context, in its own coordinates.
  public func render(in ctx: CGContext) {
    let list = snapshot(in: bounds)
    let origin = bounds.origin
    ctx.record { builder in
      let outer = builder.transform
      builder.move(by: origin)
      builder.embed(list)
      builder.transform = outer
    }
  }
}

extension UIView {
  /// Draws the view and its subviews into the current context, scaled to a rectangle.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    guard let context = CGContext.current, bounds.width > 0, bounds.height > 0 else { return false }
    let list = layer.snapshot(in: bounds)
    let scale = CGSize(width: rect.width / bounds.width, height: rect.height / bounds.height)
    context.record { builder in
      let outer = builder.transform
      builder.move(by: rect.origin)
      builder.apply(CGAffineTransform(scaleX: scale.width, y: scale.height))
      builder.embed(list)
      builder.transform = outer
    }
    return true
  }
}
