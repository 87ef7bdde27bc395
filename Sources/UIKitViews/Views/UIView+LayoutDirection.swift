// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIView {
  /// The layout direction of contents with an attribute: that of the window's language if they are mirrored.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of contents with a meaning beside others with a direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Whether leading edges are right ones.
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The direction of the SwiftUI view in which the view is.
  var surroundingDirection: UIUserInterfaceLayoutDirection {
    surface?.direction ?? UIApplication.shared.userInterfaceLayoutDirection
  }

  /// Invalidates everything that depends on the direction.
  func directionChanged() {
    constraintsChanged()
    setNeedsLayout()
    layer.setNeedsFrame()
  }

  /// The same for the view and its subviews, after a change of the surface's direction.
  func surroundingDirectionChanged() {
    directionChanged()
    for view in subviews { view.surroundingDirectionChanged() }
  }
}

extension UIApplication {
  /// The direction of the language: that of the window.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    mainWindow?.surface?.direction ?? .leftToRight
  }
}

extension UIKitSurface {
  /// The direction in which the surface is laid out.
  var direction: UIUserInterfaceLayoutDirection? { knownDirection ?? currentDirection }

  /// The direction of the SwiftUI view around the surface now.
  var currentDirection: UIUserInterfaceLayoutDirection? {
    element.map {
      EnvironmentValues($0.node.environment).layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight
    }
  }
}

extension NSTextAlignment {
  /// The alignment of a view's text; `natural` is the leading side of the view's layout direction.
  @MainActor
  package func resolved(in view: UIView) -> NSTextAlignment {
    self == .natural ? (view.isRightToLeft ? .right : .left) : self
  }
}
