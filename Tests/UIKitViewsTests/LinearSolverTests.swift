// Part of Snapback, under the MIT licence; see LICENSE.

import LinearConstraints
import Testing

/// Solutions that are known, and that do not depend on the order of the constraints.
@Suite struct LinearSolverTests {
  typealias Expression = LinearSolver.Expression

  private func variable(_ index: Int) -> Expression { Expression(terms: [(index, 1)]) }
  private func constant(_ value: Double) -> Expression { Expression(constant: value) }

  @Test func `a variable that is not negative stays so at any priority below required`() {
    var solver = LinearSolver()
    let width = solver.makeVariable()
    solver.requireNonNegative(width)
    #expect(solver.add(variable(width) + constant(5), .equal, priority: 999) != nil)
    #expect(solver.value(width) == 0)
    #expect(solver.add(variable(width) + constant(5), .equal, priority: 1000) == nil)
    #expect(solver.value(width) == 0)
  }

  @Test func `a variable of earlier constraints is not negative, either`() {
    var solver = LinearSolver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    #expect(
      solver.add(variable(x) - variable(width) - constant(4), .equal, priority: 1000) != nil)
    solver.requireNonNegative(width)
    #expect(solver.add(variable(x) - constant(1), .equal, priority: 500) != nil)
    #expect(solver.value(width) == 0)
    #expect(solver.value(x) == 4)
  }

  @Test func `chains of limits have the values of their ends`() {
    var solver = LinearSolver()
    let widths = (0..<20).map { _ in solver.makeVariable() }
    for width in widths { solver.requireNonNegative(width) }
    #expect(solver.add(variable(widths[0]) - constant(100), .equal, priority: 1000) != nil)
    for (one, next) in zip(widths, widths.dropFirst()) {
      let tag = solver.add(variable(next) - variable(one), .lessOrEqual, priority: 1000)
      #expect(tag != nil)
    }
    let tag = solver.add(variable(widths[19]) - constant(30), .equal, priority: 1000)
    #expect(solver.value(widths[19]) == 30)
    #expect(widths.allSatisfy { (30...100).contains(solver.value($0)) })
    #expect(solver.add(variable(widths[10]) - constant(20), .equal, priority: 1000) == nil)
    if let tag { solver.addToConstant(tag, -40) }
    #expect(solver.value(widths[19]) == 70)
    #expect(widths.allSatisfy { (70...100).contains(solver.value($0)) })
  }

  /// Constraints on four lengths in 100 whose solution is unique: 20, 20, 45 and 15.
  private func constraints(
    _ x: [Expression]
  ) -> [(Expression, LinearSolver.Relation, Double)] {
    [
      (x[0] + x[1] + x[2] + x[3] - constant(100), .equal, 1000),
      (x[0] - x[1], .equal, 1000), (x[0] - constant(20), .greaterOrEqual, 1000),
      (x[0], .equal, 700), (x[3] - constant(15), .lessOrEqual, 1000),
      (x[3] - constant(60), .equal, 800), (x[2] - constant(300), .equal, 250),
    ]
  }

  @Test(arguments: 0..<24)
  func `the order of the constraints does not matter`(seed: Int) {
    var solver = LinearSolver()
    let lengths = (0..<4).map { _ in solver.makeVariable() }
    if seed.isMultiple(of: 2) { for length in lengths { solver.requireNonNegative(length) } }
    var list = constraints(lengths.map(variable))
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    for index in list.indices.reversed().dropLast() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      list.swapAt(index, Int(state >> 33) % (index + 1))
    }
    for (expression, relation, priority) in list {
      #expect(solver.add(expression, relation, priority: priority) != nil)
    }
    if !seed.isMultiple(of: 2) { for length in lengths { solver.requireNonNegative(length) } }
    for (length, value) in zip(lengths, [20.0, 20, 45, 15]) {
      #expect(abs(solver.value(length) - value) < 1e-9)
    }
  }
}
