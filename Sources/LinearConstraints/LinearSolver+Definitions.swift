// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime

extension LinearSolver {
  /// A symbol as a linear combination of others, some of which may have definitions themselves.
  ///
  /// A definition keeps the terms of its constraint as they are. A row of the tableau would have all
  /// definitions expanded: with a chain of views, each constraint would repeat the whole chain before it.
  struct Definition {
    /// Larger than the ranks of all defined symbols in `row`, so that definitions cannot be circular.
    var rank: Double
    var row: Row
  }

  /// Adds a constraint as the definition of a variable that no row contains; returns nil if it has no such variable.
  ///
  /// A variable that must not be negative can be defined only by an expression that cannot be negative.
  mutating func define(
    _ expression: Expression, _ relation: Relation, _ priority: Double
  ) -> Tag? {
    var row = Row()
    row.constant = expression.constant
    for (variable, factor) in expression.terms { row.add(symbolOfVariable[variable], factor) }
    if let (symbol, rank) = definable(row, { kinds[$0.symbol] == .external }) {
      return define(symbol, rank, by: &row, relation, priority)
    }
    guard relation == .equal, priority >= Self.requiredPriority else { return nil }
    // With the definitions of positions expanded, often only lengths are left.
    if row.terms.contains(where: { definitions[$0.symbol] != nil }) {
      row = self.row(row) { kinds[$0] == .external }
    }
    guard let (symbol, rank) = definable(row, { isPositive(row, for: $0) }) else { return nil }
    return define(symbol, rank, by: &row, relation, priority)
  }

  private mutating func define(
    _ symbol: Int, _ rank: Double, by row: inout Row, _ relation: Relation, _ priority: Double
  ) -> Tag {
    let tag = addMarkers(to: &row, relation, priority)
    row.solve(for: symbol)
    for term in row.terms {
      firstUses[term.symbol] = min(firstUses[term.symbol], rank)
      if !isVariable[term.symbol] { definedUsers[term.symbol].append(symbol) }
    }
    let index = definitionOrder.partitioningIndex { self.rank($0) > rank }
    definitionOrder.insert(symbol, at: index)
    definitions[symbol] = Definition(rank: rank, row: row)
    return tag
  }

  private func rank(_ symbol: Int) -> Double { definitions[symbol]?.rank ?? -.infinity }

  /// Returns whether a row, solved for one of its variables, has no negative terms.
  private func isPositive(_ row: Row, for term: Row.Term) -> Bool {
    isVariable[term.symbol] && kinds[term.symbol] == .slack
      && row.constant / term.factor <= 0
      && row.terms.allSatisfy { other in
        switch kinds[other.symbol] {
        case .dummy: true
        case .external: false
        case .slack, .error: other.symbol == term.symbol || other.factor / term.factor < 0
        }
      } && objectives.allSatisfy { $0.row.factor(term.symbol) == 0 }
  }

  /// The variable of a row that can be defined by the other ones, and the rank of that definition. Of several variables
  /// it is the last one that was made: later views are usually positioned relative to earlier ones.
  private func definable(
    _ row: Row, _ condition: (Row.Term) -> Bool
  ) -> (symbol: Int, rank: Double)? {
    for term in row.terms.reversed() {
      let symbol = term.symbol
      guard condition(term), abs(term.factor) > 1e-3, definitions[symbol] == nil,
        rows[symbol] == nil, columns[symbol].isEmpty
      else { continue }
      let highest = row.terms.reduce(-Double.infinity) { max($0, rank($1.symbol)) }
      let limit = firstUses[symbol]
      let own =
        if limit == .infinity {
          highest == -.infinity ? 0 : highest + 1
        } else {
          highest == -.infinity ? limit - 1 : (highest + limit) / 2
        }
      // The precision limits how often a rank fits between two others.
      if highest < own, own < limit { return (symbol, own) }
    }
    return nil
  }

  /// Adds to the constants of the definitions that contain a marker. A definition by which a length would become
  /// negative becomes a row of the tableau with its former constant.
  mutating func shiftDefinitions(_ marker: Int, _ shift: Double) {
    for symbol in definedUsers[marker] {
      guard let row = definitions[symbol]?.row, case let factor = row.factor(marker), factor != 0
      else {
        continue
      }
      if kinds[symbol] != .external, row.constant + shift * factor < 0 {
        definitions[symbol] = nil
        definitionOrder.removeAll { $0 == symbol }
        setRow(symbol, self.row(row) { _ in true })
      } else {
        definitions[symbol]?.row.constant += shift * factor
      }
    }
  }

  /// Returns a row with the definitions of all symbols, or of those that meet a condition, expanded.
  func row(_ row: Row, replacing condition: (Int) -> Bool) -> Row {
    var sum = Row()
    var constant = row.constant
    var terms: [Row.Term] = []
    forEachTerm(of: row.terms, constant: &constant, replacing: condition) { symbol, factor in
      if definitions[symbol] == nil, let basic = rows[symbol], condition(symbol) {
        sum.add(basic, factor)
      } else {
        terms.append(Row.Term(symbol: symbol, factor: factor))
      }
    }
    sum.constant += constant
    sum.add(terms)
    return sum
  }

  /// Calls a closure with the terms of a sum after the expansion of definitions. A symbol from several definitions is
  /// passed several times.
  func forEachTerm(
    of terms: [Row.Term], constant: inout Double,
    replacing condition: (Int) -> Bool = { _ in true },
    _ body: (_ symbol: Int, _ factor: Double) -> Void
  ) {
    /// Terms to be expanded, that of the highest rank first, so that the differences in a chain cancel out.
    var pending: [Row.Term] = []
    func add(_ symbol: Int, _ factor: Double) {
      guard definitions[symbol] != nil, condition(symbol) else { return body(symbol, factor) }
      if let index = pending.firstIndex(where: { $0.symbol == symbol }) {
        pending[index].factor += factor
      } else {
        pending.append(Row.Term(symbol: symbol, factor: factor))
      }
    }
    for term in terms { add(term.symbol, term.factor) }
    while let index = pending.indices.max(by: {
      rank(pending[$0].symbol) < rank(pending[$1].symbol)
    }) {
      let (symbol, factor) = (pending[index].symbol, pending[index].factor)
      pending.remove(at: index)
      guard abs(factor) >= Self.epsilon, let row = definitions[symbol]?.row else { continue }
      constant += row.constant * factor
      for term in row.terms { add(term.symbol, term.factor * factor) }
    }
  }
}
