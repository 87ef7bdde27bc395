// Part of Snapback, under the MIT licence; see LICENSE.

/// An object with running animations, which a host samples in each frame; see
/// `ViewHost.addAnimating(_:)`.
@MainActor
package protocol Animating: AnyObject {
  /// Updates the animated values to a frame's time, and returns whether an animation is still
  /// running.
  func sample(at time: Double) -> Bool
}
