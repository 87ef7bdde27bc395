// Part of Snapback, under the MIT licence; see LICENSE.

import CImageCodecs
import Glibc

/// Encodes pictures of one size into an animated WebP file that loops forever, lossless or with a
/// quality.
///
/// Only differences between frames are stored. Times are in seconds. The file stores durations in
/// milliseconds, which are differences of rounded times, so that rounding errors do not accumulate.
package struct WebPAnimation: ~Copyable {
  private let encoder: OpaquePointer
  private let width: Int
  private let height: Int
  private var config: WebPConfig

  /// The maximum width and height of the format.
  package static let largestSide = Int(WEBP_MAX_DIMENSION)

  /// - Parameter quality: From 1 to 100; nil for a lossless file, which is about ten times as large.
  package init(width: Int, height: Int, quality: Int? = nil) throws(PictureError) {
    let sides = 1...Self.largestSide
    guard sides.contains(width), sides.contains(height) else {
      throw .impossibleSize(.webp, width: width, height: height, limit: Self.largestSide)
    }
    var options = WebPAnimEncoderOptions()
    var config = WebPConfig()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0 else {
      throw .cannotEncode(.webp, reason: "the library has an incompatible version")
    }
    // Lossy compression leaves faint artefacts behind moving objects. Without loss, a higher effort
    // takes ten times as long and saves 5 %.
    config.lossless = quality == nil ? 1 : 0
    config.quality = Float(quality ?? 50)
    config.method = quality == nil ? 3 : 4
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw .cannotEncode(.webp, reason: String(cString: strerror(ENOMEM)))
    }
    self.encoder = encoder
    self.width = width
    self.height = height
    self.config = config
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Appends a frame that is shown from a time on. Times must not decrease, and the picture must
  /// have the animation's size.
  package mutating func add(_ picture: borrowing Picture, at time: Double) throws(PictureError) {
    precondition(
      picture.width == width && picture.height == height,
      "a frame of \(picture.width) x \(picture.height) in \(width) x \(height)")
    var frame = WebPPicture()
    guard WebPPictureInit(&frame) != 0 else { throw failure() }
    frame.use_argb = 1
    frame.width = Int32(width)
    frame.height = Int32(height)
    guard WebPPictureAlloc(&frame) != 0 else {
      throw .cannotEncode(.webp, reason: String(cString: strerror(ENOMEM)))
    }
    defer { WebPPictureFree(&frame) }
    let stride = Int(frame.argb_stride)
    for y in 0..<height {
      for x in 0..<width {
        frame.argb[y * stride + x] = PixelAlpha.straight(picture.pixels[y * width + x])
      }
    }
    guard WebPAnimEncoderAdd(encoder, &frame, Self.milliseconds(time), &config) != 0 else {
      throw failure()
    }
  }

  /// Returns the encoded file; its last frame is shown until `end`.
  package consuming func finish(at end: Double) throws(PictureError) -> [UInt8] {
    guard WebPAnimEncoderAdd(encoder, nil, Self.milliseconds(end), nil) != 0 else {
      throw failure()
    }
    var data = WebPData()
    guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw failure() }
    defer { WebPFree(UnsafeMutableRawPointer(mutating: data.bytes)) }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private borrowing func failure() -> PictureError {
    let reason = WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? ""
    return .cannotEncode(.webp, reason: reason)
  }

  /// The time in milliseconds, rounded. A negative, too large or NaN time is a programming error.
  private static func milliseconds(_ time: Double) -> Int32 {
    let milliseconds = (time * 1000).rounded()
    precondition((0...2_000_000_000).contains(milliseconds), "a frame at \(time) s")
    return Int32(milliseconds)
  }
}
