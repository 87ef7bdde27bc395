// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Items with names, for a toolbar with a name. As on a phone, there is no editor in which a user could
/// arrange them.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent {}

extension _ToolbarList: CustomizableToolbarContent {}

extension View {
  /// Adds items with names to the navigation bar and the bottom bar of the enclosing page of a
  /// navigation stack.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Shows or hides bars around the view: the navigation bar of the enclosing page, or the tab bar.
  ///
  /// - Parameters:
  ///   - visibility: `automatic` changes nothing.
  ///   - bars: The bars; none stands for the navigation bar. The bottom bar is not affected.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    applyToolbarVisibility(visibility, for: bars)
  }
}
