// Part of Snapback, under the MIT licence; see LICENSE.

/// Which of some names was probably meant.
package enum NearestName {
  /// How much may be wrong with what was written.
  package enum Patience: Sendable {
    /// A third of the right name's letters and one: for a few names, where a wild guess does no harm.
    case generous
    /// A third of the letters written, at least one: for thousands of names, of which one is always near.
    case strict

    fileprivate func allows(_ distance: Int, from written: Int, to right: Int) -> Bool {
      switch self {
      case .generous: distance <= right / 3 + 1 && distance < right
      case .strict: distance <= max(1, written / 3)
      }
    }
  }

  /// The name that takes the fewest single-letter changes (in, out, exchanged, two neighbours
  /// swapped), the first of equals; upper and lower case are the same. Nil where that would be more than
  /// patience allows.
  package static func of(
    _ text: String, among names: some Sequence<String>, _ patience: Patience = .generous
  ) -> String? {
    let letters = Array(text.lowercased())
    var best: (name: String, distance: Int)?
    for name in names {
      let other = Array(name.lowercased())
      // Every letter too many is a change at least.
      let least = abs(letters.count - other.count)
      guard least < best?.distance ?? .max,
        patience.allows(least, from: letters.count, to: other.count)
      else { continue }
      let distance = distance(letters, other)
      guard distance < best?.distance ?? .max else { continue }
      guard patience.allows(distance, from: letters.count, to: other.count) else { continue }
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
