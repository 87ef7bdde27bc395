// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// In points; nil for that of the list's style.
  let length: CGFloat?

  /// A negative length counts as 0, and one that is not finite as the spacing of the list's style.
  fileprivate init(length: CGFloat?) {
    self.length = length.flatMap { $0.isFinite ? max(0, $0) : nil }
  }

  /// The spacing of the list's style: 35 points, and 0 in the plain style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A spacing of 12 points between sections.
  public static let compact = ListSectionSpacing(length: 12)

  /// Returns a spacing of a given number of points. A negative number is 0, and one that is not finite
  /// the default.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}
