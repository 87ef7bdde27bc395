// Part of Snapback, under the MIT licence; see LICENSE.

/// The identity of a row of a `ForEach`: the id of its element, and a number that tells it from other
/// rows with the same id.
struct RowID<ID: Hashable>: Hashable, CustomStringConvertible {
  let id: ID
  fileprivate(set) var repetition = 0

  init(_ id: ID) { self.id = id }

  // A character that ids hardly have, as the description is the key of state that is kept after a change of the code.
  var description: String { repetition == 0 ? "\(id)" : "\(id)\u{1F}\(repetition)" }
}

/// Makes the identities of rows.
struct RowIDs<ID: Hashable> {
  private(set) var rows: [RowID<ID>] = []
  private var taken = Set<RowID<ID>>()
  private var repetitions: [ID: Int] = [:]
  /// Whether the ids so far are integers in ascending order, which need no set to be known to differ.
  private var areAscending = ID.self == Int.self
  private var last: Int?

  init(count: Int) { rows.reserveCapacity(count) }

  /// Adds a new identity for a row, with a repetition from the given one on.
  mutating func add(_ id: ID, from repetition: Int = 0) {
    var row = RowID(id)
    row.repetition = repetition
    defer { rows.append(row) }
    if areAscending {
      if let number = id as? Int, number > last ?? .min {
        last = number
        return
      }
      areAscending = false
      taken = Set(rows)
    }
    while !taken.insert(row).inserted {
      repetitions[id, default: 0] += 1
      row.repetition = repetition + (repetitions[id] ?? 0)
    }
  }
}

/// The rows among those of a lazy container whose ids other elements have, too: each is known by its order among them.
struct RepeatedRows<ID: Hashable> {
  /// The index at which each id was made first. Until one is made at another, no element of the data is compared.
  private var firstIndices: [ID: Int] = [:]
  /// For each element the number of those before it with its id; empty until an id is repeated.
  private var occurrences: [Int] = []
  /// The occurrences of the rows that were made before the repetition was noticed; they keep the number 0.
  private var bases: [ID: Int] = [:]
  /// Whether the data before its last change had repetitions.
  private var wasRepeated = false
  /// Whether no repetition has been noticed.
  var isEmpty: Bool { occurrences.isEmpty }

  /// Forgets the data, which has changed, and not which rows have the number 0.
  mutating func forgetData() {
    wasRepeated = !occurrences.isEmpty
    (firstIndices, occurrences) = ([:], [])
  }

  /// Returns the number of a row. `ids` returns the ids of all elements in order.
  mutating func repetition(of id: ID, at row: Int, ids: () -> [ID]) -> Int {
    if occurrences.isEmpty {
      if !wasRepeated {
        guard let first = firstIndices[id] else {
          firstIndices[id] = row
          return 0
        }
        guard first != row else { return 0 }
      }
      wasRepeated = false
      count(ids())
    }
    return row < occurrences.count ? occurrences[row] - (bases[id] ?? 0) : 0
  }

  private mutating func count(_ ids: [ID]) {
    let first = firstIndices
    firstIndices = [:]
    var counts: [ID: Int] = [:]
    for id in ids {
      occurrences.append(counts[id] ?? 0)
      counts[id, default: 0] += 1
    }
    guard counts.count < ids.count else {
      (occurrences, bases) = ([], [:])
      return
    }
    for (id, row) in first where row < ids.count && occurrences[row] != 0 {
      bases[id] = occurrences[row]
    }
  }
}
