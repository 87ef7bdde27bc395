// Part of Snapback, under the MIT licence; see LICENSE.

/// Three boxes one after the other, which together are nearly a Gaussian.
///
/// Sums are whole numbers, so that a pixel's value does not depend on where the blurred part begins.
struct BoxBlur {
  /// Each box takes the mean of this many pixels before and after, and the pixel itself.
  let boxes: [(before: Int, after: Int)]

  /// Boxes of width d have together the variance (d² - 1)/4; the widths nearest to it are used.
  init(sigma: Double) {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    let width = max(1, Int(ideal.rounded()))
    let half = width / 2
    // An even width cannot lie in the middle: two such boxes lie aside to either side.
    boxes =
      width % 2 == 1
      ? [(half, half), (half, half), (half, half)]
      : [(half, half - 1), (half - 1, half), (half, half)]
  }

  /// How many pixels a pixel's value spreads.
  var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// Blurs a picture of 16-bit values in place, along and across; outside it is 0.
  func apply(
    _ values: UnsafeMutablePointer<UInt16>, width: Int, height: Int,
    scratch: UnsafeMutablePointer<UInt16>
  ) {
    for box in boxes {
      for y in 0..<height {
        run(values + y * width, count: width, stride: 1, box, scratch)
      }
      for x in 0..<width {
        run(values + x, count: height, stride: width, box, scratch)
      }
    }
  }

  /// One box along one line. The scratch holds a line.
  private func run(
    _ line: UnsafeMutablePointer<UInt16>, count: Int, stride: Int,
    _ box: (before: Int, after: Int), _ scratch: UnsafeMutablePointer<UInt16>
  ) {
    let size = UInt32(box.before + box.after + 1)
    guard size > 1 else { return }
    for index in 0..<count { scratch[index] = line[index * stride] }
    var sum: UInt32 = 0
    for index in 0..<min(box.after, count) { sum &+= UInt32(scratch[index]) }
    for index in 0..<count {
      if index + box.after < count { sum &+= UInt32(scratch[index + box.after]) }
      line[index * stride] = UInt16(truncatingIfNeeded: (sum &+ size / 2) / size)
      if index >= box.before { sum &-= UInt32(scratch[index - box.before]) }
    }
  }
}
