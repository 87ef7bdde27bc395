// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The target of content margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  let isForContent: Bool
  let isForIndicators: Bool

  /// The content and the scroll indicators.
  public static let automatic = ContentMarginPlacement(isForContent: true, isForIndicators: true)
  /// Margins around the scrolled content only.
  public static let scrollContent = ContentMarginPlacement(
    isForContent: true, isForIndicators: false)
  /// Margins around the scroll indicators only.
  public static let scrollIndicators = ContentMarginPlacement(
    isForContent: false, isForIndicators: true)
}
