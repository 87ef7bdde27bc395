// Part of Snapback, under the MIT licence; see LICENSE.

/// The orientation of a photo: the transform that turns it upright.
///
/// The raw values are those of EXIF 2.3, tag 0x0112.
enum EXIFOrientation: Int {
  case upright = 1
  case mirrored, upsideDown, mirroredUpsideDown, transposed, turnedLeft, transversed, turnedRight

  /// Reads the orientation from a JPEG's EXIF block; upright if there is none or it is malformed.
  init(jpeg bytes: [UInt8]) {
    self = Self.block(of: bytes).flatMap { Self.read($0) } ?? .upright
  }

  /// The TIFF data within the first APP1 segment with an EXIF header.
  private static func block(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xff {
      let kind = bytes[offset + 1]
      if kind == 0xff {
        offset += 1
        continue
      }
      // The picture itself begins, or ends.
      if kind == 0xda || kind == 0xd9 { return nil }
      let end = offset + 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
      guard end > offset + 3, end <= bytes.count else { return nil }
      let content = bytes[offset + 4..<max(offset + 4, end)]
      if kind == 0xe1, content.starts(with: Array("Exif\0\0".utf8)) {
        return content.dropFirst(6)
      }
      offset = end
    }
    return nil
  }

  private static func read(_ tiff: ArraySlice<UInt8>) -> EXIFOrientation? {
    let isLittle = tiff.starts(with: Array("II".utf8))
    guard isLittle || tiff.starts(with: Array("MM".utf8)) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      let start = tiff.startIndex + offset
      guard offset >= 0, start + count <= tiff.endIndex else { return nil }
      let part = Array(tiff[start..<start + count])
      return (isLittle ? part.reversed() : part).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let folder = number(4, 4), let count = number(folder, 2) else { return nil }
    for index in 0..<count {
      let entry = folder + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 { return number(entry + 8, 2).flatMap(EXIFOrientation.init) }
    }
    return nil
  }
}

extension Picture {
  /// Returns the picture turned upright.
  func turned(_ orientation: EXIFOrientation) -> Picture {
    if orientation == .upright { return self }
    let swapsAxes = orientation.rawValue >= EXIFOrientation.transposed.rawValue
    var result = Picture(width: swapsAxes ? height : width, height: swapsAxes ? width : height)
    let (right, bottom) = (width - 1, height - 1)
    for y in 0..<result.height {
      for x in 0..<result.width {
        result[x, y] =
          switch orientation {
          case .upright: self[x, y]
          case .mirrored: self[right - x, y]
          case .upsideDown: self[right - x, bottom - y]
          case .mirroredUpsideDown: self[x, bottom - y]
          case .transposed: self[y, x]
          case .turnedLeft: self[y, bottom - x]
          case .transversed: self[right - y, bottom - x]
          case .turnedRight: self[right - y, x]
          }
      }
    }
    return result
  }
}
