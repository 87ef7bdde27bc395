// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The program, as far as SwiftUI sources use it to find their window.
@preconcurrency @MainActor
public final class UIApplication {
  /// The only instance.
  public static let shared = UIApplication()

  private let scene = UIWindowScene()

  /// The only window of the program.
  public var windows: [UIWindow] { scene.windows }
  /// The only window of the program.
  public var keyWindow: UIWindow? { scene.windows.first }
  /// The only scene of the program.
  public var connectedScenes: Set<UIScene> { [scene] }
  /// Stored without an effect: the desktop decides when the screen is turned off.
  public var isIdleTimerDisabled = false
}
