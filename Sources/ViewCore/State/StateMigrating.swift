// Part of Snapback, under the MIT licence; see LICENSE.

/// Migrates the state of views to a host with newer code.
///
/// A host with a migration reports to it each view with state and each stored property of such a
/// view.
@MainActor
package protocol StateMigrating: AnyObject {
  /// Adds the node of a view of a type with state.
  func add(_ node: Node, for type: Any.Type)

  /// Adds the storage of a property of a node's view, and sets the value of its predecessor, if
  /// any.
  func add(_ slot: any MigratableSlot, named name: String, of node: Node)

  /// Copies the stored properties of an object of an older class to one of a newer class of the
  /// same name. Returns whether it did so: for all properties or for none.
  func migrate(_ old: Any, into new: Any) -> Bool

  /// Returns a value of older code as a value of a newer type of the same name; nil if it has none.
  func migrate<New>(_ old: Any, as type: New.Type) -> New?
}

/// A dynamic property whose storage can be migrated.
package protocol MigratableProperty: InstallableProperty {}

/// The storage of a dynamic property that can be migrated.
@MainActor
package protocol MigratableSlot: AnyObject {
  /// The value to migrate.
  var migratedValue: Any { get }

  /// Replaces the value by that of a predecessor, before anything reads it. Returns whether it
  /// could.
  func adopt(_ value: Any, by migration: any StateMigrating) -> Bool
}
