// Part of Snapback, under the MIT licence; see LICENSE.

public import Observation

/// A class whose objects a context saves. `@Model` makes a class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelationshipValue {
  /// The stored properties.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// The lists of properties of which no two objects have the same values.
  static var _$uniqueness: [[AnyKeyPath]] { get }
  /// The values of the properties.
  var _$record: _ModelRecord { get set }
  /// Creates the object of stored values.
  init(_$record record: _ModelRecord)
}

extension PersistentModel {
  public static var _$uniqueness: [[AnyKeyPath]] { [] }

  /// The identity, which is the same for all contexts.
  public var persistentModelID: PersistentIdentifier { _$record.identifier(of: Self.self) }
  /// The identity, which is the same for all contexts.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context; nil before the object is inserted, and after its deletion has been saved.
  public var modelContext: ModelContext? { _$record.context }
  /// Whether it has changes that have not been saved.
  public var hasChanges: Bool { modelContext?.isChanged(self) ?? false }
  /// Whether it has been deleted from its context.
  public var isDeleted: Bool { _$record.isDeleted }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs._$record === rhs._$record }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_$record)) }
}

extension _ModelRecord {
  /// Tells what observes a model, or the fetch, that a property is read.
  fileprivate func noteRead<Model: PersistentModel, Value>(
    of model: Model, _ keyPath: KeyPath<Model, Value>
  ) {
    if let context, context.isFetching {
      context.noteRead(of: Model.self)
    } else {
      registrar.access(model, keyPath: keyPath)
    }
  }
}

extension PersistentModel {
  /// The value of a relationship.
  public func _$value<Value: _RelationshipValue>(
    _ keyPath: KeyPath<Self, Value>, _ name: String
  ) -> Value {
    let record = _$record
    record.noteRead(of: self, keyPath)
    return record.value(name, of: self)
  }

  /// The value of an attribute.
  @_disfavoredOverload
  public func _$value<Value: Codable>(_ keyPath: KeyPath<Self, Value>, _ name: String) -> Value {
    let record = _$record
    record.noteRead(of: self, keyPath)
    return record.value(name, of: self)
  }

  /// Sets a relationship, and the opposite direction of the models.
  public func _$setValue<Value: _RelationshipValue>(
    _ keyPath: KeyPath<Self, Value>, _ name: String, _ value: Value
  ) {
    if StoreViewers.isCurrent {
      // The other models may be in a context, which their inverse would change.
      if _$record.context == nil { _$record.values[name] = value }
      return
    }
    Relationships.set(name, of: self, to: value._models)
  }

  /// Sets an attribute.
  @_disfavoredOverload
  public func _$setValue<Value: Codable>(
    _ keyPath: KeyPath<Self, Value>, _ name: String, _ value: Value
  ) {
    if _$record.context != nil, StoreViewers.isCurrent { return }
    _$record.fireFault(of: self)
    _$record.registrar.withMutation(of: self, keyPath: keyPath) { _$record.setChanged(name, value) }
    _$record.context?.noteChange(of: self)
  }
}
