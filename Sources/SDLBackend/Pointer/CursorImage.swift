// Part of Snapback, under the MIT licence; see LICENSE.

/// An image of the mouse pointer, as the files of cursor themes have it in several sizes.
package struct CursorImage: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// The pixel that points.
  package let hotSpot: (x: Int, y: Int)
  /// ARGB, premultiplied.
  package let pixels: [UInt32]

  /// The largest width and height, in pixels.
  static let limit = 512

  /// An image of `pixels`, from the top left.
  package init(width: Int, height: Int, hotSpot: (x: Int, y: Int), pixels: [UInt32]) {
    (self.width, self.height, self.hotSpot, self.pixels) = (width, height, hotSpot, pixels)
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.width == b.width && a.height == b.height && a.hotSpot == b.hotSpot && a.pixels == b.pixels
  }

  /// Reads the image whose nominal size is nearest to `size` from a file in the format of Xcursor;
  /// the first one of an animation. Returns nil if the file is not one, or is damaged.
  package init?(file: [UInt8], size: Int) {
    func word(_ offset: Int) -> Int? {
      guard offset >= 0, offset <= file.count - 4 else { return nil }
      return (0..<4).reduce(0) { $0 | Int(file[offset + $1]) << (8 * $1) }
    }
    // "Xcur", the length of the header, the version, the number of entries.
    guard word(0) == 0x7275_6358, let start = word(4), let count = word(12), count <= 0xFFFF
    else { return nil }
    var best: (difference: Int, offset: Int)?
    for index in 0..<count {
      let entry = start + 12 * index
      guard let kind = word(entry), let nominal = word(entry + 4), let offset = word(entry + 8)
      else { return nil }
      // Other entries are comments.
      guard kind == 0xFFFD_0002 else { continue }
      let difference = abs(nominal - size)
      if best.map({ difference < $0.difference }) ?? true { best = (difference, offset) }
    }
    guard let offset = best?.offset, let width = word(offset + 16), let height = word(offset + 20),
      let x = word(offset + 24), let y = word(offset + 28),
      (1...Self.limit).contains(width), (1...Self.limit).contains(height), x < width, y < height,
      offset + 36 + 4 * width * height <= file.count
    else { return nil }
    self.width = width
    self.height = height
    hotSpot = (x, y)
    pixels = (0..<width * height).map { UInt32(word(offset + 36 + 4 * $0) ?? 0) }
  }

  /// The pixels with colors that are not multiplied by their opacity.
  package var straightPixels: [UInt32] {
    pixels.map { pixel in
      let alpha = pixel >> 24
      guard alpha > 0, alpha < 255 else { return pixel }
      func channel(_ shift: UInt32) -> UInt32 {
        min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
      }
      return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
  }
}
