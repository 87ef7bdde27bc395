// Part of Snapback, under the MIT licence; see LICENSE.

/// A titled section of the list of scenes.
nonisolated package struct SceneGroup: Sendable {
  package let title: String
  package let scenes: [SceneInfo]
}
