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
  /// The names of the properties that have changed since the last save.
  var dirty: Set<String> = []
  /// Whether it has been removed from a context's list, which may still have it.
  var isForgotten = false
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

  /// Sets a property, which differs from the store's until it is saved.
  func setChanged(_ name: String, _ value: Any) {
    values[name] = value
    dirty.insert(name)
  }

  /// Forgets the store after the model has been removed from its context.
  func leaveContext() { (context, row, dirty) = (nil, nil, []) }

  /// Sets a property before the object has been initialized.
  public func _$initialize<Value>(_ name: String, _ value: Value) { values[name] = value }

  /// Uses the values of another record for properties that are not in the store.
  public func _$useDefaults(of record: _ModelRecord) { defaults = record.values }

  /// The value of a property. One that has not been set is a programming error.
  func value<Value>(_ name: String, of model: any PersistentModel) -> Value {
    fireFault(of: model)
    if let value = values[name] as? Value { return value }
    let type = type(of: model)
    if isFault && context == nil {
      fatalError(
        "\(type).\(name) is read after its ModelContext was released: keep the context as long as its models are used"
      )
    }
    fatalError(
      "\(type).\(name) has no value of type \(Value.self) in the store: "
        + "give the property a value in its declaration, or make it optional")
  }

  /// Reads the values from the store if that has not been done.
  func fireFault(of model: any PersistentModel) {
    guard isFault, let row, let context else { return }
    isFault = false
    let info = EntityInfo.of(type(of: model))
    // The store does not have these; an object that was inserted has no defaults.
    let unsaved = values.filter { info.property($0.key)?.isSaved == false }
    values = defaults.merging(info.values(of: row, in: context)) { $1 }.merging(unsaved) { $1 }
    for property in info.properties where values[property.name] == nil {
      values[property.name] = property.emptyValue
    }
  }

  /// Replaces the values by those of a row; the next access reads them.
  func refault(_ row: StoredRow, of model: any PersistentModel) {
    let info = EntityInfo.of(type(of: model))
    (self.row, dirty) = (row, [])
    // Each observer reads the new values after it has been notified.
    for property in info.properties {
      property.notify(model) { isFault = true }
    }
  }

  /// Uses a row that another context has saved for the properties that have not been changed here. Models that were
  /// added to, or removed from, changed relationships there are added and removed here.
  ///
  /// Returns the changed relationships to one model, with the models that they have in the row.
  func merge(
    _ new: StoredRow, of model: any PersistentModel
  ) -> [(property: Schema.PropertyMetadata, others: [any PersistentModel])] {
    fireFault(of: model)
    guard let context else { return [] }
    var kept: [(property: Schema.PropertyMetadata, others: [any PersistentModel])] = []
    let models = { (value: Any?) in (value as? any _RelationshipValue)?._models ?? [] }
    let info = EntityInfo.of(type(of: model))
    let theirs = info.values(of: new, in: context)
    let old = row
    // Only changed arrays of models are compared with what was saved before.
    lazy var base = old.map { info.values(of: $0, in: context) } ?? [:]
    row = new
    for property in info.properties where property.isSaved {
      guard var value = theirs[property.name] else { continue }
      if dirty.contains(property.name) {
        guard let relationship = property.relationship else { continue }
        guard relationship.isToMany else {
          kept.append((property, models(value)))
          continue
        }
        let inverse = info.inverse(of: property)
        let merged = Relationships.merged(
          models(values[property.name]), from: models(base[property.name]), to: models(value)
        ).filter { other in
          // A model that has been moved to another owner here stays there.
          guard let inverse, inverse.relationship?.isToMany == false,
            other._$record.dirty.contains(inverse.name)
          else { return true }
          return Relationships.models(inverse.name, of: other).contains { $0._$record === self }
        }
        guard let all = relationship.value(merged) else { continue }
        value = all
      }
      property.notify(model) { values[property.name] = value }
    }
    return kept
  }
}
