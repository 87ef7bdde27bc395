// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Observation

/// The values of a model's properties, and its place in a context.
public final class _ModelRecord {
  /// The values by the names of the properties, as far as they are known.
  var values: [String: Any] = [:]
  let registrar = ObservationRegistrar()
  /// The saved values; nil before the first save.
  var row: StoredRow?
  /// Whether the values have yet to be read from `row`.
  var isFault = false
  weak var context: ModelContext?
  var isDeleted = false
  /// Increases with the insertions into the context.
  var order = 0
  private var storedIdentifier: PersistentIdentifier?
  /// The values with which properties are declared.
  private var defaults: [String: Any] = [:]

  /// Creates an empty record.
  public init() {}

  init(_ row: StoredRow, in context: ModelContext) {
    (self.row, self.context) = (row, context)
    isFault = true
    storedIdentifier = row.identifier
  }

  func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
    if let storedIdentifier { return storedIdentifier }
    let identifier = PersistentIdentifier(
      entityName: EntityInfo.name(of: type), key: UUID().uuidString)
    storedIdentifier = identifier
    return identifier
  }

  /// Sets a property before the object has been initialized.
  public func _$initialize<Value>(_ name: String, _ value: Value) { values[name] = value }

  /// Uses the values of another record for properties that are not in the store.
  public func _$useDefaults(of record: _ModelRecord) { defaults = record.values }

  /// The value of a property. One that has not been set is a programming error.
  func value<Value>(_ name: String, of model: any PersistentModel) -> Value {
    fireFault(of: model)
    if let value = values[name] as? Value { return value }
    preconditionFailure("\(type(of: model)).\(name) has no value of type \(Value.self)")
  }

  /// Reads the values from the store if that has not been done.
  func fireFault(of model: any PersistentModel) {
    guard isFault, let row, let context else { return }
    isFault = false
    let info = EntityInfo.of(type(of: model))
    values = defaults.merging(info.values(of: row, in: context)) { $1 }
    for property in info.properties where values[property.name] == nil {
      values[property.name] = property.emptyValue
    }
  }

  /// Replaces the values by those of a row; the next access reads them.
  func refault(_ row: StoredRow, of model: any PersistentModel) {
    let info = EntityInfo.of(type(of: model))
    self.row = row
    // Each observer reads the new values after it has been told.
    for property in info.properties {
      property.notify(model) { isFault = true }
    }
  }
}
