// Part of Snapback, under the MIT licence; see LICENSE.

/// A wrapper around a property of an object, whose value is migrated to newly loaded code.
package protocol MigratableWrapper<Migrated> {
  associatedtype Migrated

  var migratedValue: Migrated { get }
  /// Replaces the value. Subscribers receive it, but the object's `objectWillChange` does not send.
  func replace(_ value: Migrated)
}

extension Published: MigratableWrapper {
  package var migratedValue: Value { box.value }
  package func replace(_ value: Value) { box.replace(value) }
}
