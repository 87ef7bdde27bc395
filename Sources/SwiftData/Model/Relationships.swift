// Part of Snapback, under the MIT licence; see LICENSE.

/// Keeps both directions of relationships in step.
enum Relationships {
  /// The models of a relationship.
  static func models(_ name: String, of model: any PersistentModel) -> [any PersistentModel] {
    model._$record.fireFault(of: model)
    return (model._$record.values[name] as? any _RelationshipValue)?._models ?? []
  }

  /// Sets a relationship. Models that are not in a context are inserted into that of the others.
  static func set(
    _ name: String, of model: any PersistentModel, to models: [any PersistentModel]
  ) {
    let info = EntityInfo.of(type(of: model))
    guard let property = info.property(name) else { return }
    let old = self.models(name, of: model)
    let new = distinct(models)
    write(property, of: model, new)
    if let inverse = info.inverse(of: property) {
      for other in old where !new.contains(where: { $0 === other }) {
        remove(model, from: inverse, of: other)
      }
      for other in new { add(model, to: inverse, of: other) }
    }
    shareContext([model] + new)
  }

  /// Connects a model that is inserted with those that its initializer has set.
  static func connect(_ model: any PersistentModel) {
    let info = EntityInfo.of(type(of: model))
    for property in info.properties where property.relationship != nil {
      let others = distinct(models(property.name, of: model))
      if let inverse = info.inverse(of: property) {
        for other in others { add(model, to: inverse, of: other) }
      }
      shareContext([model] + others)
    }
  }

  /// Applies the rules for the deletion of a model.
  static func disconnect(_ model: any PersistentModel, in context: ModelContext) {
    let info = EntityInfo.of(type(of: model))
    for property in info.properties {
      guard let relationship = property.relationship else { continue }
      let others = models(property.name, of: model)
      switch relationship.deleteRule {
      case .noAction, .deny: break
      case .cascade:
        for other in others where !other.isDeleted { context.remove(other) }
      case .nullify:
        guard let inverse = info.inverse(of: property) else { continue }
        for other in others { remove(model, from: inverse, of: other) }
      }
    }
  }

  /// The name of a relationship by which a model must not be deleted; nil if there is none.
  static func denial(of model: any PersistentModel) -> String? {
    EntityInfo.of(type(of: model)).properties.first { property in
      property.relationship?.deleteRule == .deny
        && models(property.name, of: model).contains { !$0.isDeleted }
    }?.name
  }

  private static func shareContext(_ models: [any PersistentModel]) {
    guard let context = models.lazy.compactMap({ $0._$record.context }).first else { return }
    for model in models where model._$record.context == nil && !model.isDeleted {
      context.insertNew(model)
    }
  }

  private static func add(
    _ model: any PersistentModel, to property: Schema.PropertyMetadata,
    of other: any PersistentModel
  ) {
    let old = models(property.name, of: other)
    guard !old.contains(where: { $0 === model }) else { return }
    guard property.relationship?.isToMany == false else {
      return write(property, of: other, old + [model])
    }
    write(property, of: other, [model])
    // The one before loses the other, as that has one model only.
    let info = EntityInfo.of(type(of: other))
    if let previous = old.first, let inverse = info.inverse(of: property) {
      remove(other, from: inverse, of: previous)
    }
  }

  private static func remove(
    _ model: any PersistentModel, from property: Schema.PropertyMetadata,
    of other: any PersistentModel
  ) {
    let old = models(property.name, of: other)
    guard old.contains(where: { $0 === model }) else { return }
    write(property, of: other, old.filter { $0 !== model })
  }

  private static func write(
    _ property: Schema.PropertyMetadata, of model: any PersistentModel,
    _ models: [any PersistentModel]
  ) {
    // A property that must have a model keeps it.
    guard let value = property.relationship?.value(models) else { return }
    let record = model._$record
    record.fireFault(of: model)
    property.notify(model) { record.values[property.name] = value }
    record.context?.noteChange(of: model)
  }

  private static func distinct(_ models: [any PersistentModel]) -> [any PersistentModel] {
    var known: Set<ObjectIdentifier> = []
    return models.filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}
