// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation

extension Renderer {
  /// Draws a list into a buffer of premultiplied pixels that are clear where the list draws nothing. The
  /// background of the list does not count.
  package static func drawTransparently(
    _ list: DisplayList, scale: CGFloat, into buffer: PixelBuffer
  ) {
    var list = list
    list.background = .white
    let count = buffer.bytesPerRow / 4 * buffer.height
    let white = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: count)
    defer { white.deallocate() }
    white.initialize(repeating: 0)
    guard let base = white.baseAddress else { return }
    Renderer().draw(
      list, scale: scale,
      into: PixelBuffer(
        base: base, width: buffer.width, height: buffer.height, bytesPerRow: buffer.bytesPerRow))
    list.background = .black
    Renderer().draw(list, scale: scale, into: buffer)
    let pixels = buffer.base
    for index in 0..<count {
      pixels[index] = transparent(dark: pixels[index], bright: white[index])
    }
  }

  /// Returns a pixel with its opacity, by its values over black and over white.
  private static func transparent(dark: UInt32, bright: UInt32) -> UInt32 {
    // The channel that the background lightens least is the most exact one.
    let difference =
      (0..<3).map { channel -> UInt32 in
        let (a, b) = (bright >> (8 * channel) & 0xff, dark >> (8 * channel) & 0xff)
        return a > b ? a - b : 0
      }.max() ?? 0
    return (255 - min(difference, 255)) << 24 | dark & 0xff_ffff
  }
}
