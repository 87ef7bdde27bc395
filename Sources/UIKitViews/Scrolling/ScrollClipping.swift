// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling

/// An override of `clipsToBounds` in an extension of `UIScrollView`, which only Objective-C has. Not for programs: previews
/// declare it for the extensions of programs.
@preconcurrency @MainActor
public protocol _ScrollClipping {
  /// Whether scroll views clip their contents.
  var _clipsToBounds: Bool { get }
}

extension UIScrollView {
  /// Whether the override clips the contents of scroll views; nil without one.
  static var clipsByOverride: Bool? {
    ((UIScrollView() as Any) as? any _ScrollClipping)?._clipsToBounds
  }

  /// Applies the override of the program to SwiftUI's scroll views, which are scroll views of UIKit on iOS.
  package static func applyClippingOverride() {
    ScrollClipping.isDisabled = clipsByOverride == false
  }
}
