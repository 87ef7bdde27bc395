// Part of Snapback, under the MIT licence; see LICENSE.

import CImageCodecs

extension Picture {
  /// Decodes a WebP file; of an animation the first frame, on the whole canvas.
  package init(webp bytes: [UInt8]) throws(PictureError) {
    var features = WebPBitstreamFeatures()
    try Self.check(WebPGetFeatures(bytes, bytes.count, &features))
    guard features.has_animation != 0 else {
      try Self.check(.webp, width: Int(features.width), height: Int(features.height))
      self.init(width: Int(features.width), height: Int(features.height))
      try decodeWebP(bytes, bytes.count)
      return
    }
    self = try Self.firstFrame(
      bytes, width: Int(features.width), height: Int(features.height))
  }

  private static func firstFrame(
    _ bytes: [UInt8], width: Int, height: Int
  ) throws(PictureError) -> Picture {
    try check(.webp, width: width, height: height)
    let frame = try WebPChunks.firstFrame(of: bytes)
    let result = frame.bytes.withUnsafeBufferPointer { buffer -> Result<Picture, PictureError> in
      do throws(PictureError) {
        guard let start = buffer.baseAddress else { throw .truncated(.webp) }
        var features = WebPBitstreamFeatures()
        try check(WebPGetFeatures(start, buffer.count, &features))
        let (columns, rows) = (Int(features.width), Int(features.height))
        guard features.has_animation == 0, frame.left + columns <= width,
          frame.top + rows <= height
        else { throw .cannotDecode(.webp, reason: "a frame exceeds the canvas") }
        var picture = Picture(width: columns, height: rows)
        try picture.decodeWebP(start, buffer.count)
        if columns == width, rows == height { return .success(picture) }
        var canvas = Picture(width: width, height: height)
        for y in 0..<rows {
          for x in 0..<columns { canvas[frame.left + x, frame.top + y] = picture[x, y] }
        }
        return .success(canvas)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Decodes a still image into this picture, which must have its size.
  private mutating func decodeWebP(
    _ bytes: UnsafePointer<UInt8>, _ count: Int
  ) throws(PictureError) {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else {
      throw .cannotDecode(.webp, reason: "the library has an incompatible version")
    }
    let (stride, height) = (bytesPerRow, height)
    let status = withUnsafeMutablePixels { pixels -> VP8StatusCode in
      config.output.colorspace = MODE_bgrA
      config.output.is_external_memory = 1
      config.output.u.RGBA = WebPRGBABuffer(
        rgba: UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self),
        stride: Int32(stride), size: stride * height)
      return WebPDecode(bytes, count, &config)
    }
    try Self.check(status)
  }

  private static func check(_ status: VP8StatusCode) throws(PictureError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw .truncated(.webp)
    case VP8_STATUS_OUT_OF_MEMORY: throw .cannotDecode(.webp, reason: "out of memory")
    case VP8_STATUS_UNSUPPORTED_FEATURE: throw .cannotDecode(.webp, reason: "not supported")
    default: throw .cannotDecode(.webp, reason: "the bytes are damaged")
    }
  }
}
