// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Builds the items of a toolbar from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor
public enum ToolbarContentBuilder {
  /// The items of a statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> _ToolbarList {
    _ToolbarList(contents: [content])
  }

  /// Joins the items of all statements, in order.
  public static func buildBlock(_ lists: _ToolbarList...) -> _ToolbarList {
    _ToolbarList(contents: lists)
  }

  /// The items of an `if` statement without `else`; none if the condition is false.
  public static func buildIf(_ list: _ToolbarList?) -> _ToolbarList {
    list ?? _ToolbarList(contents: [])
  }

  /// The items of the first branch of a condition.
  public static func buildEither(first: _ToolbarList) -> _ToolbarList {
    _ToolbarList(contents: [first])
  }
  /// The items of the second branch of a condition.
  public static func buildEither(second: _ToolbarList) -> _ToolbarList {
    // At another position than the first branch, so that the two share no state.
    _ToolbarList(contents: [_ToolbarList(contents: []), second])
  }
}
