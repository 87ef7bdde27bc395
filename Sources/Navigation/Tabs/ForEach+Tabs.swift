// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  public var _entries: _TabList<Content.TabValue> {
    _TabList(
      entries: data.flatMap { element in
        content(element)._entries.entries.map { entry in
          var entry = entry
          if entry.tag == nil { entry.id = AnyHashable([AnyHashable(id(element)), entry.id]) }
          return entry
        }
      })
  }

  /// Creates tabs for the elements of a collection, identified by a property of the elements.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates tabs for the elements of a collection, identified by their ids.
  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates tabs for the integers of a range, which identify themselves.
  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TabValue, Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }
}
