// Part of Snapback, under the MIT licence; see LICENSE.

/// Several scenes.
package struct _SceneList: Scene {
  /// The scenes, in their order in the source.
  package let scenes: [any Scene]

  /// Not available: a list of scenes is a primitive scene.
  package var body: Never { preconditionFailure("a list of scenes has no body") }
}
