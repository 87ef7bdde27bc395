// Part of Snapback, under the MIT licence; see LICENSE.

/// A node that depends on the position of its view.
@MainActor
package protocol PlacementObserver: AnyObject {
  /// Called after each layout of the host.
  func placementMayHaveChanged()
}

/// A weak reference to an observer.
struct PlacementObserverReference {
  weak var value: (any PlacementObserver)?
}

extension ViewHost {
  /// Notifies an observer of each layout, until it is removed. The host does not retain it.
  package func addPlacementObserver(_ observer: any PlacementObserver) {
    placementObservers.append(PlacementObserverReference(value: observer))
  }

  /// Removes an observer, and those that have been released.
  package func removePlacementObserver(_ observer: any PlacementObserver) {
    placementObservers.removeAll { $0.value == nil || $0.value === observer }
  }
}
