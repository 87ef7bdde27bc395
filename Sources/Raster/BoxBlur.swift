// Part of Snapback, under the MIT licence; see LICENSE.

/// Three boxes one after the other, which together are nearly a Gaussian.
///
/// Where the Gaussian is wide, what is blurred is the means of 2 x 2 or 4 x 4 pixels, and between
/// their middles values lie on lines; both blur a little themselves. Sums are whole numbers, and
/// means are of pixels whose numbers are multiples of 2 or 4, so that a pixel's value does not
/// depend on where the blurred part begins.
struct BoxBlur {
  /// Each box takes the mean of this many values before and after, and the value itself.
  let boxes: [(before: Int, after: Int)]
  /// The pixels of a mean are `1 << shift` each way.
  let shift: Int

  init(sigma: Double) {
    shift = sigma < 10 ? 0 : sigma < 20 ? 1 : 2
    let size = Double(1 << shift)
    guard shift > 0 else {
      // A box of width d has the variance (d² - 1)/12, and variances add up.
      let width = max(1, Int((4 * sigma * sigma + 1).squareRoot().rounded()))
      boxes = Self.pair(width) + [Self.pair(width | 1)[0]]
      return
    }
    // The mean of s pixels has (s² - 1)/12 as well, and lines between them s²/6.
    let own = (sigma * sigma - (size * size - 1) / 12 - size * size / 6) / (size * size)
    var best = (twice: 1, once: 1, error: Double.infinity)
    let middle = Int((4 * own + 1).squareRoot())
    for twice in max(1, middle - 2)...(middle + 2) {
      for once in stride(from: max(1, middle - 4) | 1, through: middle + 4, by: 2) {
        let variance = Double(2 * (twice * twice - 1) + once * once - 1) / 12
        let error = abs(variance - own)
        if error < best.error { best = (twice, once, error) }
      }
    }
    boxes = Self.pair(best.twice) + [Self.pair(best.once)[0]]
  }

  /// Two boxes of a width. An even one cannot lie in the middle: they lie aside to either side.
  private static func pair(_ width: Int) -> [(before: Int, after: Int)] {
    let half = width / 2
    return width % 2 == 1 ? [(half, half), (half, half)] : [(half, half - 1), (half - 1, half)]
  }

  /// How many values a value spreads.
  var spread: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// How many pixels a pixel's value spreads, at most.
  var reach: Int { shift == 0 ? spread : (spread + 2) << shift }
}
