// Part of Snapback, under the MIT licence; see LICENSE.

/// Distinguishes memory that grows with the length of a run from memory that fluctuates.
package enum MemoryGrowth {
  /// The growth that counts, in bytes; see `bytes(in:period:)`.
  package static let limit = 2_000_000

  /// Returns the growth of the minimal memory in use from the second to the last quarter of a run, in bytes;
  /// nil if it is not more than 2 MB and a twentieth, or did not continue in the second half.
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
  /// The maximal number of repetitions of the work; see `ends`.
  package static let mostRepetitions = 10

  /// Repeats work until a repetition adds 100 KB at most, or for the tenth time, and returns the bytes in use after
  /// each time.
  ///
  /// One repetition that adds nothing proves that the work does not add memory each time. Growth that goes on for some
  /// repetitions does not prove the contrary: caches are filled, and freed memory is used again later.
  ///
  /// - Parameter work: The work; returns the bytes that are in use after it.
  package static func ends(of work: () -> Int) -> [Int] {
    var ends = [work()]
    while ends.count < mostRepetitions {
      let last = ends[ends.count - 1]
      ends.append(work())
      if ends[ends.count - 1] - last <= repetitionLimit { break }
    }
    return ends
  }

  /// Returns the least number of bytes that one more repetition of the same work has added, if that is
  /// more than 100 KB in all ten repetitions; nil otherwise.
  ///
  /// - Parameter ends: The bytes in use after each time, of `ends`.
  package static func bytes(ofRepetitions ends: [Int]) -> Int? {
    let growth = zip(ends.dropFirst(), ends).map { $0 - $1 }
    guard ends.count >= mostRepetitions, let least = growth.min(), least > repetitionLimit else {
      return nil
    }
    return least
  }
}
