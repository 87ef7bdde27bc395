// Part of Snapback, under the MIT licence; see LICENSE.

import CImageCodecs

extension Picture {
  /// Decodes a JPEG file (grayscale, YCbCr, CMYK or YCCK), turned upright by its EXIF orientation.
  ///
  /// Warnings of the library are ignored, except for a premature end of the file, which is an
  /// error.
  package init(jpeg bytes: [UInt8]) throws(PictureError) {
    try JPEGSegments.checkHeader(bytes)
    guard let decoder = tjInitDecompress() else {
      throw .cannotDecode(.jpeg, reason: "out of memory")
    }
    defer { tjDestroy(decoder) }
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let length = UInt(bytes.count)
    guard
      tjDecompressHeader3(decoder, bytes, length, &width, &height, &sampling, &space) == 0
    else { throw Self.failure(decoder) }
    try Self.check(.jpeg, width: Int(width), height: Int(height))
    try JPEGSegments.checkScans(bytes, width: Int(width), height: Int(height))
    // CMYK is not converted by the library.
    let isCMYK = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    let format = isCMYK ? TJPF_CMYK : TJPF_BGRA
    var picture = Picture(width: Int(width), height: Int(height))
    let status = picture.withUnsafeMutablePixels { pixels in
      tjDecompress2(
        decoder, bytes, length,
        UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self), width,
        width * 4, height, format.rawValue, TJFLAG_LIMITSCANS)
    }
    if status != 0 {
      let failure = Self.failure(decoder)
      if tjGetErrorCode(decoder) != TJERR_WARNING.rawValue || failure == .truncated(.jpeg) {
        throw failure
      }
    }
    if isCMYK {
      picture.withUnsafeMutablePixels { pixels in
        for index in pixels.indices { pixels[index] = Self.converted(pixels[index]) }
      }
    }
    self = picture.turned(EXIFOrientation(jpeg: bytes))
  }

  /// Encodes the picture, on white, as a JPEG file.
  ///
  /// - Parameter quality: From 0, the smallest file, to 1, the best quality. Other values are clamped;
  ///   NaN counts as 0.
  package func jpeg(quality: Double) throws(PictureError) -> [UInt8] {
    guard let encoder = tjInitCompress() else {
      throw .cannotEncode(.jpeg, reason: "out of memory")
    }
    defer { tjDestroy(encoder) }
    let opaque = pixels.map { pixel -> UInt32 in
      // The channels are premultiplied, so that what is missing of the opacity is white.
      pixel + (255 - pixel >> 24) * 0x0101_0101
    }
    let level = quality >= 0 ? Int32((min(quality, 1) * 99).rounded()) + 1 : 1
    var file: UnsafeMutablePointer<UInt8>?
    defer { tjFree(file) }
    var length: UInt = 0
    let status = opaque.withUnsafeBytes { bytes in
      tjCompress2(
        encoder, bytes.bindMemory(to: UInt8.self).baseAddress, Int32(width), Int32(width) * 4,
        Int32(height), TJPF_BGRA.rawValue, &file, &length, Int32(TJSAMP_420.rawValue), level, 0)
    }
    guard status == 0, let file else {
      let reason = tjGetErrorStr2(encoder).map { String(cString: $0) } ?? ""
      throw .cannotEncode(.jpeg, reason: reason)
    }
    return Array(UnsafeBufferPointer(start: file, count: Int(length)))
  }

  /// Converts a pixel from CMYK in Adobe's inverted form, in which 255 is no ink.
  private static func converted(_ inks: UInt32) -> UInt32 {
    let black = inks >> 24
    let red = (inks & 255) * black / 255
    let green = (inks >> 8 & 255) * black / 255
    let blue = (inks >> 16 & 255) * black / 255
    return 0xff00_0000 | red << 16 | green << 8 | blue
  }

  private static func failure(_ decoder: tjhandle) -> PictureError {
    let reason = tjGetErrorStr2(decoder).map { String(cString: $0) } ?? ""
    let endsEarly = ["Premature end", "premature end", "Input file read error"]
    return endsEarly.contains { reason.contains($0) }
      ? .truncated(.jpeg) : .cannotDecode(.jpeg, reason: reason)
  }
}
