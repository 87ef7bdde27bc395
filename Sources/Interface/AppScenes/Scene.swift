// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A part of an app that is shown in a window.
@preconcurrency @MainActor
public protocol Scene {
  /// The type of the scene that implements this one; `Never` for primitive scenes.
  associatedtype Body: Scene

  /// The scene that implements this one.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}
