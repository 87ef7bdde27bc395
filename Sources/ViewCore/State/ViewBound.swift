// Part of Snapback, under the MIT licence; see LICENSE.

/// An object in the state of a view that keeps closures of views, which may refer to the object in turn.
///
/// It forgets them when the node of the state is released, so that nothing outlives the hierarchy.
@MainActor
package protocol ViewBound: AnyObject {
  /// The storage of the state, for `viewReleased()`; after a migration that in the newer hierarchy.
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
