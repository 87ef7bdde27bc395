// Part of Snapback, under the MIT licence; see LICENSE.

/// Solves linear equations and inequalities with priorities, step by step (Cassowary).
///
/// Required ones hold exactly. Among the others the error of a higher priority is made as small as
/// possible before that of a lower one, whatever the sums. The same calls give the same results.
package struct LinearSolver {
  /// A linear expression: the sum of the terms and the constant.
  package struct Expression {
    package var constant: Double
    package var terms: [(variable: Int, factor: Double)]

    package init(constant: Double = 0, terms: [(variable: Int, factor: Double)] = []) {
      (self.constant, self.terms) = (constant, terms)
    }

    package static func + (a: Expression, b: Expression) -> Expression {
      Expression(constant: a.constant + b.constant, terms: a.terms + b.terms)
    }

    package static func * (a: Expression, factor: Double) -> Expression {
      Expression(
        constant: a.constant * factor, terms: a.terms.map { ($0.variable, $0.factor * factor) })
    }

    package static func - (a: Expression, b: Expression) -> Expression { a + b * -1 }
  }

  package enum Relation {
    case lessOrEqual
    case equal
    case greaterOrEqual
  }

  /// An added constraint.
  package struct Tag {
    package var marker: Int
    var other: Int?
    /// The change of the constant for a change of the marker by 1.
    var factor: Double
    package var priority: Double
  }

  private enum Kind {
    case external
    case slack
    case error
    case dummy
  }

  private var kinds: [Kind] = []
  private var rows: [Row?] = []
  /// By symbol: the rows that contain it, and some that did.
  private var columns: [[Int]] = []
  private var symbolOfVariable: [Int] = []
  /// One row for each priority, the highest first.
  private var objectives: [(priority: Double, row: Row)] = []
  private var artificial: Row?
  /// The first objective that has changed since none could become less; a large number if none has.
  private var firstChanged = Int.max
  /// The markers of the constraints with which the last one that was not added is in conflict.
  package private(set) var conflict: [Int] = []
  private var infeasible: [Int] = []

  package init() {}

  private mutating func makeSymbol(_ kind: Kind) -> Int {
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    return kinds.count - 1
  }

  /// Whether the constraints leave an expression only one value.
  package func isDetermined(_ expression: Expression) -> Bool {
    let row = row(expression)
    guard row.symbols.allSatisfy({ kinds[$0] != .external }) else { return false }
    // Symbols without a cost may grow; how far they do is found in a copy, by minimizing the
    // expression, and its opposite, after all objectives.
    let isFixed = row.symbols.allSatisfy { symbol in
      kinds[symbol] == .dummy || objectives.contains { abs($0.row.factor(symbol)) > 1e-9 }
    }
    if isFixed { return true }
    for sign in [1.0, -1.0] {
      var copy = self
      var objective = row
      objective.scale(sign)
      copy.objectives.append((-1, objective))
      copy.firstChanged = 0
      guard copy.optimize(), abs(copy.row(expression).constant - row.constant) < 1e-6 else {
        return false
      }
    }
    return true
  }

  /// Returns a new variable, which is 0.
  package mutating func makeVariable() -> Int {
    symbolOfVariable.append(makeSymbol(.external))
    return symbolOfVariable.count - 1
  }

  /// The value of a variable.
  package func value(_ variable: Int) -> Double { rows[symbolOfVariable[variable]]?.constant ?? 0 }

  /// Adds that an expression is zero, not above or not below zero. Returns nil if it is required and
  /// cannot hold with those before; then it is not added.
  package mutating func add(_ expression: Expression, _ relation: Relation, priority: Double)
    -> Tag?
  {
    var (row, tag) = makeRow(expression, relation, priority)
    var subject = chooseSubject(row, tag)
    if subject == nil, row.symbols.allSatisfy({ kinds[$0] == .dummy }) {
      guard abs(row.constant) < 1e-6 else {
        conflict = row.symbols.filter { $0 != tag.marker }
        return nil
      }
      subject = tag.marker
    }
    if let subject {
      row.solve(for: subject)
      substitute(subject, row)
      setRow(subject, row)
    } else if !addWithArtificial(row, tag.marker) {
      removeEffects(tag)
      return nil
    }
    optimize()
    return tag
  }

  /// The expression in nonbasic symbols.
  private func row(_ expression: Expression) -> Row {
    var row = Row()
    row.constant = expression.constant
    for (variable, factor) in expression.terms where factor != 0 {
      let symbol = symbolOfVariable[variable]
      if let basic = rows[symbol] { row.add(basic, factor) } else { row.add(symbol, factor) }
    }
    return row
  }

  private mutating func setRow(_ symbol: Int, _ row: Row) {
    rows[symbol] = row
    for other in row.symbols { columns[other].append(symbol) }
  }

  private mutating func makeRow(
    _ expression: Expression, _ relation: Relation, _ priority: Double
  ) -> (Row, Tag) {
    var row = self.row(expression)
    var tag: Tag
    let isRequired = priority >= 1000
    switch relation {
    case .lessOrEqual, .greaterOrEqual:
      let sign = relation == .lessOrEqual ? 1.0 : -1.0
      let slack = makeSymbol(.slack)
      row.add(slack, sign)
      tag = Tag(marker: slack, other: nil, factor: sign, priority: priority)
      if !isRequired {
        let error = makeSymbol(.error)
        row.add(error, -sign)
        addObjective(error, priority)
        tag.other = error
      }
    case .equal where !isRequired:
      let (plus, minus) = (makeSymbol(.error), makeSymbol(.error))
      row.add(plus, -1)
      row.add(minus, 1)
      addObjective(plus, priority)
      addObjective(minus, priority)
      tag = Tag(marker: plus, other: minus, factor: -1, priority: priority)
    case .equal:
      let dummy = makeSymbol(.dummy)
      row.add(dummy, 1)
      tag = Tag(marker: dummy, other: nil, factor: 1, priority: priority)
    }
    if row.constant < 0 {
      row.scale(-1)
    }
    return (row, tag)
  }

  private mutating func addObjective(_ symbol: Int, _ priority: Double) {
    let index = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    firstChanged = min(firstChanged, index)
    if index == objectives.count || objectives[index].priority != priority {
      objectives.insert((priority, Row()), at: index)
    }
    if let basic = rows[symbol] {
      objectives[index].row.add(basic, 1)
    } else {
      objectives[index].row.add(symbol, 1)
    }
  }

  private func chooseSubject(_ row: Row, _ tag: Tag) -> Int? {
    for symbol in row.symbols where kinds[symbol] == .external { return symbol }
    for symbol in [tag.marker, tag.other].compactMap(\.self) {
      if kinds[symbol] == .slack || kinds[symbol] == .error, row.factor(symbol) < 0 {
        return symbol
      }
    }
    return nil
  }

  private mutating func addWithArtificial(_ row: Row, _ marker: Int) -> Bool {
    let symbol = makeSymbol(.slack)
    setRow(symbol, row)
    artificial = row
    optimize(artificialOnly: true)
    let isFeasible = abs(artificial?.constant ?? 0) < 1e-6
    if !isFeasible {
      // Only this row contains the marker: without it, the system is as before.
      conflict = artificial?.symbols.filter { $0 != marker && $0 != symbol } ?? []
      artificial = nil
      rows[symbol] = nil
      optimize()
      return false
    }
    artificial = nil
    if var row = rows[symbol] {
      rows[symbol] = nil
      if !row.symbols.isEmpty {
        guard
          let entering = row.symbols.first(where: { kinds[$0] == .slack || kinds[$0] == .error })
        else {
          removeColumn(symbol)
          return abs(row.constant) < 1e-6
        }
        // The artificial symbol is zero: the row is solved for another one.
        row.solve(for: entering)
        substitute(entering, row)
        setRow(entering, row)
      }
    }
    removeColumn(symbol)
    return true
  }

  private mutating func removeColumn(_ symbol: Int) {
    for index in columns[symbol] { rows[index]?.remove(symbol) }
    columns[symbol] = []
    for index in objectives.indices { objectives[index].row.remove(symbol) }
  }

  private mutating func substitute(_ symbol: Int, _ row: Row) {
    let column = columns[symbol]
    columns[symbol] = []
    for index in column {
      guard rows[index]?.substitute(symbol, row, onInsert: { columns[$0].append(index) }) == true
      else { continue }
      note(index)
    }
    for index in objectives.indices where objectives[index].row.substitute(symbol, row) {
      firstChanged = min(firstChanged, index)
    }
    artificial?.substitute(symbol, row)
  }

  /// The nonbasic symbol by which the objectives become less; nil if none does.
  private func entering(artificialOnly: Bool) -> Int? {
    if artificialOnly {
      guard let artificial else { return nil }
      for (symbol, factor) in zip(artificial.symbols, artificial.factors)
      where kinds[symbol] != .dummy && factor < -1e-9 { return symbol }
      return nil
    }
    // The objectives before that have not changed cannot become less.
    for level in objectives.indices.dropFirst(firstChanged) {
      let objective = objectives[level]
      for (symbol, factor) in zip(objective.row.symbols, objective.row.factors)
      where kinds[symbol] != .dummy && factor < -1e-9 {
        // Higher priorities must not become worse.
        let isFree = objectives[..<level].allSatisfy { abs($0.row.factor(symbol)) < 1e-9 }
        if isFree { return symbol }
      }
    }
    return nil
  }

  /// Returns false if an objective has no least value.
  @discardableResult
  private mutating func optimize(artificialOnly: Bool = false) -> Bool {
    if !artificialOnly, firstChanged == .max { return true }
    for _ in 0..<20_000 {
      guard let entering = entering(artificialOnly: artificialOnly) else {
        if !artificialOnly { firstChanged = .max }
        return true
      }
      var (leaving, ratio): (Int?, Double) = (nil, .infinity)
      for index in columns[entering] where kinds[index] != .external {
        guard let row = rows[index] else { continue }
        let factor = row.factor(entering)
        guard factor < -1e-9 else { continue }
        let candidate = max(row.constant, 0) / -factor
        // Of equal ones the symbol that was made first leaves, so that the loop ends.
        if candidate < ratio - 1e-12 || (candidate <= ratio + 1e-12 && index < (leaving ?? .max)) {
          (leaving, ratio) = (index, min(candidate, ratio))
        }
      }
      guard let leaving, var row = rows[leaving] else { return false }
      rows[leaving] = nil
      row.add(leaving, -1)
      row.solve(for: entering)
      substitute(entering, row)
      setRow(entering, row)
    }
    return true
  }

  private mutating func removeEffects(_ tag: Tag) {
    guard tag.priority < 1000 else { return }
    guard let index = objectives.firstIndex(where: { $0.priority == tag.priority }) else { return }
    firstChanged = min(firstChanged, index)
    for symbol in [tag.marker, tag.other].compactMap(\.self) where kinds[symbol] == .error {
      if let row = rows[symbol] {
        objectives[index].row.add(row, -1)
      } else {
        objectives[index].row.add(symbol, -1)
      }
    }
  }

  /// Adds to the constant of a constraint's expression.
  package mutating func addToConstant(_ tag: Tag, _ difference: Double) {
    guard difference != 0 else { return }
    // The constant moves the marker: c + d + f·m = c + f·(m + d/f).
    let shift = difference / tag.factor
    if rows[tag.marker] != nil {
      rows[tag.marker]?.constant -= shift
      note(tag.marker)
    } else if let other = tag.other, rows[other] != nil, kinds[tag.marker] == .error {
      rows[other]?.constant += shift
      note(other)
    } else {
      for index in Set(columns[tag.marker]).sorted() {
        guard let factor = rows[index]?.factor(tag.marker), factor != 0 else { continue }
        rows[index]?.constant += shift * factor
        note(index)
      }
    }
    dualOptimize()
  }

  private mutating func note(_ symbol: Int) {
    if kinds[symbol] != .external, let constant = rows[symbol]?.constant, constant < -1e-9 {
      infeasible.append(symbol)
    }
  }

  private mutating func dualOptimize() {
    var count = 0
    while let leaving = infeasible.popLast(), count < 20_000 {
      count += 1
      guard var row = rows[leaving], row.constant < -1e-9 else { continue }
      var (best, bestRatios): (Int?, [Double]) = (nil, [])
      for (symbol, factor) in zip(row.symbols, row.factors)
      where factor > 1e-9 && kinds[symbol] != .dummy {
        let ratios = objectives.map { $0.row.factor(symbol) / factor }
        if best == nil || ratios.lexicographicallyPrecedes(bestRatios) {
          (best, bestRatios) = (symbol, ratios)
        }
      }
      guard let entering = best else { continue }
      rows[leaving] = nil
      row.add(leaving, -1)
      row.solve(for: entering)
      substitute(entering, row)
      setRow(entering, row)
    }
    infeasible = []
    optimize()
  }
}
