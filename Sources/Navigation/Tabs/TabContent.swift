// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The tabs of a tab view: a `Tab`, several of them, or a type of your own whose body they are.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  /// The type of the values that identify the tabs; `Never` for tabs without values.
  associatedtype TabValue: Hashable
  /// The type of the tabs of which it is made.
  associatedtype Body: TabContent

  /// The tabs of which it is made.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// The tabs in order. Not for calling or implementing.
  var _entries: _TabList<TabValue> { get }
}

extension TabContent where Body.TabValue == TabValue {
  public var _entries: _TabList<TabValue> { body._entries }
}

extension TabContent where Body == Never {
  /// Not available: the tabs are primitive.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TabContent {
  /// There are no tabs of type `Never`.
  public typealias TabValue = Never
}

/// A list of tabs. Not for use outside of the library.
public struct _TabList<TabValue: Hashable>: TabContent {
  var entries: [ViewListEntry]

  public typealias Body = Never
  public var _entries: _TabList<TabValue> { self }
}
