// Part of Snapback, under the MIT licence; see LICENSE.

extension Picture {
  /// A hash of the pixels: XXH64 with seed 0 over the bytes blue, green, red, alpha, row by row.
  ///
  /// It is the same on every machine, in debug and release. Different pictures have the same digest
  /// with a probability of 2^-64. The size is not included.
  package var digest: UInt64 {
    var hash = XXHash64()
    for index in stride(from: 0, to: pixels.count & ~1, by: 2) {
      hash.combine(UInt64(pixels[index]) | UInt64(pixels[index + 1]) << 32)
    }
    return hash.finish(last: pixels.count % 2 == 1 ? pixels.last : nil)
  }
}
