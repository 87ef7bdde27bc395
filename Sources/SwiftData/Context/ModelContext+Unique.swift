// Part of Snapback, under the MIT licence; see LICENSE.

extension ModelContext {
  /// Replaces models by inserted and changed ones that must not have the same values.
  func replaceEqual() {
    for name in Set(inserted.keys.map(\.entityName) + changed.keys.map(\.entityName)) {
      guard let type = models(name).first.map({ Swift.type(of: $0) }) else { continue }
      let info = EntityInfo.of(type)
      for list in info.unique where !list.isEmpty && hasNewValues(info, list) {
        replaceEqual(info, list)
      }
    }
  }

  private func replaceEqual(_ info: EntityInfo, _ list: [Schema.PropertyMetadata]) {
    var known: [[AnyHashable]: any PersistentModel] = [:]
    for model in models(info.name) {
      guard let key = Self.key(of: model, list) else { continue }
      if let old = known[key], isNew(model, list) {
        replace(old, by: model, info)
      } else if let new = known[key], isNew(new, list) {
        replace(model, by: new, info)
        known[key] = model
      } else {
        known[key] = model
      }
    }
  }

  private func hasNewValues(_ info: EntityInfo, _ list: [Schema.PropertyMetadata]) -> Bool {
    inserted.keys.contains { $0.entityName == info.name }
      || changed.values.contains { type(of: $0) == info.type && isNew($0, list) }
  }

  /// Returns whether a model has been inserted, or one of some properties of it has been changed.
  private func isNew(_ model: any PersistentModel, _ list: [Schema.PropertyMetadata]) -> Bool {
    inserted[model.persistentModelID] != nil
      || list.contains { model._$record.dirty.contains($0.name) }
  }

  /// The values of properties that are unique together; nil if one is nil, or cannot be compared.
  private static func key(
    of model: any PersistentModel, _ list: [Schema.PropertyMetadata]
  ) -> [AnyHashable]? {
    model._$record.fireFault(of: model)
    var key: [AnyHashable] = []
    for property in list {
      if property.relationship != nil {
        key.append(Relationships.models(property.name, of: model).map(\.persistentModelID))
      } else if let value = model._$record.values[property.name],
        (value as? any OptionalValue)?.isNone != true, let hashable = value as? AnyHashable
      {
        key.append(hashable)
      } else {
        return nil
      }
    }
    return key
  }

  /// Gives a model the values of a new one, which becomes the same model.
  private func replace(
    _ old: any PersistentModel, by new: any PersistentModel, _ info: EntityInfo
  ) {
    for property in info.properties {
      if property.relationship != nil {
        let models = Relationships.models(property.name, of: new)
        guard !models.isEmpty else { continue }
        Relationships.set(property.name, of: new, to: [])
        Relationships.set(property.name, of: old, to: models)
      } else if let value = new._$record.values[property.name] {
        property.notify(old) { old._$record.setChanged(property.name, value) }
      }
    }
    forget(new)
    let identifier = new.persistentModelID
    if inserted.removeValue(forKey: identifier) == nil {
      changed[identifier] = nil
      deleted[identifier] = removed(new._$record, info)
    }
    new._$record = old._$record
    noteChange(of: old)
  }

  /// An object for the deletion of a model whose object becomes another model.
  private func removed(_ record: _ModelRecord, _ info: EntityInfo) -> any PersistentModel {
    record.isDeleted = true
    return info.type.init(_$record: record)
  }
}
