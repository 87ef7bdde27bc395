// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A view in a bar of a page. `ID` is `()`, or the type of the name that it has in its toolbar.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
  private let name: ID
  private let placement: ToolbarItemPlacement
  private let content: Content
  private var isShown = true

  public func _entries(_ context: _ToolbarContext) -> [ToolbarEntry] {
    guard isShown else { return [] }
    return [ToolbarEntry(id: context.entryID, placement: placement, view: AnyView(content))]
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    name = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with a name in its toolbar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    name = id
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with a name in its toolbar, which shows it or not until a user adds it. There is no editor here.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    name = id
    self.placement = placement
    self.content = content()
    isShown = showsByDefault
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The name of the item in its toolbar.
  public var id: ID { name }
}
