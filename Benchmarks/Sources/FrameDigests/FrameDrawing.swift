// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Pictures
import Raster
import Text

/// Draws frames into a picture of its own.
@MainActor
struct FrameDrawing {
  /// Real text, and the images of tests.
  static let resources = Resources(text: PangoTextEngine(), assets: PlainAssets())

  private let renderer = Renderer()
  private var picture: Picture

  init(width: Int, height: Int) {
    picture = Picture(width: width, height: height)
  }

  /// Draws a frame, and returns a hash of its pixels.
  mutating func digest(of list: DisplayList) -> UInt64 {
    let (width, height, bytesPerRow) = (picture.width, picture.height, picture.bytesPerRow)
    picture.withUnsafeMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      renderer.draw(
        list, scale: 1,
        into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow))
    }
    return picture.digest
  }
}
