// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Screenshot {
  /// Parses the output of `xwd`: a header of big-endian 32-bit words, a color map, and raw pixels.
  ///
  /// Supports version 7, Z format, 32 bits per pixel, which all current X servers send, and 24, which `xwd`
  /// makes of windows of several visuals. Layout: XWDFile.h.
  init(xwd data: Data) throws(WindowDumpError) {
    let bytes = [UInt8](data)
    func word(_ index: Int) -> UInt32 {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard bytes.count >= 100 else { throw .truncated(bytes: bytes.count, needed: 100) }
    let (version, format, bitsPerPixel) = (word(1), word(2), word(11))
    guard version == 7, format == 2, [24, 32].contains(bitsPerPixel) else {
      throw .unsupported(version: version, format: format, bitsPerPixel: bitsPerPixel)
    }
    let (width, height) = (Int(word(4)), Int(word(5)))
    let isLittleEndian = word(7) == 0
    let bytesPerLine = Int(word(12))
    let bytesPerPixel = Int(bitsPerPixel) / 8
    let start = Int(word(0)) + Int(word(19)) * 12
    let needed = start + bytesPerLine * height
    guard bytes.count >= needed else { throw .truncated(bytes: bytes.count, needed: needed) }

    var pixels = [UInt32]()
    pixels.reserveCapacity(width * height)
    bytes.withUnsafeBytes { raw in
      for y in 0..<height {
        for x in 0..<width {
          let first = start + y * bytesPerLine + x * bytesPerPixel
          if bytesPerPixel == 4 {
            let pixel = raw.loadUnaligned(fromByteOffset: first, as: UInt32.self)
            let value = isLittleEndian ? UInt32(littleEndian: pixel) : UInt32(bigEndian: pixel)
            pixels.append(value & 0xFF_FFFF)
          } else {
            let parts = (0..<3).map { UInt32(raw[first + (isLittleEndian ? 2 - $0 : $0)]) }
            pixels.append(parts[0] << 16 | parts[1] << 8 | parts[2])
          }
        }
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
