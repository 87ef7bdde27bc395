// Part of Snapback, under the MIT licence; see LICENSE.

/// The reason why a picture could not be encoded, written, read or decoded.
package enum PictureError: Error, Equatable, Sendable {
  package enum Format: String, Sendable {
    case png = "PNG"
    case webp = "WebP"
    case jpeg = "JPEG"
    case svg = "SVG"
    case pdf = "PDF"
  }

  /// A limit that decoding has reached.
  package enum Limit: Equatable, Sendable {
    case fileSize(bytes: Int)
    case memory(bytes: Int)
    /// Passes over the picture.
    case passes(Int)
    /// Time of the processor.
    case time(seconds: Int)
  }

  /// The file cannot be written; `code` is `errno`.
  case cannotWrite(path: String, code: Int32)
  /// The file cannot be read; `code` is `errno`.
  case cannotRead(path: String, code: Int32)
  /// The encoder failed, with this message.
  case cannotEncode(Format, reason: String)
  /// The decoder failed, with this message.
  case cannotDecode(Format, reason: String)
  /// The bytes have the signature of no supported format.
  case notAPicture
  /// The file ends too early.
  case truncated(Format)
  /// The format does not support this size: each side must be from 1 to `limit` pixels.
  case impossibleSize(Format, width: Int, height: Int, limit: Int)
  /// The picture is too large to be decoded; see `Picture.largestSide` and `Picture.largestArea`.
  case tooLarge(Format, width: Int, height: Int)
  /// The file needs more than a limit allows to be decoded.
  case tooComplex(Format, Limit)
}
