// Part of Snapback, under the MIT licence; see LICENSE.

/// Why a picture could not be made or kept.
package enum PictureError: Error, Equatable, Sendable {
  package enum Format: String, Sendable {
    case png = "PNG"
    case webp = "WebP"
  }

  /// The system would not write the file; `code` is its `errno`.
  case cannotWrite(path: String, code: Int32)
  /// The library that encodes gave up, and said this.
  case cannotEncode(Format, reason: String)
  /// The bytes are no such picture; the library that decodes said this.
  case cannotDecode(Format, reason: String)
  /// The format holds no picture of so many pixels: at least 1 and at most `limit` a side.
  case impossibleSize(Format, width: Int, height: Int, limit: Int)
}
