// Part of Snapback, under the MIT licence; see LICENSE.

/// The chunks of a PNG file.
package enum PNGChunks {
  /// The chunks that decoding needs: the critical ones, transparency and the color space.
  private static let needed: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB",
  ]

  /// Returns a file with only the chunks that decoding needs, before libpng allocates memory.
  ///
  /// The others, such as texts and profiles, can be compressed, and each of them is expanded to up
  /// to 8 MB. Throws if the chunks are incomplete or the picture is too large.
  package static func reduced(_ bytes: [UInt8]) throws(PictureError) -> [UInt8] {
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    var offset = 8
    var result = Array(bytes.prefix(offset))
    result.reserveCapacity(bytes.count)
    while true {
      // A chunk: length, type, data, CRC; 12 bytes and the data.
      guard offset + 12 <= bytes.count else { throw .truncated(.png) }
      let end = offset + 12 + number(offset)
      guard end <= bytes.count else { throw .truncated(.png) }
      let kind = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      if offset == 8 {
        guard kind == "IHDR", number(offset) == 13 else {
          throw .cannotDecode(.png, reason: "it does not begin with a header")
        }
        try Picture.check(.png, width: number(offset + 8), height: number(offset + 12))
      }
      if needed.contains(kind) { result += bytes[offset..<end] }
      if kind == "IEND" { return result }
      offset = end
    }
  }
}
