// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The views of a lazy stack that stay visible while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections, at the start of the viewport.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// The footers of sections, at the end of the viewport.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
