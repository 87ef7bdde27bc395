// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The window of the program.
@preconcurrency @MainActor
public final class UIWindow: UIResponder {
  /// The contents; nil at first.
  public var rootViewController: UIViewController?
  /// The scene of the window.
  public var windowScene: UIWindowScene? { UIApplication.shared.scene }

  /// Creates a window. Its frame is that of the program's window.
  public nonisolated override init() { super.init() }

  /// Creates a window. Its frame is that of the program's window.
  public convenience init(frame: CGRect) { self.init() }

  /// Creates a window of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init() }

  /// Makes this the window that the program shows.
  public func makeKeyAndVisible() { UIApplication.shared.visibleWindow = self }

  /// The insets of the safe area, in points.
  public var safeAreaInsets: UIEdgeInsets {
    let insets = FrameContext.current.host?.safeAreaInsets ?? EdgeInsets()
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// The content of the window in points, with origin 0, 0.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// The same as `bounds`: the window's position is not known.
  public var frame: CGRect { UIScreen.main.bounds }
  /// Always true: there is a single window.
  public var isKeyWindow: Bool { true }
}
