// Part of Snapback, under the MIT licence; see LICENSE.

/// The difference between a picture and the expected one.
package struct ImageDifference: Equatable, Sendable {
  package var expectedSize: (width: Int, height: Int)
  package var size: (width: Int, height: Int)
  /// The number of pixels that differ; 0 if the sizes do.
  package var count = 0
  /// The largest difference of a color channel, of 255.
  package var largest = 0
  /// The smallest rectangle around the pixels that differ.
  package var columns = 0...0
  package var rows = 0...0

  /// Returns nil if the pictures have the same size and no channel differs by more than a tolerance.
  package init?(expected: Picture, _ picture: Picture, tolerance: Int) {
    expectedSize = (expected.width, expected.height)
    size = (picture.width, picture.height)
    guard expectedSize == size else { return }
    if expected.pixels == picture.pixels { return nil }
    for (index, (a, b)) in zip(expected.pixels, picture.pixels).enumerated() where a != b {
      let difference = Self.difference(a, b)
      guard difference > tolerance else { continue }
      let (x, y) = (index % picture.width, index / picture.width)
      (columns, rows) =
        count == 0
        ? (x...x, y...y)
        : (
          min(columns.lowerBound, x)...max(columns.upperBound, x), rows.lowerBound...y
        )
      count += 1
      largest = max(largest, difference)
    }
    if count == 0 { return nil }
  }

  /// The largest difference of a channel.
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in [UInt32(0), 8, 16, 24] {
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
  }

  /// The bounds of the different pixels, and their largest difference.
  package var message: String {
    guard size == expectedSize else {
      return "\(size.width)x\(size.height) pixels, expected "
        + "\(expectedSize.width)x\(expectedSize.height)"
    }
    return "\(count) of \(size.width * size.height) pixels differ, by up to \(largest) of 255, "
      + "within \(columns.count)x\(rows.count) pixels at (\(columns.lowerBound), \(rows.lowerBound))"
  }

  /// Returns the expected picture, the other one, and their difference side by side: pixels that differ by more
  /// than a tolerance are red, the others pale.
  package static func picture(
    expected: Picture, _ picture: Picture, tolerance: Int
  ) -> Picture {
    let gap = 8
    let width = max(expected.width, picture.width)
    let height = max(expected.height, picture.height)
    var result = Picture(width: 3 * width + 2 * gap, height: height, filling: 0xff80_8080)
    for y in 0..<height {
      for x in 0..<width {
        let a = expected.pixel(x, y)
        let b = picture.pixel(x, y)
        if let a { result[x, y] = a }
        if let b { result[width + gap + x, y] = b }
        result[2 * (width + gap) + x, y] =
          if let a, let b { difference(a, b) > tolerance ? 0xffe0_1030 : pale(a) } else {
            0xffe0_1030
          }
      }
    }
    return result
  }

  /// A light gray of a pixel.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255)
    let gray = 191 + sum / 12
    return 0xff00_0000 | gray << 16 | gray << 8 | gray
  }

  package static func == (a: ImageDifference, b: ImageDifference) -> Bool {
    a.expectedSize == b.expectedSize && a.size == b.size && a.count == b.count
      && a.largest == b.largest && a.columns == b.columns && a.rows == b.rows
  }
}

extension Picture {
  /// A pixel; nil outside of the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? self[x, y] : nil
  }
}
