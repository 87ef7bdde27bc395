// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Runtime

extension NavigationPath {
  /// The values of a path, and their types, for storing them.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate var values: [AnyHashable]

    fileprivate init(_ values: [AnyHashable]) { self.values = values }

    /// Reads the values. Fails if the program has no type with a name, or it cannot be decoded.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let data = Data(try container.decode(String.self).utf8)
        guard let type = NamedTypes.type(named: name) as? any Decodable.Type,
          let value = try JSONDecoder().decode(type, from: data) as? any Hashable
        else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "The type \(name) of a path's value is unknown.")
        }
        values.insert(AnyHashable(value), at: 0)
      }
      self.values = values
    }

    /// Writes the values, the topmost one first, each after the name of its type.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let value = value.base as? any Encodable,
          let name = NamedTypes.name(of: type(of: value))
        else { continue }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }

  /// The values and their types, for storing them; nil if one is not `Codable`.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values) : nil
  }

  /// Creates a path of stored values.
  public init(_ codable: CodableRepresentation) { values = codable.values }
}
