// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

/// The appearance of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

/// The properties of the interface on which a color depends.
public final class UITraitCollection: Sendable {
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates properties with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
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
