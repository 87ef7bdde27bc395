// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Parses a predicate's format into a closure that evaluates it.
struct PredicateParser {
  typealias Condition = (Any?) -> Bool
  /// Computes a value from the evaluated object.
  typealias Expression = (Any?) -> Any?

  private let format: String
  private let tokens: [PredicateToken]
  private var arguments: ArraySlice<Any>
  private var position = 0

  init(_ format: String, _ arguments: [Any]) {
    self.format = format
    tokens = PredicateToken.all(in: format)
    self.arguments = arguments[...]
  }

  /// Returns the condition of the whole format. It is a programmer's error if the format is invalid.
  mutating func parse() -> Condition {
    let condition = either()
    guard position == tokens.count else { fail("unexpected text at its end") }
    return condition
  }

  private mutating func either() -> Condition {
    var result = both()
    while takeWord("OR") || take(.symbol("||")) {
      let (first, second) = (result, both())
      result = { first($0) || second($0) }
    }
    return result
  }

  private mutating func both() -> Condition {
    var result = negation()
    while takeWord("AND") || take(.symbol("&&")) {
      let (first, second) = (result, negation())
      result = { first($0) && second($0) }
    }
    return result
  }

  private mutating func negation() -> Condition {
    if takeWord("NOT") || take(.symbol("!")) {
      let inner = negation()
      return { !inner($0) }
    }
    if take(.symbol("(")) {
      let inner = either()
      guard take(.symbol(")")) else { fail("a missing parenthesis") }
      return inner
    }
    if takeWord("TRUEPREDICATE") { return { _ in true } }
    if takeWord("FALSEPREDICATE") { return { _ in false } }
    return comparison()
  }

  private mutating func comparison() -> Condition {
    let quantifier = ["ANY", "SOME", "ALL", "NONE"].first { takeWord($0) }
    let left = expression()
    let operation = comparisonOperator()
    let options = comparisonOptions()
    let right = expression()
    let comparison = PredicateComparison(operation, options)
    guard let quantifier else { return { comparison.holds(left($0), right($0)) } }
    return { object in
      let values = PredicateValue.elements(left(object)) ?? []
      func holds(_ value: Any) -> Bool { comparison.holds(value, right(object)) }
      switch quantifier {
      case "ALL": return values.allSatisfy(holds)
      case "NONE": return !values.contains(where: holds)
      default: return values.contains(where: holds)
      }
    }
  }

  private mutating func comparisonOperator() -> PredicateComparison.Operation {
    guard position < tokens.count else { fail("no operator") }
    defer { position += 1 }
    switch tokens[position] {
    case .symbol("="), .symbol("=="): return .equal
    case .symbol("!="), .symbol("<>"): return .unequal
    case .symbol("<"): return .less
    case .symbol(">"): return .greater
    case .symbol("<="), .symbol("=<"): return .atMost
    case .symbol(">="), .symbol("=>"): return .atLeast
    case .word(let word):
      if let operation = PredicateComparison.Operation(rawValue: word.uppercased()) {
        return operation
      }
    default: break
    }
    fail("an unknown operator")
  }

  /// The letters between brackets, such as `[cd]`.
  private mutating func comparisonOptions() -> Set<Character> {
    guard take(.symbol("[")) else { return [] }
    guard position + 1 < tokens.count, case .word(let letters) = tokens[position],
      tokens[position + 1] == .symbol("]")
    else { fail("unknown options") }
    position += 2
    return Set(letters.lowercased())
  }

  private mutating func expression() -> Expression {
    guard position < tokens.count else { fail("a missing value") }
    defer { position += 1 }
    switch tokens[position] {
    case .number(let number): return { _ in number }
    case .string(let string): return { _ in string }
    case .placeholder("K"):
      guard let path = arguments.popFirst() else { fail("too few arguments") }
      return Self.path("\(path)")
    case .placeholder:
      guard let argument = arguments.popFirst() else { fail("too few arguments") }
      let value = PredicateValue.unwrapped(argument)
      return { _ in value }
    case .symbol("-"):
      guard position + 1 < tokens.count, case .number(let number) = tokens[position + 1] else {
        fail("an unknown value")
      }
      position += 1
      return { _ in -number }
    case .symbol("{"):
      var values: [Expression] = []
      position += 1
      while position < tokens.count, tokens[position] != .symbol("}") {
        values.append(expression())
        _ = take(.symbol(","))
      }
      return { object in values.map { $0(object) ?? NSNull() } }
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": return { _ in true }
      case "FALSE", "NO": return { _ in false }
      case "NIL", "NULL": return { _ in nil }
      case "SELF": return { $0 }
      default: return Self.path(word)
      }
    default: fail("an unknown value")
    }
  }

  /// The value at a key path, such as `SELF.author.name` or `books.@count`.
  private static func path(_ path: String) -> Expression {
    var keys = path.split(separator: ".").map(String.init)
    if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
    return { object in
      keys.reduce(object) { PredicateValue.value(of: $0, forKey: $1) }
    }
  }

  private mutating func take(_ token: PredicateToken) -> Bool {
    guard position < tokens.count, tokens[position] == token else { return false }
    position += 1
    return true
  }

  private mutating func takeWord(_ keyword: String) -> Bool {
    guard position < tokens.count, case .word(let word) = tokens[position],
      word.uppercased() == keyword
    else { return false }
    position += 1
    return true
  }

  private func fail(_ problem: String) -> Never {
    fatalError("The predicate \"\(format)\" has \(problem).")
  }
}
