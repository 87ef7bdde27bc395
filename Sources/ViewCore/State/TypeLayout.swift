// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime

/// The dynamic properties of a type, read once from its metadata.
@MainActor
struct TypeLayout {
  struct Property {
    var name: String
    var offset: Int
    /// Whether the value is migrated to newer code.
    var isMigratable = false
    /// Connects the property at an address to its storage, which it returns; nil for a custom
    /// property, whose `update()` it calls.
    var install: @MainActor (UnsafeMutableRawPointer, AnyObject?, Node) -> AnyObject?
  }

  /// The dynamic properties; those inside another one precede it.
  private(set) var properties: [Property] = []

  private static var known: [ObjectIdentifier: TypeLayout] = [:]

  static func of(_ type: Any.Type) -> TypeLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = TypeLayout(reading: type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(reading type: Any.Type) {
    for field in StoredField.all(of: type) {
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
          name: name, offset: offset, isMigratable: installable is any MigratableProperty.Type,
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
