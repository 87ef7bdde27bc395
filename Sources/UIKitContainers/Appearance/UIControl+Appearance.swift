// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Navigation
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UISegmentedControl {
  /// The defaults of all segmented controls and of SwiftUI's segmented pickers.
  ///
  /// - Note: Differs from UIKit: the type of the result is not `UISegmentedControl`.
  public static func appearance() -> _SegmentedControlDefaults { _SegmentedControlDefaults.shared }
}

/// The defaults of all segmented controls. Set them before a control is shown.
@preconcurrency @MainActor
public final class _SegmentedControlDefaults {
  static let shared = _SegmentedControlDefaults()

  /// The color of the thumb; nil for the usual one.
  public var selectedSegmentTintColor: UIColor? {
    didSet { SegmentedControlDefaults.current.thumb = Self.color(selectedSegmentTintColor) }
  }
  /// The color behind the segments; nil for the usual one.
  public var backgroundColor: UIColor? {
    didSet { SegmentedControlDefaults.current.background = Self.color(backgroundColor) }
  }
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  private init() {}

  /// Sets the color of the texts in a state, `normal` or `selected`; other attributes have no effect.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[UInt(state.rawValue)] = attributes
    let color = Self.color(attributes?[.foregroundColor] as? UIColor)
    if state == .selected {
      SegmentedControlDefaults.current.selectedTitle = color
    } else if state == .normal {
      SegmentedControlDefaults.current.title = color
    }
  }

  /// Returns the attributes that are set for a state; nil for none.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[UInt(state.rawValue)]
  }

  private static func color(_ color: UIColor?) -> Color? { color.map { Color(uiColor: $0) } }
}

extension UIPageControl {
  /// The defaults of the dots of SwiftUI's tab views with pages.
  ///
  /// - Note: Differs from UIKit: they have no effect on instances of `UIPageControl`, and the type of
  ///   the result is not `UIPageControl`.
  public static func appearance() -> _PageControlDefaults { _PageControlDefaults.shared }
}

/// The defaults of the dots that show a page. Set them before they are shown.
@preconcurrency @MainActor
public final class _PageControlDefaults {
  static let shared = _PageControlDefaults()

  /// The color of the selected page's dot; nil for white.
  public var currentPageIndicatorTintColor: UIColor? {
    didSet {
      BarDefaults.current.pages.selected = currentPageIndicatorTintColor.map { Color(uiColor: $0) }
    }
  }
  /// The color of the other dots; nil for a faint white.
  public var pageIndicatorTintColor: UIColor? {
    didSet {
      BarDefaults.current.pages.unselected = pageIndicatorTintColor.map { Color(uiColor: $0) }
    }
  }

  private init() {}
}
