// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

extension Picture {
  /// The most pixels a picture that is read may be wide or high.
  package static let largestSide = 1 << 15
  /// The most pixels a picture that is read may have in all: a GiB of them.
  package static let largestArea = 1 << 28

  /// Reads a file; what it is follows from its bytes, not from its name.
  package init(contentsOf path: String) throws(PictureError) {
    self = try Picture.decode(try FileBytes.read(path))
  }

  /// Reads a PNG, a WebP (of an animated one the first frame) or a JPEG, turned upright as its
  /// EXIF block says. Colours are taken as sRGB.
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

  /// What bytes begin like; nil if it is no picture of pixels that we read.
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

  /// Throws where a picture of so many pixels is not read.
  static func check(
    _ format: PictureError.Format, width: Int, height: Int
  ) throws(PictureError) {
    guard width > 0, height > 0, width <= largestSide, height <= largestSide,
      width * height <= largestArea
    else { throw .tooLarge(format, width: width, height: height) }
  }

  /// Looks at a PNG's size, and whether its blocks are all there, before libpng does.
  private static func checkPNG(_ bytes: [UInt8]) throws(PictureError) {
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    var at = 8
    while true {
      // Length, kind, what it holds, check sum.
      guard at + 12 <= bytes.count else { throw .truncated(.png) }
      let length = number(at)
      guard at + 12 + length <= bytes.count else { throw .truncated(.png) }
      let kind = bytes[at + 4..<at + 8]
      if at == 8 {
        guard kind.elementsEqual("IHDR".utf8), length == 13 else {
          throw .cannotDecode(.png, reason: "it does not begin with its size")
        }
        try check(.png, width: number(at + 8), height: number(at + 12))
      }
      if kind.elementsEqual("IEND".utf8) { return }
      at += 12 + length
    }
  }
}
