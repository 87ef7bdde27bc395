// Part of Snapback, under the MIT licence; see LICENSE.

/// Keeps both directions of relationships in step. Objects with the same record are the same model.
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
    let oldKeys = Set(old.map(key))
    // The members of a model in a context have been connected when they were added.
    let added = model._$record.context == nil ? new : new.filter { !oldKeys.contains(key($0)) }
    if let inverse = info.inverse(of: property) {
      let newKeys = Set(new.map(key))
      for other in old where !newKeys.contains(key(other)) {
        remove(model, from: inverse, of: other)
      }
      for other in added { add(model, to: inverse, of: other) }
    }
    shareContext([model] + added)
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

  /// Connects a deleted model that is inserted again with its models that have not been deleted.
  static func reconnect(_ model: any PersistentModel) {
    for property in EntityInfo.of(type(of: model)).properties where property.relationship != nil {
      let others = models(property.name, of: model)
      let rest = others.filter { !$0.isDeleted }
      if rest.count < others.count { write(property, of: model, rest) }
    }
    connect(model)
  }

  /// Applies the rules for the deletion of a model. Returns the models that are deleted with it.
  static func disconnect(_ model: any PersistentModel) -> [any PersistentModel] {
    var deleted: [any PersistentModel] = []
    let info = EntityInfo.of(type(of: model))
    for property in info.properties {
      guard let relationship = property.relationship else { continue }
      let others = models(property.name, of: model)
      switch relationship.deleteRule {
      case .noAction, .deny: break
      case .cascade: deleted += others.filter { !$0.isDeleted }
      case .nullify:
        guard let inverse = info.inverse(of: property) else { continue }
        // A deleted owner keeps its models: removing each of many takes quadratic time.
        for other in others where !other.isDeleted { remove(model, from: inverse, of: other) }
      }
    }
    return deleted
  }

  /// The name of a relationship by which a model must not be deleted; nil if there is none.
  static func denial(of model: any PersistentModel) -> String? {
    EntityInfo.of(type(of: model)).properties.first { property in
      property.relationship?.deleteRule == .deny
        && models(property.name, of: model).contains { !$0.isDeleted }
    }?.name
  }

  /// The changed models of a relationship with the additions and removals between two other values.
  static func merged(
    _ own: [any PersistentModel], from base: [any PersistentModel], to other: [any PersistentModel]
  ) -> [any PersistentModel] {
    let (known, theirs) = (Set(base.map(key)), Set(other.map(key)))
    let kept = own.filter { !known.contains(key($0)) || theirs.contains(key($0)) }
    return distinct(kept + other.filter { !known.contains(key($0)) })
  }

  /// Keeps a model of a relationship to one, which another context has changed, too: the models that it has there do not
  /// have this one in the opposite direction.
  static func keep(
    _ property: Schema.PropertyMetadata, of model: any PersistentModel,
    insteadOf others: [any PersistentModel]
  ) {
    guard let inverse = EntityInfo.of(type(of: model)).inverse(of: property) else { return }
    let own = models(property.name, of: model)
    for other in others where !own.contains(where: { $0._$record === other._$record }) {
      remove(model, from: inverse, of: other)
    }
    for other in own where !other.isDeleted { add(model, to: inverse, of: other) }
  }

  /// Removes models that another context has deleted from those to which this one has connected them.
  static func forget(_ gone: [any PersistentModel]) {
    struct Link: Hashable {
      let record: ObjectIdentifier
      let name: String
    }
    var lost: [Link: (any PersistentModel, Schema.PropertyMetadata, Set<ObjectIdentifier>)] = [:]
    for model in gone {
      let info = EntityInfo.of(type(of: model))
      for property in info.properties {
        guard let inverse = info.inverse(of: property), inverse.relationship?.isRequired == false
        else { continue }
        for other in models(property.name, of: model) where !other.isDeleted {
          lost[Link(record: key(other), name: inverse.name), default: (other, inverse, [])].2
            .insert(key(model))
        }
      }
    }
    for (other, inverse, keys) in lost.values {
      let old = models(inverse.name, of: other)
      let rest = old.filter { !keys.contains(key($0)) }
      if rest.count < old.count { write(inverse, of: other, rest) }
    }
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
    guard !old.contains(where: { $0._$record === model._$record }) else { return }
    guard property.relationship?.isToMany == false else {
      return write(property, of: other, old + [model])
    }
    write(property, of: other, [model])
    // The former model of that relationship loses it, as it can have one model only.
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
    let rest = old.filter { $0._$record !== model._$record }
    if rest.count < old.count { write(property, of: other, rest) }
  }

  private static func write(
    _ property: Schema.PropertyMetadata, of model: any PersistentModel,
    _ models: [any PersistentModel]
  ) {
    let record = model._$record
    guard let value = property.relationship?.value(models) else {
      // A property that must have a model keeps it. Saving throws an error if that has been deleted.
      record.context?.noteChange(of: model)
      return
    }
    record.fireFault(of: model)
    property.notify(model) { record.setChanged(property.name, value) }
    record.context?.noteChange(of: model)
  }

  private static func key(_ model: any PersistentModel) -> ObjectIdentifier {
    ObjectIdentifier(model._$record)
  }

  private static func distinct(_ models: [any PersistentModel]) -> [any PersistentModel] {
    var known: Set<ObjectIdentifier> = []
    return models.filter { known.insert(key($0)).inserted }
  }
}
