// Part of Snapback, under the MIT licence; see LICENSE.

/// The value of a literal in source code.
package enum LiteralValue: Codable, Equatable, Sendable {
  case integer(Int)
  case decimal(Double)
  case boolean(Bool)
  case string(String)
}

extension LiteralValue {
  /// The value as a type that literals initialize, such as the `FloatLiteralType` of a type. An
  /// integer is also a decimal number. Nil if it is not a value of the type.
  func value<Value>(as type: Value.Type) -> Value? {
    switch self {
    case .boolean(let value): return value as? Value
    case .string(let value): return value as? Value
    case .decimal(let value):
      if let type = type as? any BinaryFloatingPoint.Type { return type.init(value) as? Value }
      return nil
    case .integer(let value):
      if let type = type as? any FixedWidthInteger.Type {
        return type.init(exactly: value) as? Value
      }
      if let type = type as? any BinaryFloatingPoint.Type { return type.init(value) as? Value }
      return nil
    }
  }
}
