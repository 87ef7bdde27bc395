// Part of Snapback, under the MIT licence; see LICENSE.

/// The segments of a JPEG file.
enum JPEGSegments {
  /// The maximum number of pixels that all scans together decode: 16 scans of the largest picture.
  private static let largestWork = 16 * Picture.largestArea

  /// Throws `truncated` if the file ends before the first scan.
  ///
  /// The library reports no error for it, or an error about the bytes that it reads beyond the end.
  static func checkHeader(_ bytes: [UInt8]) throws(PictureError) {
    var offset = 2
    while offset + 1 < bytes.count {
      // The library skips bytes between segments.
      guard bytes[offset] == 0xff else { return }
      switch bytes[offset + 1] {
      case 0xff: offset += 1
      // Markers without a length.
      case 0x01, 0xd0...0xd8: offset += 2
      // The end of the picture, which is an error.
      case 0xd9: return
      case let kind:
        guard offset + 3 < bytes.count else { throw .truncated(.jpeg) }
        offset += 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
        if kind == 0xda, offset <= bytes.count { return }
      }
    }
    throw .truncated(.jpeg)
  }

  /// Throws `tooComplex` if the scans, each of which is a pass over the whole picture, are too many
  /// for its size.
  static func checkScans(_ bytes: [UInt8], width: Int, height: Int) throws(PictureError) {
    guard count(in: bytes) * width * height <= largestWork else {
      throw .tooComplex(.jpeg, .passes(largestWork / (width * height)))
    }
  }

  /// The number of markers that start a scan.
  ///
  /// Within a scan's data 0xff is followed by 0 or a restart marker, so that the marker of a scan
  /// can occur only in other segments, such as a comment, where it may be counted too.
  static func count(in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in bytes.indices.dropLast() where bytes[index] == 0xff {
        if bytes[index + 1] == 0xda { count += 1 }
      }
      return count
    }
  }
}
