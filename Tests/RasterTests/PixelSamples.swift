// Part of Snapback, under the MIT licence; see LICENSE.

/// Random premultiplied pixels and coverages.
struct PixelSamples {
  let below: [UInt32]
  let above: [UInt32]
  /// Every third one is 0 or 65535.
  let coverage: [UInt16]

  init(seed: UInt64, count: Int) {
    var random = Randomness(seed: seed)
    func pixel() -> UInt32 {
      let alpha = UInt32.random(in: 0...255, using: &random)
      var pixel = alpha << 24
      for shift: UInt32 in [0, 8, 16] {
        pixel |= UInt32.random(in: 0...alpha, using: &random) << shift
      }
      return pixel
    }
    below = (0..<count).map { _ in pixel() }
    above = (0..<count).map { _ in pixel() }
    coverage = (0..<count).map { index in
      index % 3 == 0
        ? .random(in: 0...1, using: &random) * 65535 : .random(in: 0...65535, using: &random)
    }
  }
}
