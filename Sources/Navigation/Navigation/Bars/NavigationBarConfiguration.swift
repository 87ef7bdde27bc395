// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The settings of the navigation bar of a page; nil fields are not set.
struct NavigationBarConfiguration {
  var title: Text?
  var removesTitle: Bool?
  /// The action of a `RenameButton` in the bar.
  var rename: RenameAction?
  /// The smaller line below the title.
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  /// Whether the title is large, in the bar between the buttons.
  var isInlineLarge: Bool?
  /// The items of a menu that the title opens.
  var titleMenu: AnyView?
  /// Whether the title is at the leading end, and the back button has none.
  var isEditor: Bool?
  var isHidden: Bool?
  var hidesBackButton: Bool?
  var background: AnyView?
  /// The background of the whole page.
  var pageBackground: AnyView?
  var hidesBackground: Bool?
  var scheme: ColorScheme?
  var items: [ToolbarEntry] = []
  var search: SearchRequest?
}

@MainActor
extension NavigationBarConfiguration {
  /// Whether the title is at the leading end of the bar.
  var hasLeadingTitle: Bool { isInlineLarge == true || isEditor == true }

  /// Whether the search bar replaces the other parts of the bar.
  var isSearching: Bool { search?.session.isActive == true }

  /// Whether a large title is below the bar.
  var hasLargeTitle: Bool {
    (title != nil || items.contains { $0.placement.slot == .largeTitle })
      && !isSearching && !hasLeadingTitle && (displayMode ?? .automatic) != .inline
  }

  /// Whether the bar of a root page has something to show.
  var hasContents: Bool {
    title != nil || subtitle != nil || titleMenu != nil || search != nil || background != nil
      || isHidden == false || hidesBackground == false
      || items.contains { ![.bottom, .keyboard].contains($0.placement.slot) }
  }

  /// Whether a part of the bar moves up with the scrolled views.
  var hasMovingParts: Bool { hasLargeTitle || (search != nil && !isSearching) }
}
