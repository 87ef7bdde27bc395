// Part of Snapback, under the MIT licence; see LICENSE.

extension Picture {
  /// The maximum width and height in pixels of a decoded picture.
  package static let largestSide = 1 << 15
  /// The maximum number of pixels of a decoded picture: 512 MiB in memory.
  package static let largestArea = 1 << 27

  /// Reads a PNG, WebP or JPEG file. The format is determined by the contents, not by the name.
  package init(contentsOf path: String) throws(PictureError) {
    self = try Picture.decode(try FileBytes.read(path))
  }

  /// Decodes a PNG, a WebP (of an animation the first frame) or a JPEG, which is turned upright by
  /// its EXIF orientation. Colors are interpreted as sRGB; color profiles are ignored.
  package static func decode(_ bytes: [UInt8]) throws(PictureError) -> Picture {
    switch format(of: bytes) {
    case .png: return try Picture(png: PNGChunks.reduced(bytes))
    case .webp: return try Picture(webp: bytes)
    case .jpeg: return try Picture(jpeg: bytes)
    case .svg, .pdf, nil: throw .notAPicture
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

  /// Throws if a size is empty, or exceeds `largestSide` or `largestArea`.
  static func check(
    _ format: PictureError.Format, width: Int, height: Int
  ) throws(PictureError) {
    guard width > 0, height > 0 else {
      throw .cannotDecode(format, reason: "its size is \(width) x \(height) pixels")
    }
    guard width <= largestSide, height <= largestSide, width * height <= largestArea else {
      throw .tooLarge(format, width: width, height: height)
    }
  }
}
