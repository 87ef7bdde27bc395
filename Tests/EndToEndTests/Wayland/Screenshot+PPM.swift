// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Screenshot {
  /// Parses a binary PPM image with 8 bits per channel: `P6`, width, height and 255 as text, each
  /// followed by white space, and three bytes per pixel.
  init(ppm data: Data) throws(WindowDumpError) {
    let bytes = [UInt8](data)
    var position = 0
    func word() -> String {
      let start = position
      while position < bytes.count, bytes[position] > 32 { position += 1 }
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    let (magic, width, height, depth) = (word(), Int(word()) ?? 0, Int(word()) ?? 0, word())
    let needed = position + width * height * 3
    guard magic == "P6", depth == "255", bytes.count >= needed else {
      throw .truncated(bytes: bytes.count, needed: needed)
    }
    let pixels = (0..<width * height).map { index in
      let start = position + index * 3
      return bytes[start..<start + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
