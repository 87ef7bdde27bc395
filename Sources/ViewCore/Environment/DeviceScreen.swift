// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The screen of a phone or tablet: what views can learn of it.
package struct DeviceScreen: Equatable, Sendable {
  package enum Idiom: Equatable, Sendable {
    case phone, pad
  }

  package var idiom: Idiom
  /// The size in points, in portrait orientation.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// The safe area's insets at the top and at the bottom in portrait orientation, in points.
  package var top, bottom: CGFloat
  /// The radius of the display's corners in points; 0 if they are square.
  package var cornerRadius: CGFloat

  package init(
    _ idiom: Idiom, size: CGSize, scale: CGFloat, top: CGFloat, bottom: CGFloat,
    cornerRadius: CGFloat
  ) {
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.top = top
    self.bottom = bottom
    self.cornerRadius = cornerRadius
  }

  /// Returns the size in points in an orientation.
  package func size(isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the safe area's insets in points in an orientation.
  ///
  /// A phone without a home button has its top inset at both sides in landscape orientation, and 21
  /// points at the bottom. One with a home button hides its status bar there.
  package func safeAreaInsets(isLandscape: Bool) -> EdgeInsets {
    guard isLandscape, idiom == .phone else {
      return EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }
    guard bottom > 0 else { return EdgeInsets() }
    return EdgeInsets(top: 0, leading: top, bottom: 21, trailing: top)
  }

  /// Returns the class of the width in an orientation: compact on phones, except on large ones in
  /// landscape orientation.
  package func horizontalSizeClass(isLandscape: Bool) -> UserInterfaceSizeClass {
    idiom == .pad || (isLandscape && size.width >= 414) ? .regular : .compact
  }

  /// Returns the class of the height in an orientation: compact on phones in landscape orientation.
  package func verticalSizeClass(isLandscape: Bool) -> UserInterfaceSizeClass {
    idiom == .phone && isLandscape ? .compact : .regular
  }
}
