// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The program, as far as SwiftUI sources use it to find their window.
/// - Note: Differs from UIKit: only the app's single window and its safe area.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The key of a launch option. There are no launch options.
  public struct LaunchOptionsKey: Hashable, Sendable {}

  /// The application of the process.
  public static let shared = UIApplication()

  let scene = UIWindowScene()
  /// The window that shows the program's views; nil for that of an app without delegates.
  var mainWindow: UIWindow?
  /// The window that was made the key window.
  weak var chosenKeyWindow: UIWindow?
  /// Whether a delegate's launch methods are running, whose first visible window is the main one.
  private(set) var isLaunching = false
  /// The delegate; nil if the program has none.
  public var delegate: (any UIApplicationDelegate)?

  private override init() { super.init() }

  private var ignoringCount = 0
  /// Whether new touches are ignored, between `beginIgnoringInteractionEvents()` and the matching
  /// `endIgnoringInteractionEvents()`.
  public var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
  /// Ignores touches that begin, until a call of `endIgnoringInteractionEvents()` for each of this method.
  public func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  /// Ends what `beginIgnoringInteractionEvents()` has begun; does nothing without such a call.
  public func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

  /// The visible windows, from the back to the front.
  public var windows: [UIWindow] { scene.windows }
  /// The window that was made the key window last and is visible, or else the program's first one.
  public var keyWindow: UIWindow? { scene.keyWindow }
  /// The only scene of the program.
  public var connectedScenes: Set<UIScene> { [scene] }
  /// No effect: the desktop decides when the screen is turned off.
  public var isIdleTimerDisabled = false

  /// Calls the launch methods of a delegate.
  package func launch(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    mainWindow = nil
    isLaunching = true
    defer { isLaunching = false }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(self)
  }

  /// Calls the methods of a scene's delegate that create its window.
  func connect(_ delegate: any UIWindowSceneDelegate) {
    isLaunching = true
    defer { isLaunching = false }
    let options = UIScene.ConnectionOptions()
    _ = self.delegate?.application(
      self, configurationForConnecting: scene.session, options: options)
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
  }
}
