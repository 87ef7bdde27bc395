// Part of Snapback, under the MIT licence; see LICENSE.

import CImageCodecs

extension Picture {
  /// The maximum width and height that libpng writes by default.
  private static let largestPNG = 1_000_000

  /// Encodes the picture as a PNG file: sRGB, 8 bits per channel, with an alpha channel only if a
  /// pixel is not opaque.
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

    // An upper bound for incompressible data: zlib's bound (an eighth and a little) and 12 bytes
    // for each of libpng's chunks of 8 KiB.
    let capacity = samples.count + height + (samples.count + height) / 6 + 4096
    var isWritten = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var length = buffer.count
      isWritten =
        png_image_write_to_memory(&image, buffer.baseAddress, &length, 0, samples, 0, nil) != 0
      count = isWritten ? length : 0
    }
    guard isWritten else { throw .cannotEncode(.png, reason: Self.message(of: image)) }
    return bytes
  }

  /// Decodes a PNG file of any color type. Colors are interpreted as sRGB.
  package init(png bytes: [UInt8]) throws(PictureError) {
    // libpng stores pointers to the bytes and to its state between calls, so both must not move.
    let image = UnsafeMutablePointer<png_image>.allocate(capacity: 1)
    image.initialize(to: png_image())
    defer { image.deallocate() }
    image.pointee.version = UInt32(PNG_IMAGE_VERSION)
    let decoded = bytes.withUnsafeBytes { Self.decode($0, image) }
    png_image_free(image)
    guard let decoded else { throw .cannotDecode(.png, reason: Self.message(of: image.pointee)) }
    self = decoded
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, _ image: UnsafeMutablePointer<png_image>
  ) -> Picture? {
    guard png_image_begin_read_from_memory(image, bytes.baseAddress, bytes.count) != 0 else {
      return nil
    }
    image.pointee.format = UInt32(PNG_FORMAT_BGRA)
    var picture = Picture(width: Int(image.pointee.width), height: Int(image.pointee.height))
    let isRead = picture.withUnsafeMutablePixels { pixels in
      guard png_image_finish_read(image, nil, pixels.baseAddress, 0, nil) != 0 else { return false }
      for index in pixels.indices { pixels[index] = PixelAlpha.premultiplied(pixels[index]) }
      return true
    }
    return isRead ? picture : nil
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
