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

  /// The arrangement of the views of a chain.
  enum Chain: CaseIterable {
    case heights
    case heightsLast
    case equalHeights
    case leftAndRight
    case limits
    case firstLast
    case lastFirst
  }

  /// The variables of a view.
  private struct Box {
    let (left, top, width, height): (Int, Int, Int, Int)

    init(_ solver: inout LinearSolver, isView: Bool = true) {
      left = solver.makeVariable()
      top = solver.makeVariable()
      width = solver.makeVariable()
      height = solver.makeVariable()
      if isView { for length in [width, height] { solver.requireNonNegative(length) } }
    }
  }

  /// A chain of views, each below the one before it by 1 point, 20 points high and as wide as their superview.
  private func makeChain(
    _ chain: Chain, _ count: Int
  ) -> (solver: LinearSolver, boxes: [Box], height: LinearSolver.Tag?) {
    var solver = LinearSolver()
    func add(
      _ expression: Expression, _ relation: LinearSolver.Relation = .equal
    ) -> LinearSolver.Tag? {
      let tag = solver.add(expression, relation, priority: 1000)
      #expect(tag != nil)
      return tag
    }
    let root = Box(&solver, isView: false)
    _ = add(variable(root.left))
    _ = add(variable(root.top))
    _ = add(variable(root.width) - constant(400))
    let boxes = (0..<count).map { _ in Box(&solver) }
    var (steps, last, height): ([() -> Void], [() -> Void], LinearSolver.Tag?) = ([], [], nil)
    for (index, box) in boxes.enumerated() {
      let before = index == 0 ? root : boxes[index - 1]
      let end = variable(before.top) + (index == 0 ? constant(0) : variable(before.height))
      let top = variable(box.top) - end - constant(1)
      let addHeight = {
        let isEqual = index > 0 && chain == .equalHeights
        let tag = add(variable(box.height) - (isEqual ? variable(before.height) : constant(20)))
        if index == 0 { height = tag }
      }
      steps.append {
        _ = add(top, chain == .limits ? .greaterOrEqual : .equal)
        _ = add(variable(box.left) - variable(before.left))
        let right = variable(box.width) - variable(before.width)
        _ = add(
          chain == .leftAndRight ? variable(box.left) - variable(before.left) + right : right)
        if chain != .heightsLast { addHeight() }
      }
      if chain == .heightsLast { last.append(addHeight) }
    }
    switch chain {
    case .lastFirst: steps.reverse()
    case .firstLast: steps.append(steps.removeFirst())
    default: break
    }
    for step in steps + last { step() }
    return (solver, boxes, height)
  }

  @Test(arguments: Chain.allCases)
  func `the cost of a chain is that of its constraints`(chain: Chain) throws {
    var (solver, boxes, height) = makeChain(chain, 200)
    let values = solver.values
    #expect(boxes.indices.allSatisfy { values[boxes[$0].top] == Double($0 * 21 + 1) })
    #expect(boxes.allSatisfy { values[$0.left] == 0 && values[$0.width] == 400 })
    #expect(boxes.allSatisfy { solver.value($0.top) == values[$0.top] })
    #expect(solver.termCount < 200 * 4 * 5)
    solver.addToConstant(try #require(height), -5)
    #expect(
      solver.value(boxes[199].top) == values[boxes[199].top] + (chain == .equalHeights ? 995 : 5))
  }

  @Test func `a length that others define does not become negative`() throws {
    var solver = LinearSolver()
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    for length in [one, other] { solver.requireNonNegative(length) }
    let tag = solver.add(variable(other) - variable(one) - constant(4), .equal, priority: 1000)
    #expect(solver.add(variable(one) - constant(2), .equal, priority: 500) != nil)
    #expect(solver.value(one) == 2 && solver.value(other) == 6)
    solver.addToConstant(try #require(tag), 9)
    #expect(solver.value(one) == 5 && solver.value(other) == 0)
    solver.addToConstant(try #require(tag), -9)
    #expect(solver.value(one) == 2 && solver.value(other) == 6)
  }
}
