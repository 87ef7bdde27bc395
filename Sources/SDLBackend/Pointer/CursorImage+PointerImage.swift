// Part of Snapback, under the MIT licence; see LICENSE.

internal import Drawing
internal import Foundation
package import Gestures
internal import Raster

extension CursorImage {
  /// Draws an image of the pointer; nil if it has no pixels. `scale` is the number of pixels per point.
  package init?(_ image: PointerImage, scale: Double) {
    guard var list = image.list as? DisplayList else { return nil }
    func pixels(_ length: CGFloat) -> Int {
      let pixels = (length * scale).rounded(.up)
      return pixels >= 1 ? Int(min(pixels, Double(Self.limit))) : 0
    }
    let (width, height) = (pixels(image.size.width), pixels(image.size.height))
    guard width > 0, height > 0 else { return nil }
    list.size = image.size
    var drawn = [UInt32](repeating: 0, count: width * height)
    drawn.withUnsafeMutableBufferPointer { drawn in
      guard let base = drawn.baseAddress else { return }
      Renderer.drawTransparently(
        list, scale: scale,
        into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4))
    }
    func position(_ point: CGFloat, below end: Int) -> Int {
      min(max(Int((point * scale).rounded(.down)), 0), end - 1)
    }
    self.init(
      width: width, height: height,
      hotSpot: (
        position(image.hotSpot.x, below: width), position(image.hotSpot.y, below: height)
      ), pixels: drawn)
  }
}
