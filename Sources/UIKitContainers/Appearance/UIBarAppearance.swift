// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Navigation
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The background and the dividing line of a bar.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// The background color; nil for that of the effect alone.
  open var backgroundColor: UIColor?
  /// The color of the line at the edge of the bar; nil or a clear one for no line.
  open var shadowColor: UIColor? = .separator
  private var isTransparent = false

  /// Creates the usual look.
  public required init() {}

  /// Returns a copy of the look.
  open func copy() -> Self {
    let copy = Self()
    copy.assign(self)
    return copy
  }

  /// Takes the values of another look of the same type.
  func assign(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    shadowColor = other.shadowColor
    isTransparent = other.isTransparent
  }

  /// Sets the background and the line of the system.
  open func configureWithDefaultBackground() {
    (backgroundColor, shadowColor, isTransparent) = (nil, .separator, false)
  }

  /// Sets an opaque background and the line of the system.
  open func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor, isTransparent) = (.systemBackground, .separator, false)
  }

  /// Removes the background, the blur and the dividing line.
  open func configureWithTransparentBackground() {
    (backgroundColor, shadowColor, isTransparent) = (nil, nil, true)
  }

  /// The color of UIKit's bars; nil for the usual one.
  var color: UIColor? { backgroundColor ?? (isTransparent ? .clear : nil) }

  /// The background for SwiftUI's bars; nil for the usual one.
  var background: BarDefaults.Background? {
    if let backgroundColor { return .color(Color(uiColor: backgroundColor)) }
    return isTransparent ? .clear : nil
  }
}
