// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// Migrates the values of `@State` and `@StateObject` to a host with newer code, by the positions
/// of their views in the hierarchy.
///
/// A position is identified by the type names of the ancestors with state and the ids of the
/// elements that they are in. Stacks and modifiers in between do not matter.
@MainActor
package final class StateMigration: StateMigrating {
  private var views: [String: ViewState] = [:]
  private var inherited: [String: [String: Any]] = [:]
  private var failures: Set<String> = []
  /// Whether objects are copied, instead of handed over to the next host.
  private let copiesObjects: Bool

  /// The number of entries above which those of views that no longer exist are removed.
  private var limit = 1000

  private struct ViewState {
    weak var node: Node?
    /// The node keeps them.
    var slots: [(name: String, slot: WeakSlot)] = []
  }

  private struct WeakSlot {
    weak var slot: (any MigratableSlot)?
  }

  package init() { copiesObjects = false }

  private init(copiesObjects: Bool) { self.copiesObjects = copiesObjects }

  /// Returns a migration for the next host, whose views start with the current values of this
  /// host's views.
  ///
  /// - Parameter copiesObjects: Whether this host stays in use, so that the hosts must not share objects:
  ///   those of plain values are copied, and all other values with objects are the initial ones.
  package func makeSuccessor(copiesObjects: Bool = false) -> StateMigration {
    let next = StateMigration(copiesObjects: copiesObjects)
    for (path, view) in views where view.node?.isDismantled == false {
      let values = view.slots.compactMap { entry in
        entry.slot.slot.map { (entry.name, $0.migratedValue) }
      }
      next.inherited[path] = Dictionary(values) { first, _ in first }
    }
    return next
  }

  /// The properties whose values could not be migrated, such as `Card.offset`, sorted.
  package var lost: [String] { failures.sorted() }

  package func add(_ node: Node, for type: Any.Type) {
    let path = (ancestors(of: node) + [String(describing: type)]).joined(separator: "/")
    var number = 0
    while let view = views["\(path)#\(number)"], view.node?.isDismantled == false { number += 1 }
    if views.count >= limit {
      views = views.filter { $0.value.node?.isDismantled == false }
      limit = max(1000, 2 * views.count)
    }
    node.migrationPath = "\(path)#\(number)"
    views["\(path)#\(number)"] = ViewState(node: node)
  }

  package func add(_ slot: any MigratableSlot, named name: String, of node: Node) {
    guard let path = node.migrationPath else { return }
    views[path]?.slots.append((name, WeakSlot(slot: slot)))
    guard let value = inherited[path]?.removeValue(forKey: name), !slot.adopt(value, by: self)
    else { return }
    let view = path.split(separator: "/").last?.prefix { $0 != "#" && $0 != "<" } ?? ""
    failures.insert("\(view).\(name.drop { $0 == "_" })")
  }

  package func migrate(_ old: Any, into new: Any) -> Bool {
    MigratedObject.migrate(old, into: new, copying: copiesObjects)
  }

  package func migrate<New>(_ old: Any, as type: New.Type) -> New? {
    copiesObjects && !MigratedObject.isPlain(type) ? nil : MigratedValue.migrate(old, as: type)
  }

  /// Returns the path of the nearest ancestor with state, and the ids between it and the node.
  private func ancestors(of node: Node) -> [String] {
    var ids: [String] = []
    var next = node.parent
    while let parent = next {
      if let path = parent.migrationPath { return [path] + ids.reversed() }
      if let id = parent.migrationID { ids.append(id) }
      next = parent.parent
    }
    return ids.reversed()
  }
}
