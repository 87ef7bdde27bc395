// Part of Snapback, under the MIT licence; see LICENSE.

/// Why a picture could not be made, kept or read.
package enum PictureError: Error, Equatable, Sendable {
  package enum Format: String, Sendable {
    case png = "PNG"
    case webp = "WebP"
    case jpeg = "JPEG"
    case svg = "SVG"
  }

  /// The system would not write the file; `code` is its `errno`.
  case cannotWrite(path: String, code: Int32)
  /// The system would not let the file be read; `code` is its `errno`.
  case cannotRead(path: String, code: Int32)
  /// The library that encodes gave up, and said this.
  case cannotEncode(Format, reason: String)
  /// The bytes are no such picture; the library that decodes said this.
  case cannotDecode(Format, reason: String)
  /// The bytes begin like no picture we read.
  case notAPicture
  /// The bytes end before the picture does.
  case truncated(Format)
  /// The format holds no picture of so many pixels: at least 1 and at most `limit` a side.
  case impossibleSize(Format, width: Int, height: Int, limit: Int)
  /// The picture has more pixels than we read; see `Picture.largestSide`, `Picture.largestArea`.
  case tooLarge(Format, width: Int, height: Int)
}
