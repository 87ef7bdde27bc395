// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

/// The appearance of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

extension UIUserInterfaceStyle {
  /// The style of a color scheme; `unspecified` for nil.
  public init(_ colorScheme: ColorScheme?) {
    self = colorScheme == .dark ? .dark : colorScheme == .light ? .light : .unspecified
  }
}

extension ColorScheme {
  /// The color scheme of a style; nil for `unspecified`.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

/// Whether a length of the window is small, as on a phone, or large.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

/// The properties of the interface on which a color depends, and those of the window.
public final class UITraitCollection: Sendable {
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Whether the window is narrow: below 600 points without a device.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Whether the window is low: below 600 points without a device.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The number of pixels per point; 0 if it is not known.
  public let displayScale: CGFloat
  /// The kind of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The direction of the language; `unspecified` without a window.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// Creates properties with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    (horizontalSizeClass, verticalSizeClass) = (.unspecified, .unspecified)
    (displayScale, userInterfaceIdiom, layoutDirection) = (0, .unspecified, .unspecified)
  }

  /// The properties of the current window, with an appearance.
  @MainActor
  package init(_ style: UIUserInterfaceStyle, _ values: EnvironmentValues) {
    func sizeClass(_ value: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
      value == .compact ? .compact : value == .regular ? .regular : .unspecified
    }
    userInterfaceStyle = style
    horizontalSizeClass = sizeClass(values.horizontalSizeClass)
    verticalSizeClass = sizeClass(values.verticalSizeClass)
    displayScale = values.displayScale
    userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    layoutDirection = values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UIColor {
  /// Creates a color that a function computes for the appearance in which it is used.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(
      Color(
        .dynamic(
          DynamicColor { scheme in
            dynamicProvider(
              UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light)
            ).color
          })))
  }

  /// Creates one of the project's colors. A missing color is system gray.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}
