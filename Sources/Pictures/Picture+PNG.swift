// Part of Snapback, under the MIT licence; see LICENSE.

import CImageCodecs
import Glibc

extension Picture {
  /// The largest width and height that libpng writes without being told otherwise.
  private static let largestPNG = 1_000_000

  /// The picture as a PNG file: sRGB, 8 bits a channel, with an alpha channel only where a pixel
  /// needs it.
  package func png() throws(PictureError) -> [UInt8] {
    let sides = 1...Self.largestPNG
    guard sides.contains(width), sides.contains(height) else {
      throw .impossibleSize(.png, width: width, height: height, limit: Self.largestPNG)
    }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(width)
    image.height = UInt32(height)
    let isOpaque = isOpaque
    image.format = UInt32(isOpaque ? PNG_FORMAT_BGR : PNG_FORMAT_BGRA)
    let samples = isOpaque ? opaqueSamples() : straightSamples()

    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let stream = open_memstream(&text, &length) else {
      throw .cannotEncode(.png, reason: String(cString: strerror(errno)))
    }
    let isWritten = png_image_write_to_stdio(&image, stream, 0, samples, 0, nil) != 0
    let isClosed = fclose(stream) == 0
    defer { free(text) }
    guard isWritten, isClosed, let text else {
      throw .cannotEncode(.png, reason: Self.message(of: image))
    }
    return Array(UnsafeRawBufferPointer(start: text, count: length))
  }

  /// Reads a PNG file of any kind; its colours are taken as sRGB.
  package init(png bytes: [UInt8]) throws(PictureError) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw .cannotDecode(.png, reason: Self.message(of: image))
    }
    defer { png_image_free(&image) }
    image.format = UInt32(PNG_FORMAT_BGRA)
    self.init(width: Int(image.width), height: Int(image.height))
    let isRead = withUnsafeMutablePixels { pixels in
      png_image_finish_read(&image, nil, pixels.baseAddress, 0, nil) != 0
    }
    guard isRead else { throw .cannotDecode(.png, reason: Self.message(of: image)) }
    withUnsafeMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = PixelAlpha.premultiplied(pixels[index]) }
    }
  }

  /// Blue, green and red of every pixel.
  private func opaqueSamples() -> [UInt8] {
    Array(unsafeUninitializedCapacity: pixels.count * 3) { samples, count in
      for pixel in pixels {
        samples[count] = UInt8(truncatingIfNeeded: pixel)
        samples[count + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        samples[count + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
        count += 3
      }
    }
  }

  /// Blue, green, red and alpha of every pixel, not premultiplied.
  private func straightSamples() -> [UInt8] {
    pixels.map(PixelAlpha.straight).withUnsafeBytes { Array($0) }
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
