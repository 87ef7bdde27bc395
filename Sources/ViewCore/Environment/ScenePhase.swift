// Part of Snapback, under the MIT licence; see LICENSE.

/// The state of a scene as the user sees it.
public enum ScenePhase: Hashable, Sendable, Comparable, CaseIterable {
  /// The scene is not visible.
  case background
  /// The scene is visible and does not receive input.
  case inactive
  /// The scene is visible and receives input.
  case active
}
