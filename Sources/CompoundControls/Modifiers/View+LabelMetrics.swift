// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) public import ViewCore

extension View {
  /// Sets the space between the icon and the title of the labels inside, in points: 8 by default, and 16 in rows of
  /// lists.
  ///
  /// NaN and infinity have no effect.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelMetrics) { if value.isFinite { $0.spacing = value } }
  }

  /// Sets the width that the icons of the labels inside take, in points, so that their titles are aligned. An icon is in
  /// the middle of it.
  ///
  /// Negative values, NaN and infinity have no effect.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelMetrics) { if value.isFinite, value >= 0 { $0.iconWidth = value } }
  }
}
