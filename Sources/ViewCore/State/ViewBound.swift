// Part of Snapback, under the MIT licence; see LICENSE.

/// An object in the state of a view that keeps closures of views, which may refer to the object in turn.
///
/// It releases them with the node of the state, so that no reference cycle outlives the hierarchy.
@MainActor
package protocol ViewBound: AnyObject {
  /// The storage of the state that the object is in; after a migration, the one in the newer hierarchy.
  var storage: ObjectIdentifier? { get set }

  /// Called when the node is released: removes all closures and views.
  func viewReleased()
}

/// Notifies the objects in the state of a node when the node is released.
@MainActor
final class BoundObjects {
  var releases: [@MainActor () -> Void] = []

  isolated deinit {
    for release in releases { release() }
  }
}
