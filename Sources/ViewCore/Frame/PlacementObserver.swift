// Part of Snapback, under the MIT licence; see LICENSE.

/// A node that depends on the position of its view.
@MainActor
protocol PlacementObserver: AnyObject {
  /// Called after each layout of the host.
  func placementMayHaveChanged()
}

/// A weak reference to an observer.
struct PlacementObserverReference {
  weak var value: (any PlacementObserver)?
}
