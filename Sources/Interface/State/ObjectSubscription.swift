// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation

/// Has a node evaluated again when an object says that it is about to change.
@MainActor
final class ObjectSubscription<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private weak var node: Node?
  private var cancellable: AnyCancellable?

  init(_ node: Node) {
    self.node = node
  }

  /// Listens to an object, and no longer to the one before.
  func follow(_ object: ObjectType) {
    guard object !== self.object else { return }
    self.object = object
    cancellable = object.objectWillChange.sink { [weak node] _ in
      if isMainThread {
        MainActor.unsafelyAssumed { node?.noteObjectChange() }
      } else {
        DispatchQueue.main.async { node?.noteObjectChange() }
      }
    }
  }
}

extension ObjectSubscription: KeptSlot {
  var kept: Any { object.map { $0 as Any } ?? () }
  func adopt(_ value: Any) -> Bool { object.map { CarriedObject.carry(value, into: $0) } ?? false }
}
