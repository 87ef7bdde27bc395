// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Builds the items of a toolbar from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Passes an item on.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Joins the items of all statements, in order.
  @preconcurrency @MainActor
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarList {
    var entries: [ToolbarEntry] = []
    repeat entries.append(contentsOf: (each content)._entries)
    return _ToolbarList(_entries: entries)
  }

  /// The items of an `if` statement without `else`; none if the condition is false.
  @preconcurrency @MainActor
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarList {
    _ToolbarList(_entries: content?._entries ?? [])
  }

  /// The items of the first branch of a condition.
  @preconcurrency @MainActor
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList {
    _ToolbarList(_entries: first._entries)
  }

  /// The items of the second branch of a condition.
  @preconcurrency @MainActor
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList {
    _ToolbarList(_entries: second._entries)
  }
}
