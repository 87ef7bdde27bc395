// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Schema {
  /// The description of a stored property of a model.
  public struct PropertyMetadata {
    /// The name.
    public let name: String
    /// The property.
    public let keypath: AnyKeyPath
    /// The attribute or the relationship; nil for an attribute without options.
    public let metadata: (any SchemaProperty)?
    let kind: Kind
    /// Notifies the observers of a model's property that an action changes it.
    let notify: (any PersistentModel, () -> Void) -> Void

    enum Kind {
      case attribute(AttributeCoding)
      case relationship(RelationshipInfo)
    }

    /// Describes a property. Its type must be `Codable`, or that of a relationship.
    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>, defaultValue: Any? = nil,
      metadata: (any SchemaProperty)? = nil
    ) {
      (self.name, self.keypath, self.metadata) = (name, keypath, metadata)
      notify = { model, change in
        guard let model = model as? Model else { return change() }
        model._$record.registrar.withMutation(of: model, keyPath: keypath, change)
      }
      if let type = Value.self as? any _RelationshipValue.Type {
        kind = .relationship(RelationshipInfo(type, metadata as? Schema.Relationship))
      } else if Value.self == Decimal.self || Value.self == Decimal?.self {
        kind = .attribute(StoredDecimal.coding(isOptional: Value.self == Decimal?.self))
      } else if let type = Value.self as? any Codable.Type {
        kind = .attribute(AttributeCoding(type, isOptional: Value.self is any OptionalValue.Type))
      } else {
        fatalError(
          "\(Model.self).\(name) has the type \(Value.self), which is not Codable")
      }
    }
  }
}

extension Schema.PropertyMetadata {
  var options: Set<Schema.Attribute.Option> { (metadata as? Schema.Attribute)?.options ?? [] }
  var isUnique: Bool { options.contains(.unique) }
  var isSaved: Bool { !options.contains(.ephemeral) }
  /// The name in stores of earlier versions; nil if it was the same.
  var originalName: String? { metadata?.originalName }

  var relationship: RelationshipInfo? {
    if case .relationship(let info) = kind { info } else { nil }
  }

  /// The value of a property that is not in the store; nil if the type has none.
  var emptyValue: Any? {
    switch kind {
    case .attribute(let coding): coding.emptyValue
    case .relationship(let info): info.value([])
    }
  }
}

/// The conversion of an attribute's values to and from a store.
struct AttributeCoding {
  let encode: (Any, inout KeyedEncodingContainer<PropertyKey>, PropertyKey) throws -> Void
  let decode: (KeyedDecodingContainer<PropertyKey>, PropertyKey) throws -> Any
  let emptyValue: Any?

  init(
    encode: @escaping (Any, inout KeyedEncodingContainer<PropertyKey>, PropertyKey) throws -> Void,
    decode: @escaping (KeyedDecodingContainer<PropertyKey>, PropertyKey) throws -> Any,
    emptyValue: Any?
  ) {
    (self.encode, self.decode, self.emptyValue) = (encode, decode, emptyValue)
  }

  init<Value: Codable>(_ type: Value.Type, isOptional: Bool) {
    emptyValue = (type as? any OptionalValue.Type)?.noValue
    encode = { value, container, key in
      guard let value = value as? Value else { return }
      try container.encode(value, forKey: key)
    }
    decode = { container, key in try container.decode(Value.self, forKey: key) }
  }
}

/// An optional type.
protocol OptionalValue {
  /// Nil as a value of the type.
  static var noValue: Any { get }
  var isNone: Bool { get }
}

extension Optional: OptionalValue {
  static var noValue: Any { Self(nilLiteral: ()) as Any }
  var isNone: Bool { self == nil }
}

/// The name of a property in a row.
struct PropertyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The models of a property.
struct RelationshipInfo {
  let destination: any PersistentModel.Type
  let isToMany: Bool
  let deleteRule: Schema.Relationship.DeleteRule
  /// The property in the other direction, as it is written; nil if it is not.
  let inverse: AnyKeyPath?
  /// Whether there must be a model.
  var isRequired: Bool { value([]) == nil }
  /// Makes the value of models; nil if the type has none.
  let value: ([any PersistentModel]) -> Any?

  init<Value: _RelationshipValue>(_ type: Value.Type, _ options: Schema.Relationship?) {
    destination = type._destination
    isToMany = type._isToMany
    deleteRule = options?.deleteRule ?? .nullify
    inverse = options?.inverseKeyPath
    value = { type._value(of: $0) }
  }
}
