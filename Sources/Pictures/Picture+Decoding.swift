// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

extension Picture {
  /// The maximum width and height in pixels of a decoded picture.
  package static let largestSide = 1 << 15
  /// The maximum number of pixels of a decoded picture: 1 GiB in memory.
  package static let largestArea = 1 << 28

  /// Reads a PNG, WebP or JPEG file. The format is determined by the contents, not by the name.
  package init(contentsOf path: String) throws(PictureError) {
    self = try Picture.decode(try FileBytes.read(path))
  }

  /// Decodes a PNG, a WebP (of an animation the first frame) or a JPEG, which is turned upright by
  /// its EXIF orientation. Colours are interpreted as sRGB; colour profiles are ignored.
  package static func decode(_ bytes: [UInt8]) throws(PictureError) -> Picture {
    switch format(of: bytes) {
    case .png:
      try checkPNG(bytes)
      return try Picture(png: bytes)
    case .webp: return try Picture(webp: bytes)
    case .jpeg: return try Picture(jpeg: bytes)
    case .svg, nil: throw .notAPicture
    }
  }

  /// The bitmap format of a file by its signature; nil if it is not supported.
  package static func format(of bytes: [UInt8]) -> PictureError.Format? {
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return .png }
    if bytes.starts(with: [0xff, 0xd8, 0xff]) { return .jpeg }
    if bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      return .webp
    }
    return nil
  }

  /// Throws `tooLarge` if a size is empty, or exceeds `largestSide` or `largestArea`.
  static func check(
    _ format: PictureError.Format, width: Int, height: Int
  ) throws(PictureError) {
    guard width > 0, height > 0, width <= largestSide, height <= largestSide,
      width * height <= largestArea
    else { throw .tooLarge(format, width: width, height: height) }
  }

  /// Checks a PNG's size, and that its chunks are complete, before libpng allocates memory.
  private static func checkPNG(_ bytes: [UInt8]) throws(PictureError) {
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    var offset = 8
    while true {
      // A chunk: length, type, data, CRC; 12 bytes and the data.
      guard offset + 12 <= bytes.count else { throw .truncated(.png) }
      let length = number(offset)
      guard offset + 12 + length <= bytes.count else { throw .truncated(.png) }
      let kind = bytes[offset + 4..<offset + 8]
      if offset == 8 {
        guard kind.elementsEqual("IHDR".utf8), length == 13 else {
          throw .cannotDecode(.png, reason: "it does not begin with a header")
        }
        try check(.png, width: number(offset + 8), height: number(offset + 12))
      }
      if kind.elementsEqual("IEND".utf8) { return }
      offset += 12 + length
    }
  }
}
