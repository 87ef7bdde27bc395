// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Pictures
import Raster
import Views

extension LocalizedAssets: PictureSource {
  /// The largest number of pixels of an image along an axis.
  private static let largestSide: CGFloat = 8192

  func picture(
    of list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool
  ) -> [UInt8]? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let sides = 1...Self.largestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    var list = list
    (list.size, list.background) = (size, .black)
    var picture = Picture(width: Int(width), height: Int(height))
    let bytesPerRow = picture.bytesPerRow
    picture.withUnsafeMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      let buffer = PixelBuffer(
        base: base, width: Int(width), height: Int(height), bytesPerRow: bytesPerRow)
      if isOpaque {
        Renderer().draw(list, scale: scale, into: buffer)
      } else {
        Renderer.drawTransparently(list, scale: scale, into: buffer)
      }
    }
    return try? picture.png()
  }

  func jpeg(of png: [UInt8], quality: Double) -> [UInt8]? {
    try? Picture.decode(png).jpeg(quality: quality)
  }
}
