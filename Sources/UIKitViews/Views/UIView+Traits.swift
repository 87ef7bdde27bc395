// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
@_spi(ViewTree) import ViewCore

extension UIView {
  /// The properties of the interface around the view, with the appearance that it or a superview overrides.
  var surroundingTraits: UITraitCollection {
    var values = UIKitService.environment
    values.layoutDirection = surroundingDirection == .rightToLeft ? .rightToLeft : .leftToRight
    var view: UIView? = self
    while let current = view {
      if current.overrideUserInterfaceStyle != .unspecified {
        return UITraitCollection(current.overrideUserInterfaceStyle, values)
      }
      view = current.superview
    }
    return UITraitCollection(values.colorScheme == .dark ? .dark : .light, values)
  }

  /// Whether the class is one of the library, which draws otherwise.
  final var isBuiltIn: Bool { UIKitModules.declare(type(of: self)) }
}
