// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime

extension LinearSolver {
  /// A row: a constant and multiples of symbols, in ascending order.
  struct Row {
    struct Term {
      var symbol: Int
      var factor: Double
    }

    var constant = 0.0
    var terms: [Term] = []

    /// The index of a symbol, or of the first one after it.
    private func position(_ symbol: Int) -> Int {
      terms.partitioningIndex { $0.symbol >= symbol }
    }

    private func index(of symbol: Int) -> Int? {
      let index = position(symbol)
      return index < terms.count && terms[index].symbol == symbol ? index : nil
    }

    func factor(_ symbol: Int) -> Double { index(of: symbol).map { terms[$0].factor } ?? 0 }

    /// Adds a multiple of a symbol. Returns whether it was not there before.
    @discardableResult
    mutating func add(_ symbol: Int, _ factor: Double) -> Bool {
      let index = position(symbol)
      if index < terms.count, terms[index].symbol == symbol {
        terms[index].factor += factor
        if abs(terms[index].factor) < LinearSolver.epsilon { terms.remove(at: index) }
      } else if abs(factor) >= LinearSolver.epsilon {
        terms.insert(Term(symbol: symbol, factor: factor), at: index)
        return true
      }
      return false
    }

    /// Adds terms in any order.
    mutating func add(_ terms: [Term]) {
      // Many terms are sorted and merged at once.
      guard terms.count > 8 else {
        for term in terms { add(term.symbol, term.factor) }
        return
      }
      var other = Row()
      for term in terms.sorted(by: { $0.symbol < $1.symbol }) {
        other.add(term.symbol, term.factor)
      }
      add(other, 1)
    }

    /// Adds a multiple of another row, and calls a closure with each symbol that was not there before.
    mutating func add(_ row: Row, _ scale: Double, onInsert: (Int) -> Void = { _ in }) {
      constant += row.constant * scale
      // A short row costs less one by one, and a row of later symbols is appended: without new arrays.
      guard row.terms.count > 4, let last = terms.last, last.symbol >= row.terms[0].symbol else {
        for term in row.terms where add(term.symbol, term.factor * scale) { onInsert(term.symbol) }
        return
      }
      var sum: [Term] = []
      sum.reserveCapacity(terms.count + row.terms.count)
      var index = 0
      for term in row.terms {
        while index < terms.count, terms[index].symbol < term.symbol {
          sum.append(terms[index])
          index += 1
        }
        let isKnown = index < terms.count && terms[index].symbol == term.symbol
        let factor = (isKnown ? terms[index].factor : 0) + term.factor * scale
        if isKnown { index += 1 }
        guard abs(factor) >= LinearSolver.epsilon else { continue }
        sum.append(Term(symbol: term.symbol, factor: factor))
        if !isKnown { onInsert(term.symbol) }
      }
      sum.append(contentsOf: terms[index...])
      terms = sum
    }

    mutating func remove(_ symbol: Int) {
      if let index = index(of: symbol) { terms.remove(at: index) }
    }

    mutating func scale(_ factor: Double) {
      constant *= factor
      for index in terms.indices { terms[index].factor *= factor }
    }

    /// Solves the row, which is zero, for a symbol in it.
    mutating func solve(for symbol: Int) {
      let factor = -1 / self.factor(symbol)
      remove(symbol)
      scale(factor)
    }

    /// Replaces a symbol by a row. Returns whether the symbol was there.
    @discardableResult
    mutating func substitute(
      _ symbol: Int, _ row: Row, onInsert: (Int) -> Void = { _ in }
    ) -> Bool {
      guard let index = index(of: symbol) else { return false }
      let factor = terms.remove(at: index).factor
      add(row, factor, onInsert: onInsert)
      return true
    }
  }
}
