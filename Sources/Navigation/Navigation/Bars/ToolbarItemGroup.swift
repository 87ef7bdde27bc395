// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A view in a bar of a page, usually of several controls: they count as one item.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group whose label is that of a menu where there is not enough space. The items are always shown here.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }

  public func _entries(_ context: _ToolbarContext) -> [ToolbarEntry] {
    [ToolbarEntry(id: context.entryID, placement: placement, view: AnyView(content))]
  }
}
