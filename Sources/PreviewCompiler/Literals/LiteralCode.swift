// Part of Snapback, under the MIT licence; see LICENSE.

/// Source code that reads literals from a table.
///
/// A literal such as `0.5` becomes `_sbF(7,0.5)`. The functions are generic over the literal's type
/// as the literal itself is, so the types of the expressions around it stay the same.
enum LiteralCode {
  /// The name of the file with the functions.
  static let fileName = "Literals.swift"

  /// The keys of a module's literals begin at a multiple of this.
  static let keyCount = 1_000_000

  /// A call that returns the literal's current value.
  static func call(_ literal: SourceLiteralRange, key: Int, text: String) -> String {
    "\(function(literal.kind))(\(key),\(text))"
  }

  private static func function(_ kind: SourceLiteralRange.Kind) -> String {
    switch kind {
    case .integer: "_sbI"
    case .decimal: "_sbF"
    case .boolean: "_sbB"
    case .string: "_sbS"
    }
  }

  /// The functions. An integer literal may become a decimal number where its type allows both.
  static let source = """
    @_silgen_name("snapback_changed_literal")
    nonisolated private func _sbChanged<L>(_ key: Int, _ type: L.Type) -> L?
    nonisolated private func _sbDecimal<F: ExpressibleByFloatLiteral>(_ key: Int, _: F.Type) -> Any? {
      _sbChanged(key, F.FloatLiteralType.self).map { F(floatLiteral: $0) }
    }
    nonisolated func _sbI<T: ExpressibleByIntegerLiteral>(_ key: Int, _ value: T) -> T {
      if let type = T.self as? any ExpressibleByFloatLiteral.Type {
        return _sbDecimal(key, type) as? T ?? value
      }
      return _sbChanged(key, T.IntegerLiteralType.self).map { T(integerLiteral: $0) } ?? value
    }
    nonisolated func _sbF<T: ExpressibleByFloatLiteral>(_ key: Int, _ value: T) -> T {
      _sbChanged(key, T.FloatLiteralType.self).map { T(floatLiteral: $0) } ?? value
    }
    nonisolated func _sbB<T: ExpressibleByBooleanLiteral>(_ key: Int, _ value: T) -> T {
      _sbChanged(key, T.BooleanLiteralType.self).map { T(booleanLiteral: $0) } ?? value
    }
    nonisolated func _sbS<T: ExpressibleByStringLiteral>(_ key: Int, _ value: T) -> T {
      _sbChanged(key, T.StringLiteralType.self).map { T(stringLiteral: $0) } ?? value
    }

    """
}
