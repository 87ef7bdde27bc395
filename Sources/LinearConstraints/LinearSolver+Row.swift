// Part of Snapback, under the MIT licence; see LICENSE.

extension LinearSolver {
  /// A row: a constant and factors of symbols, in ascending order.
  struct Row {
    var constant = 0.0
    var symbols: [Int] = []
    var factors: [Double] = []

    func factor(_ symbol: Int) -> Double {
      let index = position(symbol)
      return index < symbols.count && symbols[index] == symbol ? factors[index] : 0
    }

    private func position(_ symbol: Int) -> Int {
      var (low, high) = (0, symbols.count)
      while low < high {
        let middle = (low + high) / 2
        if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// Adds a multiple of a symbol. Returns whether it was not there before.
    @discardableResult
    mutating func add(_ symbol: Int, _ factor: Double) -> Bool {
      let index = position(symbol)
      if index < symbols.count, symbols[index] == symbol {
        factors[index] += factor
        if abs(factors[index]) < 1e-9 {
          factors.remove(at: index)
          symbols.remove(at: index)
        }
      } else if abs(factor) >= 1e-9 {
        symbols.insert(symbol, at: index)
        factors.insert(factor, at: index)
        return true
      }
      return false
    }

    /// Adds a multiple of another row, and calls a closure with each symbol that was not there before.
    mutating func add(_ row: Row, _ scale: Double, onInsert: (Int) -> Void = { _ in }) {
      constant += row.constant * scale
      // A short row costs less one by one, without new arrays.
      if row.symbols.count <= 4 {
        for index in row.symbols.indices {
          let symbol = row.symbols[index]
          if add(symbol, row.factors[index] * scale) { onInsert(symbol) }
        }
        return
      }
      var (newSymbols, newFactors) = ([Int](), [Double]())
      newSymbols.reserveCapacity(symbols.count + row.symbols.count)
      newFactors.reserveCapacity(symbols.count + row.symbols.count)
      var (i, j) = (0, 0)
      while i < symbols.count || j < row.symbols.count {
        if j == row.symbols.count || (i < symbols.count && symbols[i] < row.symbols[j]) {
          newSymbols.append(symbols[i])
          newFactors.append(factors[i])
          i += 1
        } else if i == symbols.count || row.symbols[j] < symbols[i] {
          let value = row.factors[j] * scale
          if abs(value) >= 1e-9 {
            newSymbols.append(row.symbols[j])
            newFactors.append(value)
            onInsert(row.symbols[j])
          }
          j += 1
        } else {
          let value = factors[i] + row.factors[j] * scale
          if abs(value) >= 1e-9 {
            newSymbols.append(symbols[i])
            newFactors.append(value)
          }
          i += 1
          j += 1
        }
      }
      (symbols, factors) = (newSymbols, newFactors)
    }

    mutating func remove(_ symbol: Int) {
      let index = position(symbol)
      guard index < symbols.count, symbols[index] == symbol else { return }
      symbols.remove(at: index)
      factors.remove(at: index)
    }

    mutating func scale(_ factor: Double) {
      constant *= factor
      for index in factors.indices { factors[index] *= factor }
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
      let factor = factor(symbol)
      guard factor != 0 else { return false }
      remove(symbol)
      add(row, factor, onInsert: onInsert)
      return true
    }
  }
}
