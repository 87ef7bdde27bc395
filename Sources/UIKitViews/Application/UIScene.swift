// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// A part of the user interface with a life cycle of its own; a program has one.
@preconcurrency @MainActor
public class UIScene: UIResponder {
  /// The reason why a scene is connected. There are no reasons but the launch.
  public struct ConnectionOptions: Sendable {}

  /// Whether a scene is visible, and receives events.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// In use: the program's window is its only scene.
  public var activationState: ActivationState { .foregroundActive }
  /// The scene's connection with the system.
  public let session = UISceneSession()
  /// The scene's delegate.
  public internal(set) var delegate: (any UISceneDelegate)?

  override init() { super.init() }
}

/// The scene that has the program's windows.
public final class UIWindowScene: UIScene {
  /// The visible windows, from the back to the front.
  public var windows: [UIWindow] {
    [UIApplication.shared.mainWindow ?? ownWindow] + UIApplication.shared.windowsInFront
  }

  /// The window of an app without delegates.
  private lazy var ownWindow = {
    let window = UIWindow()
    UIApplication.shared.mainWindow = window
    window.isHidden = false
    UIApplication.shared.mainWindow = nil
    return window
  }()

  /// The window that was made the key window last and is visible, or else the first one.
  public var keyWindow: UIWindow? {
    let windows = windows
    return windows.last { $0 === UIApplication.shared.chosenKeyWindow } ?? windows.first
  }
  /// The screen, which is the content of the window here.
  public var screen: UIScreen { .main }
}
