// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Pictures
import Raster
import Views

extension LocalizedAssets: PictureSource {
  /// The largest number of pixels of a picture along an axis.
  private static let largestSide: CGFloat = 8192

  func picture(
    of list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool
  ) -> [UInt8]? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let sides = 1...Self.largestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    func draw(_ background: ResolvedColor) -> Picture {
      var list = list
      (list.size, list.background) = (size, background)
      var picture = Picture(width: Int(width), height: Int(height))
      let bytesPerRow = picture.bytesPerRow
      picture.withUnsafeMutablePixels { pixels in
        guard let base = pixels.baseAddress else { return }
        Renderer().draw(
          list, scale: scale,
          into: PixelBuffer(
            base: base, width: Int(width), height: Int(height), bytesPerRow: bytesPerRow))
      }
      return picture
    }
    var picture = draw(.black)
    if !isOpaque { picture.makeTransparent(white: draw(.white)) }
    return try? picture.png()
  }

  func jpeg(of png: [UInt8], quality: Double) -> [UInt8]? {
    try? Picture.decode(png).jpeg(quality: quality)
  }
}

extension Picture {
  /// Sets the opacity of the pixels of a picture on black, which are premultiplied by it, by comparing
  /// it with the same one on white.
  fileprivate mutating func makeTransparent(white: Picture) {
    withUnsafeMutablePixels { pixels in
      for index in pixels.indices {
        let (dark, bright) = (pixels[index], white.pixels[index])
        // The channel that the background lightens least is the most exact one.
        let difference =
          (0..<3).map { channel -> UInt32 in
            let (a, b) = (bright >> (8 * channel) & 0xff, dark >> (8 * channel) & 0xff)
            return a > b ? a - b : 0
          }.max() ?? 0
        pixels[index] = (255 - difference) << 24 | dark & 0xff_ffff
      }
    }
  }
}
