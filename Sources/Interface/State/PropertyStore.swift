// Part of Snapback, under the MIT licence; see LICENSE.

/// What a node keeps for the dynamic properties of its view, in the order in which they are declared.
@MainActor
struct PropertyStore {
  private var slots: [AnyObject?] = []

  /// Connects every dynamic property of `value`, nested ones too.
  mutating func install<Value>(into value: inout Value, in node: Node) {
    let properties = TypeLayout.of(Value.self).properties
    guard !properties.isEmpty else { return }
    let isFirst = slots.isEmpty
    if isFirst {
      slots = Array(repeating: nil, count: properties.count)
      node.host.memory?.enter(node, Value.self)
    }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, property) in properties.enumerated() {
        slots[index] = property.install(base + property.offset, slots[index], node)
        if isFirst, property.isKept, let slot = slots[index] as? any KeptSlot {
          node.host.memory?.keep(slot, property.name, of: node)
        }
      }
    }
  }
}

/// Holds values whose dynamic properties count as those of the view, though they are none themselves.
protocol PropertyHolder: DynamicProperty {}

/// What is known of a type's stored properties, read once from its metadata.
@MainActor
struct TypeLayout {
  struct Property {
    var name: String
    var offset: Int
    /// Whether what it holds is handed over to newer code.
    var isKept = false
    /// Connects the property at the address, given what it left last time.
    var install: @MainActor (UnsafeMutableRawPointer, AnyObject?, Node) -> AnyObject?
  }

  /// The dynamic properties, those inside another one before it.
  private(set) var properties: [Property] = []
  private(set) var fields: [FieldComparison] = []

  private static var known: [ObjectIdentifier: TypeLayout] = [:]

  static func of(_ type: Any.Type) -> TypeLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = TypeLayout(reading: type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(reading type: Any.Type) {
    for field in StoredField.all(of: type) {
      fields.append(FieldComparison(field))
      guard let property = field.type as? any DynamicProperty.Type else { continue }
      add(property, field.name ?? "", at: field.offset)
    }
  }

  private mutating func add(
    _ property: any DynamicProperty.Type, _ name: String, at offset: Int
  ) {
    if let installable = property as? any InstallableProperty.Type {
      properties.append(
        Property(
          name: name, offset: offset, isKept: installable is any KeptProperty.Type,
          install: installer(installable)))
      return
    }
    for field in StoredField.all(of: property) {
      if let nested = field.type as? any DynamicProperty.Type {
        add(nested, "\(name).\(field.name ?? "")", at: offset + field.offset)
      } else if property is any PropertyHolder.Type {
        for inner in StoredField.all(of: field.type) {
          guard let nested = inner.type as? any DynamicProperty.Type else { continue }
          add(nested, "\(name).\(inner.name ?? "")", at: offset + field.offset + inner.offset)
        }
      }
    }
    properties.append(Property(name: name, offset: offset, install: updater(property)))
  }
}

private func installer<P: InstallableProperty>(
  _ type: P.Type
) -> @MainActor (UnsafeMutableRawPointer, AnyObject?, Node) -> AnyObject? {
  { address, stored, node in
    let property = address.assumingMemoryBound(to: P.self)
    return property.pointee.install(stored as? P.Stored, in: node)
  }
}

private func updater<P: DynamicProperty>(
  _ type: P.Type
) -> @MainActor (UnsafeMutableRawPointer, AnyObject?, Node) -> AnyObject? {
  { address, _, _ in
    address.assumingMemoryBound(to: P.self).pointee.update()
    return nil
  }
}
