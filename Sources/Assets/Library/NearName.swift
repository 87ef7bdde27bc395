// Part of Snapback, under the MIT licence; see LICENSE.

/// Which of some names somebody may have meant.
enum NearName {
  /// The one with the fewest letters to change, at most a third of them; nil if none is as near.
  static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = distance(wanted, Array(candidate.lowercased()))
      guard distance <= max(1, wanted.count / 3) else { continue }
      if best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// Levenshtein's.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    if abs(one.count - other.count) > 8 { return .max }
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for (j, otherLetter) in other.enumerated() {
        let change = corner + (letter == otherLetter ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
