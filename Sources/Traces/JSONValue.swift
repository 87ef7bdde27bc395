// Part of Snapback, under the MIT licence; see LICENSE.

/// A JSON value. Numbers are stored as they are written, so that integers keep all their digits.
enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(spelling: String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON, with nested values abbreviated.
  var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let spelling): spelling
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.shortDescription).joined(separator: ",") + "]"
    case .object: "{…}"
    }
  }

  /// The description, cut after 100 characters, for an error.
  var excerpt: String {
    let text = description.unicodeScalars
    return text.count > 100 ? String(text.prefix(100)) + "…" : String(text)
  }

  private var shortDescription: String {
    if case .array = self { "[…]" } else { description }
  }

  /// A JSON string literal.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case ..<" ":
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
