// Part of Snapback, under the MIT licence; see LICENSE.

/// A value in a message of D-Bus.
package indirect enum DBusValue: Equatable, Sendable {
  case boolean(Bool)
  case byte(UInt8)
  case int16(Int16)
  case int32(Int32)
  case uint32(UInt32)
  case double(Double)
  case string(String)
  case objectPath(String)
  case variant(DBusValue)
  case structure([DBusValue])
  /// The signature of the elements, and the elements.
  case array(String, [DBusValue])
  /// A dictionary with strings as keys: the signature of the values, and the entries.
  case dictionary(String, [String: DBusValue])

  /// An integer of any size; nil for other values.
  package var integer: Int? {
    switch self {
    case .byte(let value): Int(value)
    case .int16(let value): Int(value)
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    default: nil
    }
  }

  /// A string or an object path; nil for other values.
  package var text: String? {
    switch self {
    case .string(let text), .objectPath(let text): text
    default: nil
    }
  }

  /// A number; nil for other values.
  package var number: Double? {
    if case .double(let value) = self { return value }
    return integer.map(Double.init)
  }

  /// The value in a variant; the value itself otherwise.
  package var unwrapped: DBusValue {
    if case .variant(let value) = self { return value.unwrapped }
    return self
  }

  /// The members of a structure or the elements of an array; empty for other values.
  package var members: [DBusValue] {
    switch self {
    case .structure(let members), .array(_, let members): members
    default: []
    }
  }

  /// The entries of a dictionary; empty for other values.
  package var entries: [String: DBusValue] {
    if case .dictionary(_, let entries) = self { return entries }
    return [:]
  }
}
