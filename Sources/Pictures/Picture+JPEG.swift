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
