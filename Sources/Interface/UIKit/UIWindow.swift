// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The window of the program.
@preconcurrency @MainActor
public final class UIWindow {
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
