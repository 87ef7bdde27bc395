// Part of Snapback, under the MIT licence; see LICENSE.

/// What a tab view shows, one at a time.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// What tells the tabs apart.
  associatedtype TabValue: Hashable

  /// The tabs. Not for calling or implementing.
  var _entries: _TabList<TabValue> { get }
}

/// Tabs. Not for use outside.
public struct _TabList<TabValue: Hashable>: TabContent {
  var entries: [TabEntry]

  public var _entries: _TabList<TabValue> { self }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static let search = TabRole(name: "search")
}

/// One tab of a tab view: what stands for it in the bar, and what it shows.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  private let value: Value?
  private let content: Content
  private let label: Label

  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  public var _entries: _TabList<Value> {
    let tag = value.map { AnyHashable($0) }
    return _TabList(entries: [
      TabEntry(
        id: tag ?? AnyHashable(0), tag: tag, label: TabEntry.list(label).map(\.view),
        view: AnyView(content))
    ])
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

/// A tab's symbol and title.
public struct DefaultTabLabel: View {
  private let label: TitledIcon

  init(_ label: TitledIcon) {
    self.label = label
  }

  public var body: some View { label }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(TitledIcon(titleKey, systemImage: systemImage))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(TitledIcon(title, systemImage: systemImage))
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(TitledIcon(titleKey, image: image))
    }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(TitledIcon(titleKey, systemImage: systemImage))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(TitledIcon(title, systemImage: systemImage))
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DefaultTabLabel(TitledIcon(titleKey, image: image)) }
  }
}

extension TabContent {
  private func marked(_ badge: Text?) -> _TabList<TabValue> {
    var list = _entries
    for index in list.entries.indices { list.entries[index].badge = badge }
    return list
  }

  /// Puts a number on the tab's symbol; 0 for none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    marked(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Puts a text on the tab's symbol; nil for none.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    marked(label)
  }

  /// Puts a text on the tab's symbol; nil for none.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    marked(key.map { Text($0) })
  }
}

/// Makes tabs out of the statements of a closure.
@resultBuilder
@MainActor
public enum TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a tab view.
  public struct Content<C: TabContent>: View, TabListing {
    let tabs: C

    var listed: [TabEntry] { tabs._entries.entries }
    public var body: some View { EmptyView() }
  }

  public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> _TabList<TabValue> {
    content._entries
  }

  /// Each has a name by its place, unless its value is one.
  public static func buildBlock(_ lists: _TabList<TabValue>...) -> _TabList<TabValue> {
    joined(lists)
  }

  public static func buildIf(_ list: _TabList<TabValue>?) -> _TabList<TabValue> {
    list ?? _TabList(entries: [])
  }

  public static func buildEither(first: _TabList<TabValue>) -> _TabList<TabValue> { first }
  public static func buildEither(second: _TabList<TabValue>) -> _TabList<TabValue> { second }
  public static func buildArray(_ lists: [_TabList<TabValue>]) -> _TabList<TabValue> {
    joined(lists)
  }

  private static func joined(_ lists: [_TabList<TabValue>]) -> _TabList<TabValue> {
    var entries: [TabEntry] = []
    for (index, list) in lists.enumerated() {
      for var entry in list.entries {
        if entry.tag == nil { entry.id = AnyHashable([AnyHashable(index), entry.id]) }
        entries.append(entry)
      }
    }
    return _TabList(entries: entries)
  }
}

/// A view that knows its tabs.
@MainActor
protocol TabListing {
  var listed: [TabEntry] { get }
}

extension TabView {
  /// A tab is chosen by its value.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(tabs: content()) }
  }

  /// Chosen by the hand alone.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  {
    self.init(selection: nil) { TabContentBuilder<Never>.Content(tabs: content()) }
  }
}
