// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A program whose user interface consists of views. `@main` marks the one that runs.
@preconcurrency @MainActor
public protocol App {
  /// The type of the app's scene.
  associatedtype Body: Scene

  /// The scene that the app shows. An app has one window here.
  @SceneBuilder var body: Body { get }

  /// Creates the app when the program starts.
  init()
}
