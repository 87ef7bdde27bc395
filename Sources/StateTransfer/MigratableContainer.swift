// Part of Snapback, under the MIT licence; see LICENSE.

/// A standard type whose values are migrated element by element.
protocol MigratableContainer {
  /// Returns a value of older code as a value of this type; nil if an element cannot be migrated.
  static func migrate(_ old: Any) -> Any?
}

extension Optional: MigratableContainer {
  static func migrate(_ old: Any) -> Any? {
    let mirror = Mirror(reflecting: old)
    guard mirror.displayStyle == .optional else { return nil }
    guard let value = mirror.children.first?.value else { return Self.none as Any }
    return MigratedValue.migrate(value, as: Wrapped.self).map { Self.some($0) as Any }
  }
}

extension Array: MigratableContainer {
  static func migrate(_ old: Any) -> Any? {
    let mirror = Mirror(reflecting: old)
    guard mirror.displayStyle == .collection else { return nil }
    let values = mirror.children.compactMap { MigratedValue.migrate($0.value, as: Element.self) }
    return values.count == mirror.children.count ? values : nil
  }
}

extension Set: MigratableContainer {
  static func migrate(_ old: Any) -> Any? {
    let mirror = Mirror(reflecting: old)
    guard mirror.displayStyle == .set else { return nil }
    let values = mirror.children.compactMap { MigratedValue.migrate($0.value, as: Element.self) }
    return values.count == mirror.children.count ? Set(values) : nil
  }
}
