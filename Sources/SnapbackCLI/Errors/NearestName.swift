// Part of Snapback, under the MIT licence; see LICENSE.

/// Which of some names was probably meant.
nonisolated package enum NearestName {
  /// The name that takes the fewest single-letter changes (in, out, exchanged, two neighbours
  /// swapped), the first of equals; upper and lower case are the same. Nil where even that one takes
  /// more than a third of its letters and one.
  package static func of(_ text: String, among names: [String]) -> String? {
    let letters = Array(text.lowercased())
    let candidates = names.map { name in
      (name: name, distance: distance(letters, Array(name.lowercased())))
    }
    guard let best = candidates.min(by: { $0.distance < $1.distance }),
      best.distance <= best.name.count / 3 + 1, best.distance < best.name.count
    else { return nil }
    return best.name
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
