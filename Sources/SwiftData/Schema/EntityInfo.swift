// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Synchronization

/// The description of a model's class.
final class EntityInfo {
  let type: any PersistentModel.Type
  let name: String
  let properties: [Schema.PropertyMetadata]
  /// The lists of properties of which no two objects have the same values.
  let unique: [[Schema.PropertyMetadata]]
  private let indices: [String: Int]

  private static let known = Mutex<[ObjectIdentifier: Known]>([:])

  /// Nothing changes after it has been made.
  private struct Known: Sendable {
    nonisolated(unsafe) let info: EntityInfo
  }

  /// The description of a class, which is made once.
  static func of(_ type: any PersistentModel.Type) -> EntityInfo {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known.info }
    let new = Known(info: EntityInfo(type))
    known.withLock { $0[key] = new }
    return new.info
  }

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = Self.name(of: type)
    let properties = type.schemaMetadata
    self.properties = properties
    unique = properties.filter(\.isUnique).map { [$0] } + Self.lists(type, properties)
    indices = Dictionary(
      properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func lists<Model: PersistentModel>(
    _ type: Model.Type, _ properties: [Schema.PropertyMetadata]
  ) -> [[Schema.PropertyMetadata]] {
    type._$uniqueness.map { list in
      list.map { path in
        guard let property = properties.first(where: { $0.keypath == path }) else {
          fatalError("#Unique<\(type)> must have stored properties of \(type), and not \(path)")
        }
        return property
      }
    }
  }

  /// The name of a class without its module and the types around it.
  static func name(of type: any PersistentModel.Type) -> String { String(describing: type) }

  func property(_ name: String) -> Schema.PropertyMetadata? { indices[name].map { properties[$0] } }

  /// The relationships to a class.
  private func relationships(to type: any PersistentModel.Type) -> [Schema.PropertyMetadata] {
    properties.filter { $0.relationship.map { $0.destination == type } ?? false }
  }

  /// The property of the models of a relationship in the other direction: the one that is written at either of them,
  /// or else the only one, if there is one in each direction. Nil if there is none.
  func inverse(of property: Schema.PropertyMetadata) -> Schema.PropertyMetadata? {
    guard let relationship = property.relationship else { return nil }
    let other = EntityInfo.of(relationship.destination)
    if let inverse = relationship.inverse {
      return other.properties.first { $0.keypath == inverse }
    }
    let candidates = other.relationships(to: type)
    let siblings = relationships(to: relationship.destination)
    if let named = candidates.first(where: { $0.relationship?.inverse == property.keypath }) {
      return named
    }
    /// The relationships without an inverse that are not the inverse of another one either.
    func open(
      _ properties: [Schema.PropertyMetadata], _ others: [Schema.PropertyMetadata]
    ) -> [Schema.PropertyMetadata] {
      properties.filter { property in
        property.relationship?.inverse == nil
          && !others.contains { $0.relationship?.inverse == property.keypath }
      }
    }
    let (inverses, own) = (open(candidates, siblings), open(siblings, candidates))
    return inverses.count == 1 && own.count == 1 && relationship.destination != type
      ? inverses[0] : nil
  }
}
