// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Builds the scene of an app from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  /// Returns the only scene of a block.
  ///
  /// - Note: Differs from SwiftUI: a block has exactly one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
