// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

extension TabContent {
  private func withBadge(_ badge: Text?) -> _TabList<TabValue> {
    var list = _entries
    for index in list.entries.indices { list.entries[index].badge = badge }
    return list
  }

  /// Shows a number on the icon of the tab; 0 shows no badge.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    withBadge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text on the icon of the tab; nil shows no badge.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    withBadge(label)
  }

  /// Shows a text on the icon of the tab; nil shows no badge.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    withBadge(key.map { Text($0) })
  }
}
