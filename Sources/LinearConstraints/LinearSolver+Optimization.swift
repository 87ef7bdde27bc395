// Part of Snapback, under the MIT licence; see LICENSE.

extension LinearSolver {
  /// The entering variable: a nonbasic symbol whose growth decreases the objectives; nil at the optimum.
  private mutating func entering(artificialOnly: Bool) -> Int? {
    if artificialOnly {
      guard let artificial else { return nil }
      return decreasing(artificial)
    }
    let count = objectives.dropFirst(firstChanged).reduce(0) { $0 + $1.row.terms.count }
    return candidates.count * 8 < count ? enteringCandidate() : enteringTerm()
  }

  /// The first entering variable among the candidates.
  private func enteringCandidate() -> Int? {
    for level in objectives.indices.dropFirst(firstChanged) {
      var entering: Int?
      for symbol in candidates
      where symbol < entering ?? .max && kinds[symbol] != .dummy
        && objectives[level].row.factor(symbol) < -Self.epsilon
        && objectives[..<level].allSatisfy({ $0.row.factor(symbol) == 0 })
      {
        entering = symbol
      }
      if let entering { return entering }
    }
    return nil
  }

  /// The first entering variable among all symbols.
  private mutating func enteringTerm() -> Int? {
    // Objectives of higher priorities must not increase: the symbols in them are marked.
    mark += 1
    for level in objectives.indices {
      let terms = objectives[level].row.terms
      // Earlier objectives, which have not changed, cannot decrease.
      if level >= firstChanged {
        for term in terms
        where term.factor < -Self.epsilon && marks[term.symbol] != mark
          && kinds[term.symbol] != .dummy
        {
          return term.symbol
        }
      }
      for term in terms { marks[term.symbol] = mark }
    }
    return nil
  }

  /// The first symbol whose growth decreases a row; nil if there is none.
  func decreasing(_ row: Row) -> Int? {
    row.terms.first { $0.factor < -Self.epsilon && kinds[$0.symbol] != .dummy }?.symbol
  }

  /// The leaving variable: the basic symbol that becomes zero first while the entering one grows, with the value of the
  /// entering one then; nil and infinity if none does.
  func leaving(_ entering: Int) -> (symbol: Int?, ratio: Double) {
    var (leaving, ratio): (Int?, Double) = (nil, .infinity)
    for index in columns[entering] where kinds[index] != .external {
      guard let row = rows[index] else { continue }
      let factor = row.factor(entering)
      guard factor < -Self.epsilon else { continue }
      let candidate = max(row.constant, 0) / -factor
      // Of several, the symbol that was made first leaves (Bland's rule), so that the loop ends.
      if candidate < ratio - Self.tieDifference
        || (candidate <= ratio + Self.tieDifference && index < (leaving ?? .max))
      {
        (leaving, ratio) = (index, min(candidate, ratio))
      }
    }
    return (leaving, ratio)
  }

  /// Exchanges basic and nonbasic symbols up to the optimum. Returns false if an objective is unbounded.
  @discardableResult
  mutating func optimize(artificialOnly: Bool = false) -> Bool {
    if !artificialOnly, firstChanged == .max { return true }
    for _ in 0..<Self.pivotLimit {
      guard let entering = entering(artificialOnly: artificialOnly) else {
        if !artificialOnly { (firstChanged, candidates) = (.max, []) }
        return true
      }
      guard let leaving = leaving(entering).symbol, var row = rows[leaving] else { return false }
      rows[leaving] = nil
      row.add(leaving, -1)
      row.solve(for: entering)
      substitute(entering, row)
      setRow(entering, row)
    }
    return true
  }
}
