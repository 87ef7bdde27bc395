// Part of Snapback, under the MIT licence; see LICENSE.

/// Tells memory that grows with the length of a run from memory that goes up and down.
package enum MemoryGrowth {
  /// The growth that counts, in bytes; see `bytes(in:period:)`.
  package static let limit = 2_000_000

  /// Returns by how many bytes the least memory in use is higher in the last quarter of a run than in
  /// the second one, if that is more than 2 MB and a twentieth, and if it continued in the second half;
  /// nil otherwise.
  ///
  /// The baseline depends on the view that was measured, so a quarter has to contain each
  /// view at least once. In the first half, caches are filled.
  ///
  /// - Parameters:
  ///   - samples: The bytes in use, in order of time.
  ///   - period: The number of samples after which the same views are measured again. With less than
  ///     four periods the result is nil.
  package static func bytes(in samples: [Int], period: Int) -> Int? {
    let length = samples.count / 4
    guard length >= max(1, period), let last = samples.suffix(length).min(),
      let earlier = samples.dropFirst(length).prefix(length).min()
    else { return nil }
    let growth = last - earlier
    guard growth > max(limit, earlier / 20),
      let middle = samples.dropFirst(2 * length).prefix(length).min(),
      let latest = samples.suffix(max(1, period)).min(), latest - middle > growth / 4
    else { return nil }
    return growth
  }

  /// The growth of repeated work that counts, in bytes; see `bytes(ofRepetitions:)`.
  package static let repetitionLimit = 100_000

  /// Returns the least number of bytes that one more repetition of the same work has added, if that is
  /// more than 100 KB; nil otherwise, and if the work was played less than three times.
  ///
  /// Caches that are filled once, for each new type, font or text, are filled after the first time.
  ///
  /// - Parameter ends: The bytes in use after each time.
  package static func bytes(ofRepetitions ends: [Int]) -> Int? {
    let growth = zip(ends.dropFirst(), ends).map { $0 - $1 }
    guard growth.count >= 2, let least = growth.min(), least > repetitionLimit else { return nil }
    return least
  }
}
