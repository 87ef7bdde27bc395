// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// A scene of the program.
@preconcurrency @MainActor
public class UIScene: UIResponder {
  /// Why a scene is connected. There are no reasons but the launch.
  public struct ConnectionOptions: Sendable {}

  /// How far a scene is in use.
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

/// The scene with the program's window.
public final class UIWindowScene: UIScene {
  /// The only window.
  public var windows: [UIWindow] { [UIApplication.shared.visibleWindow ?? ownWindow] }

  /// The window of an app without delegates.
  private let ownWindow = UIWindow()

  /// The only window.
  public var keyWindow: UIWindow? { windows.first }
  /// The screen, which is the content of the window here.
  public var screen: UIScreen { .main }
}
