// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// Builds the tabs of a tab view from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor
public enum TabContentBuilder<TabValue: Hashable> {
  /// The tabs as the content of a tab view, which is not itself a view.
  public struct Content<C: TabContent>: View, ViewListing {
    let tabs: C

    package var listed: [ViewListEntry] { tabs._entries.entries }
    /// Empty: a tab view reads the tabs.
    public var body: some View { EmptyView() }
  }

  /// The tabs of a statement.
  public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> _TabList<TabValue> {
    content._entries
  }

  /// Joins the tabs of all statements. A tab without a value is identified by its position.
  public static func buildBlock(_ lists: _TabList<TabValue>...) -> _TabList<TabValue> {
    joined(lists)
  }

  /// The tabs of an `if` statement without `else`; none if the condition is false.
  public static func buildIf(_ list: _TabList<TabValue>?) -> _TabList<TabValue> {
    list ?? _TabList(entries: [])
  }

  /// The tabs of the first branch of a condition.
  public static func buildEither(first: _TabList<TabValue>) -> _TabList<TabValue> { first }
  /// The tabs of the second branch of a condition.
  public static func buildEither(second: _TabList<TabValue>) -> _TabList<TabValue> { second }
  /// Joins the tabs of all iterations of a loop.
  public static func buildArray(_ lists: [_TabList<TabValue>]) -> _TabList<TabValue> {
    joined(lists)
  }

  private static func joined(_ lists: [_TabList<TabValue>]) -> _TabList<TabValue> {
    var entries: [ViewListEntry] = []
    for (index, list) in lists.enumerated() {
      for var entry in list.entries {
        if entry.tag == nil { entry.id = AnyHashable([AnyHashable(index), entry.id]) }
        entries.append(entry)
      }
    }
    return _TabList(entries: entries)
  }
}
