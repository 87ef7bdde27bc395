// Part of Snapback, under the MIT licence; see LICENSE.

package import Combine
import Foundation

/// A node's subscription to the changes of an `ObservableObject`: each makes the node be evaluated
/// again.
@MainActor
package final class ObjectSubscription<ObjectType: ObservableObject> {
  package private(set) var object: ObjectType?
  private weak var node: Node?
  private var cancellable: AnyCancellable?

  package init(_ node: Node) {
    self.node = node
  }

  /// Subscribes to an object, in place of the previous one.
  package func subscribe(to object: ObjectType) {
    guard object !== self.object else { return }
    self.object = object
    cancellable = object.objectWillChange.sink { [weak node] _ in
      if isMainThread {
        MainActor.unsafelyAssumed {
          node?.noteObjectChange(ObjectType.self)
          node?.scheduleObjectChange()
        }
      } else {
        DispatchQueue.main.async { node?.scheduleObjectChange() }
      }
    }
  }
}

extension ObjectSubscription: MigratableSlot {
  package var migratedValue: Any { object.map { $0 as Any } ?? () }

  package func adopt(_ value: Any, by migration: any StateMigrating) -> Bool {
    object.map { migration.migrate(value, into: $0) } ?? false
  }
}
