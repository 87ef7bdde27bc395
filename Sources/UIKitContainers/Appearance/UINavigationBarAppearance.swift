// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Navigation
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The background of a navigation bar, and the attributes of its titles and buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The color and the font of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color and the font of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Creates the usual look.
  public required init() { super.init() }

  override func assign(_ other: UIBarAppearance) {
    super.assign(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}

extension UINavigationBar {
  /// The defaults of the navigation bars of SwiftUI.
  ///
  /// - Note: Differs from UIKit: they have no effect on instances of `UINavigationBar`, and the type of
  ///   the result is not `UINavigationBar`.
  public static func appearance() -> _NavigationBarDefaults { _NavigationBarDefaults.shared }
}

/// The defaults of all navigation bars. Set them before a bar is shown.
@preconcurrency @MainActor
public final class _NavigationBarDefaults {
  static let shared = _NavigationBarDefaults()

  /// The look while views are scrolled under the bar.
  public var standardAppearance = UINavigationBarAppearance() { didSet { apply() } }
  /// The look while no views are under the bar; nil for the usual one.
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { apply() } }
  /// The look of a bar in landscape orientation. It has no effect.
  public var compactAppearance: UINavigationBarAppearance?
  /// The color of the buttons; nil for the tint.
  public var tintColor: UIColor? { didSet { apply() } }
  /// The color of the bar while views are scrolled under it; nil for the usual one.
  public var barTintColor: UIColor? { didSet { apply() } }
  /// The color of the bar; nil for the usual one.
  public var backgroundColor: UIColor? { didSet { apply() } }
  /// The color and the font of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { apply() } }
  /// The color and the font of the large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { apply() } }
  /// The line at the edge of the bar. An image removes the line; it is not shown.
  public var shadowImage: UIImage?
  /// Whether contents are visible through the bar. It has no effect.
  public var isTranslucent = true
  /// Whether the bar is clipped to its bounds. It has no effect.
  public var clipsToBounds = false
  /// A layer whose properties have no effect on bars, as in UIKit.
  public let layer = CALayer()
  /// Whether titles are large. It has no effect on SwiftUI's bars, as in UIKit.
  public var prefersLargeTitles = false
  private var hasBackgroundImage = false

  private init() {}

  /// Sets an image as the background. A bar with one has no other background; the image is not shown.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    hasBackgroundImage = backgroundImage != nil
    apply()
  }

  private func apply() {
    let edge = scrollEdgeAppearance ?? standardAppearance
    func background(_ color: UIColor?) -> BarDefaults.Background? {
      if let color { return .color(Color(uiColor: color)) }
      return hasBackgroundImage ? .clear : nil
    }
    let title = edge.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
    let largeTitle = edge.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 }
    let tint = tintColor
    BarDefaults.current.navigation.tint = tint.map { Color(uiColor: $0) }
    BarDefaults.current.navigation.title = BarDefaults.TextStyle(title)
    BarDefaults.current.navigation.largeTitle = BarDefaults.TextStyle(largeTitle)
    BarDefaults.current.navigation.scrolled =
      standardAppearance.background ?? background(barTintColor ?? backgroundColor)
    BarDefaults.current.navigation.atEdge =
      scrollEdgeAppearance?.background ?? background(backgroundColor)
  }
}

/// The sizes of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The size on a phone in portrait orientation.
  case `default`
  /// The size on a phone in landscape orientation.
  case compact
}

extension BarDefaults.TextStyle {
  /// The style of attributes.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init(
      color: (attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) },
      font: (attributes[.font] as? UIFont).map { Font($0) })
  }
}
