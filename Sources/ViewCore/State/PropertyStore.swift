// Part of Snapback, under the MIT licence; see LICENSE.

/// The storage of the dynamic properties of a node's view, in the order of `TypeLayout.properties`.
@MainActor
package struct PropertyStore {
  private var slots: [AnyObject?] = []

  package init() {}

  /// The storage of the properties of a type, for the inspector.
  func inspectedSlots(of type: Any.Type) -> [InspectedSlot] {
    zip(TypeLayout.of(type).properties, slots).map { property, slot in
      InspectedSlot(name: property.name, storage: slot)
    }
  }

  /// Connects all dynamic properties of `value`, and those inside them, to their storage.
  package mutating func install<Value>(into value: inout Value, in node: Node) {
    let properties = TypeLayout.of(Value.self).properties
    guard !properties.isEmpty else { return }
    let isFirst = slots.isEmpty
    if isFirst {
      slots = Array(repeating: nil, count: properties.count)
      node.host.migration?.add(node, for: Value.self)
    }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, property) in properties.enumerated() {
        slots[index] = property.install(base + property.offset, slots[index], node)
        guard isFirst, property.isMigratable else { continue }
        node.hasState = true
        if let migration = node.host.migration, let slot = slots[index] as? any MigratableSlot {
          migration.add(slot, named: property.name, of: node)
        }
      }
    }
  }
}
