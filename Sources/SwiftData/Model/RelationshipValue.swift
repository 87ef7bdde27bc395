// Part of Snapback, under the MIT licence; see LICENSE.

/// The type of a relationship: a model, an optional one, or an array of models.
public protocol _RelationshipValue {
  /// The class of the models.
  static var _destination: any PersistentModel.Type { get }
  /// Whether there can be several models.
  static var _isToMany: Bool { get }
  /// The models.
  var _models: [any PersistentModel] { get }
  /// Returns the value with some models; nil if the type has none.
  static func _value(of models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
  public static var _destination: any PersistentModel.Type { Self.self }
  public static var _isToMany: Bool { false }
  public var _models: [any PersistentModel] { [self] }
  public static func _value(of models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Array: _RelationshipValue where Element: PersistentModel {
  public static var _destination: any PersistentModel.Type { Element.self }
  public static var _isToMany: Bool { true }
  public var _models: [any PersistentModel] { self }
  public static func _value(of models: [any PersistentModel]) -> [Element]? {
    models.compactMap { $0 as? Element }
  }
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
  public static var _destination: any PersistentModel.Type { Wrapped._destination }
  public static var _isToMany: Bool { Wrapped._isToMany }
  public var _models: [any PersistentModel] { self?._models ?? [] }
  public static func _value(of models: [any PersistentModel]) -> Wrapped?? {
    .some(models.isEmpty && !_isToMany ? nil : Wrapped._value(of: models))
  }
}
