// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Builds the scene of an app from the statements of a closure.
@preconcurrency @MainActor
@resultBuilder
public enum SceneBuilder {
  /// Returns the only scene of a block.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the scene of a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the scene of an `if` statement.
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene {
    _SceneList(scenes: scene.map { [$0] } ?? [])
  }

  /// Returns the scene of an `if #available` statement.
  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene {
    _SceneList(scenes: [scene])
  }

  /// Returns the scenes of a block.
  public static func buildBlock<First: Scene, Second: Scene, each Further: Scene>(
    _ first: First, _ second: Second, _ further: repeat each Further
  ) -> some Scene {
    var scenes: [any Scene] = [first, second]
    for scene in repeat each further { scenes.append(scene) }
    return _SceneList(scenes: scenes)
  }
}
