// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Items for the bars of a page: a `ToolbarItem`, a `ToolbarItemGroup`, or several of them.
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The items with their placements. Not for calling or implementing.
  var _entries: [ToolbarEntry] { get }
}

/// A view with its placement in a bar. Not for use outside of the library.
public struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// The result of `ToolbarContentBuilder`. Not for use outside of the library.
public struct _ToolbarList: ToolbarContent {
  public let _entries: [ToolbarEntry]
}
