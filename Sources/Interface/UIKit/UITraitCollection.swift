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
  /// The text size; `unspecified` without a window.
  public let preferredContentSizeCategory: UIContentSizeCategory

  private init(
    style: UIUserInterfaceStyle = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, scale: CGFloat = 0,
    idiom: UIUserInterfaceIdiom = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    textSize: UIContentSizeCategory = .unspecified
  ) {
    (userInterfaceStyle, horizontalSizeClass, verticalSizeClass) = (style, horizontal, vertical)
    (displayScale, userInterfaceIdiom, layoutDirection) = (scale, idiom, direction)
    preferredContentSizeCategory = textSize
  }

  /// Creates properties without any.
  public convenience init() { self.init(style: .unspecified) }
  /// Creates properties with an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  /// Creates properties with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  /// Creates properties with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  /// Creates properties with a number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
  /// Creates properties with a kind of devices.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }
  /// Creates properties with a direction of the language.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }
  /// Creates properties with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(textSize: preferredContentSizeCategory)
  }

  /// Creates the properties of others together; of two values that are specified the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, _ none: Value) -> Value {
      traitCollections.last { $0[keyPath: path] != none }?[keyPath: path] ?? none
    }
    self.init(
      style: last(\.userInterfaceStyle, .unspecified),
      horizontal: last(\.horizontalSizeClass, .unspecified),
      vertical: last(\.verticalSizeClass, .unspecified), scale: last(\.displayScale, 0),
      idiom: last(\.userInterfaceIdiom, .unspecified),
      direction: last(\.layoutDirection, .unspecified),
      textSize: last(\.preferredContentSizeCategory, .unspecified))
  }

  /// Returns whether all values that other properties specify are those of these ones.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    func agrees<Value: Equatable>(
      _ path: KeyPath<UITraitCollection, Value>, _ none: Value
    ) -> Bool {
      trait[keyPath: path] == none || trait[keyPath: path] == self[keyPath: path]
    }
    return agrees(\.userInterfaceStyle, .unspecified)
      && agrees(\.horizontalSizeClass, .unspecified)
      && agrees(\.verticalSizeClass, .unspecified) && agrees(\.displayScale, 0)
      && agrees(\.userInterfaceIdiom, .unspecified) && agrees(\.layoutDirection, .unspecified)
      && agrees(\.preferredContentSizeCategory, .unspecified)
  }

  /// The properties of the current window, with an appearance.
  @MainActor
  package convenience init(_ style: UIUserInterfaceStyle, _ values: EnvironmentValues) {
    func sizeClass(_ value: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
      value == .compact ? .compact : value == .regular ? .regular : .unspecified
    }
    self.init(
      style: style, horizontal: sizeClass(values.horizontalSizeClass),
      vertical: sizeClass(values.verticalSizeClass), scale: values.displayScale,
      idiom: UIDevice.current.userInterfaceIdiom,
      direction: values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      textSize: UIContentSizeCategory(values.dynamicTypeSize))
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
