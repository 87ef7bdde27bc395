// Part of Snapback, under the MIT licence; see LICENSE.

/// An incremental solver for linear equations and inequalities with priorities: the Cassowary algorithm, a simplex
/// method on a tableau of rows.
///
/// Required constraints hold exactly. The errors of the others are minimized priority by priority: those of a higher
/// one first, however large those of lower ones become. The same calls give the same results.
package struct LinearSolver {
  package enum Relation {
    case lessOrEqual
    case equal
    case greaterOrEqual
  }

  /// Identifies an added constraint.
  package struct Tag {
    /// The symbol that stands for the constraint: its slack, error or dummy variable.
    package var marker: Int
    /// The error of an inequality, or the second one of an equation, that is not required; nil for required ones.
    package var other: Int?
    /// The change of the constant for a change of the marker by 1.
    var factor: Double
    package var priority: Double
  }

  /// The kinds of symbols, the variables of the tableau. All but external ones are restricted to values of at least 0.
  enum Kind {
    /// A variable of the caller without a bound.
    case external
    /// The difference between the sides of an inequality, or a variable of the caller that must not be negative.
    case slack
    /// The deviation from a constraint that is not required.
    case error
    /// The marker of a required equation, which is always 0.
    case dummy
  }

  private(set) var kinds: [Kind] = []
  var rows: [Row?] = []
  /// By symbol: the rows that contain it, and some that no longer do.
  private(set) var columns: [[Int]] = []
  private(set) var symbolOfVariable: [Int] = []
  /// By symbol: its definition, if it has one instead of a row.
  var definitions: [Definition?] = []
  /// The defined symbols by increasing ranks.
  var definitionOrder: [Int] = []
  /// By symbol: the least rank of the definitions that contain it; infinity for none.
  var firstUses: [Double] = []
  /// By symbol that is no variable of the caller: the symbols whose definitions contain it, and some that no longer do.
  var definedUsers: [[Int]] = []
  private(set) var isVariable: [Bool] = []
  /// One row for each priority, the highest first.
  private(set) var objectives: [(priority: Double, row: Row)] = []
  var artificial: Row?
  /// The first objective that has changed since the last optimum; `Int.max` if none has.
  var firstChanged = Int.max
  /// The markers of the constraints that conflict with the last one that `add` has rejected.
  package private(set) var conflict: [Int] = []
  private var infeasible: [Int] = []
  /// The symbols whose factors in objectives may have changed since the last optimum.
  var candidates: [Int] = []
  /// The generation in which each symbol was last seen in an objective of a higher priority.
  var marks: [Int] = []
  var mark = 0

  package init() {}

  private mutating func makeSymbol(_ kind: Kind) -> Int {
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    definitions.append(nil)
    firstUses.append(.infinity)
    isVariable.append(false)
    definedUsers.append([])
    marks.append(0)
    return kinds.count - 1
  }

  /// Returns whether the constraints leave an expression only one value.
  package func isDetermined(_ expression: Expression) -> Bool {
    let row = row(expression)
    guard row.terms.allSatisfy({ kinds[$0.symbol] != .external }) else { return false }
    // Symbols without a cost may grow; how far they do is found in a copy, by minimizing the
    // expression, and its opposite, after all objectives.
    let isFixed = row.terms.allSatisfy { term in
      kinds[term.symbol] == .dummy
        || objectives.contains { abs($0.row.factor(term.symbol)) > Self.epsilon }
    }
    if isFixed { return true }
    for sign in [1.0, -1.0] {
      var copy = self
      var objective = row
      objective.scale(sign)
      copy.objectives.append((-1, objective))
      copy.firstChanged = 0
      copy.candidates += objective.terms.map(\.symbol)
      guard copy.optimize(), abs(copy.row(expression).constant - row.constant) < Self.tolerance
      else {
        return false
      }
    }
    return true
  }

  /// The value of an expression.
  package func value(of expression: Expression) -> Double { row(expression).constant }

  /// The symbols of constraints on which the value of an expression depends: an active one adds its marker, or the
  /// other symbol of its tag.
  package func symbols(in expression: Expression) -> [Int] {
    row(expression).terms.map(\.symbol)
  }

  /// Returns a new variable, which is 0.
  package mutating func makeVariable() -> Int {
    let symbol = makeSymbol(.external)
    isVariable[symbol] = true
    symbolOfVariable.append(symbol)
    return symbolOfVariable.count - 1
  }

  /// Requires that a variable is not negative.
  package mutating func requireNonNegative(_ variable: Int) {
    let symbol = symbolOfVariable[variable]
    if rows[symbol] == nil, columns[symbol].isEmpty, definitions[symbol] == nil {
      // No constraint contains it: it needs no row, as a slack variable.
      kinds[symbol] = .slack
    } else {
      _ = add(Expression(terms: [(variable, 1)]), .greaterOrEqual, priority: Self.requiredPriority)
    }
  }

  /// The value of a variable.
  package func value(_ variable: Int) -> Double {
    let symbol = symbolOfVariable[variable]
    guard definitions[symbol] != nil else { return rows[symbol]?.constant ?? 0 }
    var (constant, sum) = (0.0, 0.0)
    forEachTerm(of: [Row.Term(symbol: symbol, factor: 1)], constant: &constant) {
      sum += (rows[$0]?.constant ?? 0) * $1
    }
    return constant + sum
  }

  /// The values of all variables.
  package var values: [Double] {
    var known = rows.map { $0?.constant ?? 0 }
    for symbol in definitionOrder {
      guard let row = definitions[symbol]?.row else { continue }
      known[symbol] = row.terms.reduce(row.constant) { $0 + known[$1.symbol] * $1.factor }
    }
    return symbolOfVariable.map { known[$0] }
  }

  /// The number of terms of all rows and definitions. The time that a change takes grows with it.
  package var termCount: Int {
    rows.reduce(0) { $0 + ($1?.terms.count ?? 0) }
      + definitions.reduce(0) { $0 + ($1?.row.terms.count ?? 0) }
  }

  /// Adds a constraint: an expression is zero, at most zero or at least zero. A required one that conflicts with earlier
  /// required ones is not added; then it returns nil.
  package mutating func add(_ expression: Expression, _ relation: Relation, priority: Double)
    -> Tag?
  {
    if let tag = define(expression, relation, priority) { return tag }
    var row = row(expression)
    let tag = addMarkers(to: &row, relation, priority)
    if row.constant < 0 { row.scale(-1) }
    var subject = chooseSubject(row, tag)
    if subject == nil, row.terms.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      guard abs(row.constant) < Self.tolerance else {
        conflict = row.terms.map(\.symbol).filter { $0 != tag.marker }
        return nil
      }
      subject = tag.marker
    }
    // A factor that is only rounding error would make all others enormous.
    if subject == nil, let entering = decreasing(row), row.factor(entering) < -Self.tolerance,
      leaving(entering).ratio > row.constant / -row.factor(entering) + Self.tieDifference
    {
      subject = entering
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

  /// Returns an expression in terms of nonbasic symbols.
  private func row(_ expression: Expression) -> Row {
    var row = Row()
    row.constant = expression.constant
    for (variable, factor) in expression.terms { row.add(symbolOfVariable[variable], factor) }
    return self.row(row) { _ in true }
  }

  mutating func setRow(_ symbol: Int, _ row: Row) {
    rows[symbol] = row
    for term in row.terms { columns[term.symbol].append(symbol) }
  }

  /// Adds the symbols of a new constraint to its row.
  mutating func addMarkers(
    to row: inout Row, _ relation: Relation, _ priority: Double
  ) -> Tag {
    var tag: Tag
    let isRequired = priority >= Self.requiredPriority
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
    return tag
  }

  private mutating func addObjective(_ symbol: Int, _ priority: Double) {
    let index = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    firstChanged = min(firstChanged, index)
    if index == objectives.count || objectives[index].priority != priority {
      objectives.insert((priority, Row()), at: index)
    }
    if let basic = rows[symbol] {
      objectives[index].row.add(basic, 1)
      candidates += basic.terms.map(\.symbol)
    } else {
      objectives[index].row.add(symbol, 1)
      candidates.append(symbol)
    }
  }

  private func chooseSubject(_ row: Row, _ tag: Tag) -> Int? {
    for term in row.terms where kinds[term.symbol] == .external { return term.symbol }
    for symbol in [tag.marker, tag.other].compactMap(\.self) {
      guard kinds[symbol] == .slack || kinds[symbol] == .error else { continue }
      if row.factor(symbol) < 0 || row.constant == 0 { return symbol }
    }
    return nil
  }

  private mutating func addWithArtificial(_ row: Row, _ marker: Int) -> Bool {
    let symbol = makeSymbol(.slack)
    setRow(symbol, row)
    artificial = row
    optimize(artificialOnly: true)
    let isFeasible = abs(artificial?.constant ?? 0) < Self.tolerance
    if !isFeasible {
      // Only this row contains the marker: without it, the system is as before.
      conflict = artificial?.terms.map(\.symbol).filter { $0 != marker && $0 != symbol } ?? []
      artificial = nil
      rows[symbol] = nil
      optimize()
      return false
    }
    artificial = nil
    if var row = rows[symbol] {
      rows[symbol] = nil
      if !row.terms.isEmpty {
        guard
          let entering = row.terms.map(\.symbol).first(where: {
            kinds[$0] == .slack || kinds[$0] == .error
          })
        else {
          removeColumn(symbol)
          return abs(row.constant) < Self.tolerance
        }
        // The artificial variable is zero: the row gets another basic variable.
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

  mutating func substitute(_ symbol: Int, _ row: Row) {
    let column = columns[symbol]
    columns[symbol] = []
    for index in column {
      guard rows[index]?.substitute(symbol, row, onInsert: { columns[$0].append(index) }) == true
      else { continue }
      note(index)
    }
    for index in objectives.indices where objectives[index].row.substitute(symbol, row) {
      firstChanged = min(firstChanged, index)
      candidates += row.terms.map(\.symbol)
    }
    artificial?.substitute(symbol, row)
  }

  private mutating func removeEffects(_ tag: Tag) {
    guard tag.priority < Self.requiredPriority else { return }
    guard let index = objectives.firstIndex(where: { $0.priority == tag.priority }) else { return }
    firstChanged = min(firstChanged, index)
    for symbol in [tag.marker, tag.other].compactMap(\.self) where kinds[symbol] == .error {
      if let row = rows[symbol] {
        objectives[index].row.add(row, -1)
        candidates += row.terms.map(\.symbol)
      } else {
        objectives[index].row.add(symbol, -1)
        candidates.append(symbol)
      }
    }
  }

  /// Adds to the constant of a constraint's expression.
  package mutating func addToConstant(_ tag: Tag, _ difference: Double) {
    guard difference != 0 else { return }
    // The constant moves the marker: c + d + f·m = c + f·(m + d/f).
    let shift = difference / tag.factor
    shiftDefinitions(tag.marker, shift)
    if rows[tag.marker] != nil {
      rows[tag.marker]?.constant -= shift
      note(tag.marker)
    } else if let other = tag.other, rows[other] != nil, kinds[tag.marker] == .error {
      rows[other]?.constant += shift
      note(other)
    } else {
      var last: Int?
      for index in columns[tag.marker].sorted() where index != last {
        last = index
        guard let factor = rows[index]?.factor(tag.marker), factor != 0 else { continue }
        rows[index]?.constant += shift * factor
        note(index)
      }
    }
    dualOptimize()
  }

  private mutating func note(_ symbol: Int) {
    if kinds[symbol] != .external, let constant = rows[symbol]?.constant, constant < -Self.epsilon {
      infeasible.append(symbol)
    }
  }

  private mutating func dualOptimize() {
    var count = 0
    while let leaving = infeasible.popLast(), count < Self.pivotLimit {
      count += 1
      guard var row = rows[leaving], row.constant < -Self.epsilon else { continue }
      var (best, bestRatios): (Int?, [Double]) = (nil, [])
      for term in row.terms where term.factor > Self.epsilon && kinds[term.symbol] != .dummy {
        let ratios = objectives.map { $0.row.factor(term.symbol) / term.factor }
        if best == nil || ratios.lexicographicallyPrecedes(bestRatios) {
          (best, bestRatios) = (term.symbol, ratios)
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
