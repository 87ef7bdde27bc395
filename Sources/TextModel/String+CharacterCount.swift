// Part of Snapback, under the MIT licence; see LICENSE.

extension String {
  /// The number of characters that begin in a prefix of the string. The last one may end beyond it,
  /// as the prefix may combine with what follows.
  package func characterCount(upTo prefix: String) -> Int {
    let length = prefix.utf8.count
    var (count, bytes) = (0, 0)
    for character in self {
      if bytes >= length { break }
      bytes += character.utf8.count
      count += 1
    }
    return count
  }

  /// The number of characters that end in a prefix of the string.
  package func characterCount(within prefix: String) -> Int {
    let length = prefix.utf8.count
    var (count, bytes) = (0, 0)
    for character in self {
      bytes += character.utf8.count
      if bytes > length { break }
      count += 1
    }
    return count
  }
}
