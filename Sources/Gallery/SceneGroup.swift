// Part of Snapback, under the MIT licence; see LICENSE.

/// Scenes that teach the same.
nonisolated package struct SceneGroup: Sendable {
  package let title: String
  package let scenes: [SceneInfo]
}
