// Part of Snapback, under the MIT licence; see LICENSE.

/// The identity of a row of a `ForEach`: the id of its element, and a number that tells it from other
/// rows with the same id.
struct RowID<ID: Hashable>: Hashable, CustomStringConvertible {
  let id: ID
  fileprivate(set) var repetition = 0

  init(_ id: ID) { self.id = id }

  var description: String { repetition == 0 ? "\(id)" : "\(id) \(repetition)" }
}

/// Makes the identities of rows.
struct RowIDs<ID: Hashable> {
  private var taken: Set<RowID<ID>>
  private var repetitions: [ID: Int] = [:]

  init(count: Int) { taken = Set(minimumCapacity: count) }

  /// Keeps an identity for a row that has it.
  mutating func keep(_ row: RowID<ID>) { taken.insert(row) }

  /// Returns a new identity for a row.
  mutating func next(_ id: ID) -> RowID<ID> {
    var row = RowID(id)
    while !taken.insert(row).inserted {
      repetitions[id, default: 0] += 1
      row.repetition = repetitions[id] ?? 0
    }
    return row
  }
}
