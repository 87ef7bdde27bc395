// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation

extension NSManagedObject {
  /// The objects of a relationship, in the order in which they were added.
  func related(_ key: String) -> [NSManagedObject] {
    if let related = values[key] as? RelatedObjects { return related.objects }
    return (values[key] as? NSManagedObject).map { [$0] } ?? []
  }

  /// Adds an object or a set of objects to a to-many relationship. The compiled copy calls it for
  /// methods with `@NSManaged`.
  public func _addManagedValue(_ value: Any?, _ key: String) {
    objectWillChange.send()
    let added = PredicateValue.relatedObjects(value).filter { !related(key).contains($0) }
    setRelated(related(key) + added, key, isToMany: true)
    managedObjectContext?.noteChange(of: self)
  }

  /// Removes an object or a set of objects from a to-many relationship. The compiled copy calls it for
  /// methods with `@NSManaged`.
  public func _removeManagedValue(_ value: Any?, _ key: String) {
    objectWillChange.send()
    let removed = PredicateValue.relatedObjects(value)
    setRelated(related(key).filter { !removed.contains($0) }, key, isToMany: true)
    managedObjectContext?.noteChange(of: self)
  }

  /// Sets the objects of a relationship, and the inverse ones.
  func setRelated(_ objects: [NSManagedObject], _ key: String, isToMany: Bool? = nil) {
    let description = entity.relationships[key]
    let old = related(key)
    store(objects, key, isToMany: isToMany ?? description?.isToMany ?? (objects.count > 1))
    guard let inverse = description?.inverse else { return }
    for object in old where !objects.contains(object) { object.unlink(inverse, from: self) }
    for object in objects where !old.contains(object) { object.link(inverse, to: self) }
  }

  private func store(_ objects: [NSManagedObject], _ key: String, isToMany: Bool) {
    values[key] = isToMany ? RelatedObjects(objects) : objects.first
  }

  /// Adds the inverse of a relationship that has been set.
  private func link(_ key: String, to object: NSManagedObject) {
    objectWillChange.send()
    let isToMany = entity.relationships[key]?.isToMany ?? false
    if isToMany {
      store(related(key) + [object], key, isToMany: true)
    } else {
      // An object in a to-one relationship leaves the one that it had before.
      if let inverse = entity.relationships[key]?.inverse {
        for owner in related(key) where owner !== object {
          owner.objectWillChange.send()
          let isShared = owner.entity.relationships[inverse]?.isToMany ?? false
          owner.store(owner.related(inverse).filter { $0 !== self }, inverse, isToMany: isShared)
          managedObjectContext?.noteChange(of: owner)
        }
      }
      store([object], key, isToMany: false)
    }
    managedObjectContext?.noteChange(of: self)
  }

  /// Removes the inverse of a relationship that has ended.
  func unlink(_ key: String, from object: NSManagedObject) {
    objectWillChange.send()
    let isToMany = entity.relationships[key]?.isToMany ?? (values[key] is RelatedObjects)
    store(related(key).filter { $0 !== object }, key, isToMany: isToMany)
    managedObjectContext?.noteChange(of: self)
  }
}
