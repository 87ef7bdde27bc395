// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A namespace for the settings of a navigation bar.
public enum NavigationBarItem {
  /// The position and size of the title of a page.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The same as `large`.
    case automatic
    /// Small, in the bar between the buttons.
    case inline
    /// Large, below the bar.
    case large
  }
}
