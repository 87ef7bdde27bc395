// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A tab of a tab view, with its label in the tab bar.
///
/// The content is created when the tab is first selected.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias Body = Never
  private let value: Value?
  private let content: Content
  private let label: Label
  private let role: TabRole?

  /// Creates a tab that a value identifies in the selection of its tab view.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.value, self.role) = (value, role)
    self.content = content()
    self.label = label()
  }

  public var _entries: _TabList<Value> {
    let tag = value.map { AnyHashable($0) }
    var entry = ViewListEntry(
      id: tag ?? AnyHashable(0), tag: tag, label: ViewListEntry.list(label).map(\.view),
      view: AnyView(content))
    entry.role = role
    return _TabList(entries: [entry])
  }
}

extension Tab where Value == Never {
  /// Creates a tab for a tab view without a selection binding.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (value, self.role) = (nil, role)
    self.content = content()
    self.label = label()
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab without a label, which a value identifies in the selection of its tab view.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { EmptyView() }
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// Creates a tab without a label for a tab view without a selection binding.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}
