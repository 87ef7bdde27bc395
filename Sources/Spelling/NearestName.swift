// Part of Snapback, under the MIT licence; see LICENSE.

/// Suggestions for misspelled names.
package enum NearestName {
  /// The largest edit distance at which a name still counts as similar.
  package enum Tolerance: Sendable {
    /// A third of the right name's letters, plus one: for a few names, where a wrong suggestion
    /// does no harm.
    case generous
    /// A third of the written letters, at least one: for thousands of names, one of which is always
    /// similar.
    case strict

    fileprivate func allows(_ distance: Int, from written: Int, to right: Int) -> Bool {
      switch self {
      case .generous: distance <= right / 3 + 1 && distance < right
      case .strict: distance <= max(1, written / 3)
      }
    }
  }

  /// Returns the nearest name with the same first letter: among a thousand names, unrelated ones are near
  /// by chance. nil if none is similar.
  package static func sharingInitial(_ text: String, _ names: [String]) -> String? {
    let first = text.first?.lowercased()
    return of(text, among: names.filter { $0.first?.lowercased() == first })
  }

  /// Returns the name with the smallest edit distance (insertions, deletions, substitutions, and
  /// swaps of neighboring letters), the first of several. Case is ignored. nil if the distance
  /// exceeds the tolerance.
  package static func of(
    _ text: String, among names: some Sequence<String>, _ tolerance: Tolerance = .generous
  ) -> String? {
    let letters = Array(text.lowercased())
    var best: (name: String, distance: Int)?
    for name in names {
      let other = Array(name.lowercased())
      // The distance is at least the difference in length.
      let least = abs(letters.count - other.count)
      guard least < best?.distance ?? .max,
        tolerance.allows(least, from: letters.count, to: other.count)
      else { continue }
      let distance = distance(letters, other)
      guard distance < best?.distance ?? .max else { continue }
      guard tolerance.allows(distance, from: letters.count, to: other.count) else { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// The optimal string alignment distance, row by row.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let change = last[j] + (first[i] == second[j] ? 0 : 1)
        var cost = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}
