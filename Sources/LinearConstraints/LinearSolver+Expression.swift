// Part of Snapback, under the MIT licence; see LICENSE.

extension LinearSolver {
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
}
