// Part of Snapback, under the MIT licence; see LICENSE.

/// The numbers of rows or items that a data source returns, by section.
enum ListCounts {
  /// The largest number of all rows of a table, or items of a collection: their positions are stored.
  private static let limit = 20_000_000

  /// Returns the numbers of a data source. Ends the program, with a message, if one is negative or they
  /// are too large.
  ///
  /// - Parameter kind: `rows` or `items`, for messages.
  static func load(sections: Int, kind: String, _ count: (Int) -> Int) -> [Int] {
    guard (0...limit).contains(sections) else {
      fatalError("A data source returned \(sections) sections; 0 to \(limit) are possible.")
    }
    var total = 0
    return (0..<sections).map { section in
      let count = count(section)
      guard (0...limit - total).contains(count) else {
        fatalError(
          "A data source returned \(count) \(kind) for section \(section); 0 to \(limit) of all "
            + "sections are possible.")
      }
      total += count
      return count
    }
  }

  /// Ends the program, with a message, if a section or row does not exist.
  static func check(_ section: Int, _ row: Int? = nil, in counts: [Int], kind: String) {
    guard counts.indices.contains(section) else {
      fatalError("There is no section \(section) in a list of \(counts.count) sections.")
    }
    guard let row, !(0..<counts[section]).contains(row) else { return }
    fatalError("There is no row \(row) in section \(section) of \(counts[section]) \(kind).")
  }
}
