// Part of Snapback, under the MIT licence; see LICENSE.

/// The properties of a type of transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view. While Reduce Motion is on, such a transition is replaced by a fade.
  public var hasMotion: Bool

  /// Creates the properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}
