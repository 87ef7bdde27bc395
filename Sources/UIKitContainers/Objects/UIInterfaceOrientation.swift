// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The orientation of the contents of a window.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Taller than wide.
  case portrait
  /// Upside down. Windows do not have it.
  case portraitUpsideDown
  /// Wider than tall. Windows do not have it.
  case landscapeLeft = 4
  /// Wider than tall.
  case landscapeRight = 3

  /// Whether it is one of both wider orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is one of both taller orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The orientation of the window.
  @MainActor fileprivate static var ofWindow: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
}

extension UIWindowScene {
  /// Landscape if the window is wider than tall, otherwise portrait.
  public var interfaceOrientation: UIInterfaceOrientation { .ofWindow }
  /// The status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

extension UIApplication {
  /// Landscape if the window is wider than tall, otherwise portrait.
  public var statusBarOrientation: UIInterfaceOrientation { .ofWindow }
  /// The rectangle of the status bar; see `UIStatusBarManager`.
  public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  /// Whether there is no status bar: in windows without a device.
  public var isStatusBarHidden: Bool { UIStatusBarManager().isStatusBarHidden }
}

/// The status bar of a device.
@preconcurrency @MainActor
public final class UIStatusBarManager {
  /// The height of the bar of phones whose safe area is taller, in points.
  private static let longest: CGFloat = 54

  /// Its rectangle in the window: the upper part of the safe area, of at most 54 points; empty without a
  /// device, or in landscape orientation.
  public var statusBarFrame: CGRect {
    let top = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
    return top <= 0
      ? .zero
      : CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: min(top, Self.longest))
  }

  /// Whether there is no status bar: without a device, or in landscape orientation.
  public var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
}
