// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Runtime
@_spi(ViewTree) import ViewCore

extension Node {
  /// The stored properties of the view or modifier that the node represents.
  var properties: [InspectedProperty] {
    guard let content = inspectedContent else { return [] }
    let slots = inspectedSlots
    var result: [InspectedProperty] = []
    for child in Mirror(reflecting: content).children {
      guard let label = child.label else { continue }
      let name = String(label.drop { $0 == "_" })
      if let slot = slots.first(where: { $0.name == label }), let storage = slot.storage {
        result += properties(of: storage, name, isGestureState: Self.isGestureState(child.value))
      } else if let property = child.value as? any InspectableProperty {
        result.append(
          InspectedProperty(
            name: name, kind: .binding, value: property.inspectedValue,
            setValue: { value in property.setInspected(value) }))
      } else if type(of: child.value) is AnyClass {
        result += properties(ofObject: child.value as AnyObject, name)
      } else if !(child.value is any View), !(child.value is any DynamicProperty) {
        result.append(InspectedProperty(name: name, kind: .value, value: child.value))
      } else if let object = Self.object(in: child.value) {
        result += properties(ofObject: object, name)
      }
    }
    return result
  }

  private static func isGestureState(_ value: Any) -> Bool {
    InspectedName.of(type(of: value)) == "GestureState"
  }

  private func properties(
    of storage: AnyObject, _ name: String, isGestureState: Bool
  ) -> [InspectedProperty] {
    if let slot = storage as? any InspectableSlot {
      let value = slot.inspectedValue
      if type(of: value) is AnyClass { return properties(ofObject: value as AnyObject, name) }
      var property = InspectedProperty(
        name: name, kind: isGestureState ? .gestureState : .state, value: value)
      if !isGestureState {
        property.setValue = { value in slot.setInspected(value) }
      }
      return [property]
    }
    if let slot = storage as? any MigratableSlot {
      let value = slot.migratedValue
      if type(of: value) is AnyClass { return properties(ofObject: value as AnyObject, name) }
      return [InspectedProperty(name: name, kind: .dynamic, value: value)]
    }
    return []
  }

  /// The object in a property wrapper such as `Bindable`; nil if there is none.
  private static func object(in value: Any) -> AnyObject? {
    for child in Mirror(reflecting: value).children where type(of: child.value) is AnyClass {
      return child.value as AnyObject
    }
    return nil
  }

  /// The stored properties of an object. They are set in memory, and its readers' bodies run after that, as an
  /// object cannot be asked for its setters by name.
  private func properties(ofObject object: AnyObject, _ name: String) -> [InspectedProperty] {
    let host = host.link
    let fields = StoredField.all(of: type(of: object), isClass: true)
    return Mirror(reflecting: object).children.compactMap { child in
      guard let label = child.label, !label.hasPrefix("_$") else { return nil }
      let qualifiedName = name + "." + label.drop { $0 == "_" }
      if let wrapper = child.value as? any MigratableWrapper {
        return property(of: wrapper, in: object, qualifiedName)
      }
      var property = InspectedProperty(
        name: qualifiedName, kind: .object, value: child.value)
      if let field = fields.first(where: { $0.name == label }),
        field.type == type(of: child.value), InspectedValue.editor(of: child.value) != nil
      {
        property.setValue = { value in
          guard ObjectMemory.write(value, to: field, of: object) else { return false }
          host.host?.evaluateBodies(reading: object)
          return true
        }
      }
      return property
    }
  }

  /// A published property, which announces that it is set.
  private func property(
    of wrapper: some MigratableWrapper, in object: AnyObject, _ name: String
  ) -> InspectedProperty {
    InspectedProperty(name: name, kind: .published, value: wrapper.migratedValue) { value in
      wrapper.set(toAny: value) { (object as? any ObservableObject)?.announceChange() }
    }
  }
}

extension ObservableObject {
  fileprivate func announceChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}

extension MigratableWrapper {
  /// Sets the value as an assignment does: after `announce`. Returns false for a value of another type.
  fileprivate func set(toAny value: Any, after announce: () -> Void) -> Bool {
    guard let value = value as? Migrated else { return false }
    announce()
    replace(value)
    return true
  }
}
