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
    /// A sixth of the written letters, at least one: for names of an API, most of which resemble others.
    case misspelling

    fileprivate func allows(_ distance: Int, from written: Int, to right: Int) -> Bool {
      switch self {
      case .generous: distance <= right / 3 + 1 && distance < right
      case .strict: distance <= max(1, written / 3)
      case .misspelling: distance <= max(1, written / 6)
      }
    }
  }

  /// Returns the known name that was probably meant by `text`: a name that `text` misspells, or the only name that
  /// begins with all words of `text`, as `onTapGesture` begins with those of `onTap`.
  ///
  /// Among a thousand names, unrelated ones are near in letters by chance, such as `allowsHitTesting` to
  /// `allowsTightening`. So a misspelling has the same first letter, and one other letter in six. Nil if no name was
  /// meant.
  package static func meant(_ text: String, _ names: [String]) -> String? {
    let first = text.first?.lowercased()
    let related = names.filter { $0.first?.lowercased() == first && $0 != text }
    if let right = of(text, among: related, .misspelling) { return right }
    let words = words(of: text)
    let longer = related.filter { Self.words(of: $0).starts(with: words) }
    return words.count > 1 && Set(longer).count == 1 ? longer[0] : nil
  }

  /// The words of a name in camel case, in small letters: `["on", "tap"]` for `onTap`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty {
        words.append(letter.lowercased())
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }

  /// Returns the name with the smallest edit distance (insertions, deletions, substitutions, and
  /// swaps of neighboring letters), the first of several. Case is ignored. Nil if the distance
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
