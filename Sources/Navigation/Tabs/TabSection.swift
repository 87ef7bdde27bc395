// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// Tabs that belong together. As on a phone, they are in the tab bar with the others, without the header,
/// which is for sidebars.
public struct TabSection<Header: View, SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  public let _entries: _TabList<SelectionValue>

  /// Creates a section with a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> _TabList<SelectionValue>,
    @ViewBuilder header: () -> Header
  ) {
    _entries = content()
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> _TabList<SelectionValue>) {
    _entries = content()
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> _TabList<SelectionValue>
  ) {
    _entries = content()
  }

  /// Creates a section with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> _TabList<SelectionValue>
  ) {
    _entries = content()
  }
}
