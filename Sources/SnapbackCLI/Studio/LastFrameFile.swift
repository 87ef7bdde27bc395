// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Interface
import Pictures
import Raster
import SystemStrings

/// A file with the last picture of the preview on the stage, for the next process after a crash: width,
/// height and pixels per point as 32-bit numbers, and the pixels.
package final class LastFrameFile {
  private let path: String
  private let renderer = Renderer()
  private var picture = Picture(width: 0, height: 0)
  /// Whether there has been a frame since the picture was written.
  private var isOutdated = false
  private var written = -Double.infinity
  /// The shortest time between two pictures, in seconds.
  private static let interval = 0.5
  private static let headerSize = 12
  /// The largest side in pixels.
  private static let largestSide = 8192

  package init(path: String) {
    self.path = path
  }

  /// Records that a frame has been shown.
  package func noteFrame() { isOutdated = true }

  /// The time at which `write` is to be called; nil if the picture is the last frame's.
  package var due: Double? { isOutdated ? written + Self.interval : nil }

  /// Draws a display list, and replaces the file. A list without an area, or too large, is ignored, as are
  /// failures to write.
  package func write(_ list: DisplayList, scale: CGFloat, at time: Double) {
    (isOutdated, written) = (false, time)
    let (width, height) = (
      Self.pixels(list.size.width, scale), Self.pixels(list.size.height, scale)
    )
    guard let width, let height else { return }
    if width != picture.width || height != picture.height {
      picture = Picture(width: width, height: height)
    }
    let bytesPerRow = picture.bytesPerRow
    var data = Data()
    for number in [UInt32(width), UInt32(height), Float(scale).bitPattern] {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    picture.withUnsafeMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      renderer.draw(
        list, scale: Double(scale),
        into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow))
      data.append(Data(bytes: base, count: bytesPerRow * height))
    }
    try? OutputFile.write([UInt8](data), to: path, syncs: false)
  }

  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int? {
    let pixels = (length * scale).rounded()
    return pixels >= 1 && pixels <= CGFloat(largestSide) ? Int(pixels) : nil
  }

  /// Reads the picture; nil if there is none.
  package static func read(_ path: String) -> UIImage? {
    guard let data = try? RegularFile.read(path), data.count > headerSize else {
      return nil
    }
    let numbers = data.withUnsafeBytes { bytes in
      (0..<3).map {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self))
      }
    }
    let (width, height) = (Int(numbers[0]), Int(numbers[1]))
    guard (1...largestSide).contains(width), (1...largestSide).contains(height),
      data.count == headerSize + 4 * width * height
    else { return nil }
    var picture = Picture(width: width, height: height)
    picture.withUnsafeMutablePixels { pixels in
      _ = data.dropFirst(headerSize).withUnsafeBytes { bytes in
        bytes.copyBytes(to: UnsafeMutableRawBufferPointer(pixels))
      }
    }
    guard let png = try? picture.png() else { return nil }
    return UIImage(data: Data(png), scale: CGFloat(Float(bitPattern: numbers[2])))
  }
}
