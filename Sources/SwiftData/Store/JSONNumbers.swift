// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Handling of NaN, which JSON cannot represent.
enum JSONNumbers {
  /// Returns whether a JSON text has a `NaN` outside of strings.
  static func hasInvalid(_ json: Data) -> Bool {
    json.withUnsafeBytes { bytes in
      var (isString, index) = (false, 0)
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\\") where isString: index += 1
        case UInt8(ascii: "\""): isString.toggle()
        // Outside of strings JSON has no N.
        case UInt8(ascii: "N") where !isString: return true
        default: break
        }
        index += 1
      }
      return false
    }
  }

  /// A JSON text with null in place of each `NaN` outside of strings; nil if it has none.
  static func withoutInvalid(_ json: Data) -> Data? {
    let word = Array("NaN".utf8)
    guard json.range(of: Data(word)) != nil else { return nil }
    var result = Data()
    var (isString, isEscaped, isChanged) = (false, false, false)
    var index = json.startIndex
    while index < json.endIndex {
      if !isString, json[index...].starts(with: word) {
        result.append(contentsOf: "null".utf8)
        isChanged = true
        index += word.count
        continue
      }
      let byte = json[index]
      if isEscaped {
        isEscaped = false
      } else if isString, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isString.toggle()
      }
      result.append(byte)
      index += 1
    }
    return isChanged ? result : nil
  }
}

/// A decimal number as a property of a model: not a number is a text, as JSON has no such number.
enum StoredDecimal {
  static let notANumber = "nan"

  static func coding(isOptional: Bool) -> AttributeCoding {
    AttributeCoding(
      encode: { value, container, key in
        guard let number = (value as? Decimal?) ?? nil else {
          return try container.encodeNil(forKey: key)
        }
        if number.isNaN {
          try container.encode(notANumber, forKey: key)
        } else {
          try container.encode(number, forKey: key)
        }
      },
      decode: { container, key in
        var number: Decimal?
        if (try? container.decode(String.self, forKey: key)) == notANumber {
          number = .nan
        } else if try isOptional == false || !container.decodeNil(forKey: key) {
          number = try container.decode(Decimal.self, forKey: key)
        }
        if !isOptional, let number { return number }
        return number as Any
      },
      emptyValue: isOptional ? Decimal?.none as Any : nil)
  }
}
