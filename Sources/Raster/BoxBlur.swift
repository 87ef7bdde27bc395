// Part of Snapback, under the MIT licence; see LICENSE.

/// Three boxes one after the other, which together are nearly a Gaussian.
///
/// Sums are whole numbers, so that a pixel's value does not depend on where the blurred part
/// begins.
struct BoxBlur {
  /// Each box takes the mean of this many pixels before and after, and the pixel itself.
  let boxes: [(before: Int, after: Int)]

  /// A box of width d has the variance (d² - 1)/12, and variances add up.
  init(sigma: Double) {
    let width = max(1, Int((4 * sigma * sigma + 1).squareRoot().rounded()))
    let half = width / 2
    // An even width cannot lie in the middle: two such boxes lie aside to either side.
    boxes =
      width % 2 == 1
      ? [(half, half), (half, half), (half, half)]
      : [(half, half - 1), (half - 1, half), (half, half)]
  }

  /// How many pixels a pixel's value spreads.
  var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }
}
