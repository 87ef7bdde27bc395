// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The space that bars take up at an edge of a controller's view, from before there were safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// Its height in points.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

/// The space above or below the safe area of a view.
@MainActor
private final class BarSpace: UILayoutSupport {
  private let view: UIView
  private let isTop: Bool

  init(_ view: UIView, isTop: Bool) { (self.view, self.isTop) = (view, isTop) }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor {
    isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }
  var bottomAnchor: NSLayoutYAxisAnchor {
    isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
}

extension UIViewController {
  /// The space above the safe area; the name from before there was one.
  public var topLayoutGuide: any UILayoutSupport { BarSpace(view, isTop: true) }
  /// The space below the safe area; the name from before there was one.
  public var bottomLayoutGuide: any UILayoutSupport { BarSpace(view, isTop: false) }
}
