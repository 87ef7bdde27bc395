// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The methods that are called in the life of a scene.
///
/// - Note: Differs from UIKit: `scene(_:willConnectTo:options:)`, `sceneWillEnterForeground(_:)` and
///   `sceneDidBecomeActive(_:)` are called, once each.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Creates the scene's window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Is called before the scene is shown.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Is called when the scene is in use.
  func sceneDidBecomeActive(_ scene: UIScene)
}

extension UISceneDelegate {
  /// The default does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// The default does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// The default does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
}
