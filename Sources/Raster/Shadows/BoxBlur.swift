// Part of Snapback, under the MIT licence; see LICENSE.

/// Three box filters in sequence, which approximate a Gaussian.
///
/// For a wide Gaussian the input is downsampled to means of 2 x 2 or 4 x 4 pixels and the output
/// interpolated linearly between their centers; both contribute to the blur. Sums are integers, and the
/// blocks are aligned to pixel coordinates that are multiples of 2 or 4, so a pixel's value does not
/// depend on where the blurred region begins.
struct BoxBlur {
  /// A box is the mean of this many values before, the value itself, and this many after.
  let boxes: [(before: Int, after: Int)]
  /// Blocks are `1 << shift` pixels wide and high.
  let shift: Int

  init(sigma: Double) {
    let shift = sigma < 10 ? 0 : sigma < 20 ? 1 : 2
    guard shift > 0 else {
      self.init(atFullResolution: sigma)
      return
    }
    let size = Double(1 << shift)
    // A mean of s pixels has the variance (s² - 1)/12 as well, and linear interpolation s²/6.
    let targetVariance = (sigma * sigma - (size * size - 1) / 12 - size * size / 6) / (size * size)
    var best = (twice: 1, once: 1, error: Double.infinity)
    let middle = Int((4 * targetVariance + 1).squareRoot())
    for twice in max(1, middle - 2)...(middle + 2) {
      for once in stride(from: max(1, middle - 4) | 1, through: middle + 4, by: 2) {
        let variance = Double(2 * (twice * twice - 1) + once * once - 1) / 12
        let error = abs(variance - targetVariance)
        if error < best.error { best = (twice, once, error) }
      }
    }
    self.init(boxes: Self.pair(best.twice) + [Self.pair(best.once)[0]], shift: shift)
  }

  /// A blur without downsampling, whatever the standard deviation is. 0 and less, and NaN, do not blur.
  init(atFullResolution sigma: Double) {
    // A box of width d has the variance (d² - 1)/12, and the variances of a sequence add up.
    let variance = sigma > 0 ? min(sigma, Self.maxSigma) * min(sigma, Self.maxSigma) : 0
    let width = max(1, Int((4 * variance + 1).squareRoot().rounded()))
    self.init(boxes: Self.pair(width) + [Self.pair(width | 1)[0]], shift: 0)
  }

  private init(boxes: [(before: Int, after: Int)], shift: Int) {
    self.boxes = boxes
    self.shift = shift
  }

  /// A blur with a larger standard deviation looks the same. Sums of boxes that wide are exact in single
  /// precision.
  private static let maxSigma = 64.0

  /// Two boxes of a width. A box of even width cannot be centered: one is shifted by half a value to
  /// each side.
  private static func pair(_ width: Int) -> [(before: Int, after: Int)] {
    let half = width / 2
    return width % 2 == 1 ? [(half, half), (half, half)] : [(half, half - 1), (half - 1, half)]
  }

  /// The distance that a value spreads, in values.
  var spread: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// The largest distance that a pixel's value spreads, in pixels.
  var reach: Int { shift == 0 ? spread : (spread + 2) << shift }
}
