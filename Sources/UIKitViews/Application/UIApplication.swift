// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The program, as far as SwiftUI sources use it to find their window.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The key of a launch option. There are no launch options.
  public struct LaunchOptionsKey: Hashable, Sendable {}

  /// The only instance.
  public static let shared = UIApplication()

  let scene = UIWindowScene()
  /// The window that a delegate has made visible.
  var visibleWindow: UIWindow?
  /// The delegate; nil if the program has none.
  public var delegate: (any UIApplicationDelegate)?

  private override init() { super.init() }

  /// The only window of the program.
  public var windows: [UIWindow] { scene.windows }
  /// The only window of the program.
  public var keyWindow: UIWindow? { scene.windows.first }
  /// The only scene of the program.
  public var connectedScenes: Set<UIScene> { [scene] }
  /// Stored without an effect: the desktop decides when the screen is turned off.
  public var isIdleTimerDisabled = false

  /// Calls the launch methods of a delegate.
  func launch(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    visibleWindow = nil
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(self)
  }

  /// Calls the methods of a scene's delegate that create its window.
  func connect(_ delegate: any UIWindowSceneDelegate) {
    let options = UIScene.ConnectionOptions()
    _ = self.delegate?.application(
      self, configurationForConnecting: scene.session, options: options)
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
  }
}
