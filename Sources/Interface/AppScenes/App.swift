// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A program whose user interface consists of views. `@main` marks the one that runs.
///
/// Its windows share the app's own `@State` and `@StateObject`.
@preconcurrency @MainActor
public protocol App {
  /// The type of the app's scene.
  associatedtype Body: Scene

  /// The scenes that the app shows, each in windows of its own.
  @SceneBuilder var body: Body { get }

  /// Creates the app when the program starts.
  init()
}
