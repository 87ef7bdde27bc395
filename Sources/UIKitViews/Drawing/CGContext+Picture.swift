// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import ViewCore

extension CGContext {
  /// The image that a closure draws.
  package static func picture(
    size: CGSize, scale: CGFloat, isOpaque: Bool, _ draw: (CGContext) -> Void
  ) -> UIImage {
    let context = CGContext()
    context.perform { draw(context) }
    return context.picture(size: size, scale: scale, isOpaque: isOpaque)
  }

  /// The image of what has been drawn, without pixels while no window is open or if it is too large.
  package func picture(size: CGSize, scale: CGFloat, isOpaque: Bool) -> UIImage {
    let scale = scale > 0 ? scale : FrameContext.current.host?.scale ?? 1
    let source = FrameContext.current.host?.resources.assets as? any PictureSource
    let list = DisplayListBuilder.list(size: size) { replay(&$0) }
    let bytes = source?.picture(of: list, size: size, scale: scale, isOpaque: isOpaque)
    return UIImage(drawn: bytes, scale: scale)
  }

  /// Draws a display list, as it is now.
  package func embed(_ list: DisplayList) { record { $0.embed(list) } }

  /// Draws an image in a rectangle.
  ///
  /// - Note: Differs from Core Graphics: an image is upright with y downwards, and need not be flipped.
  public func draw(_ image: CGImage, in rect: CGRect) {
    record { image.image.draw(in: rect, tint: nil, &$0) }
  }
}
