// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The tabs of a tab view: a `Tab`, or several of them.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  /// The type of the values that identify the tabs; `Never` for tabs without values.
  associatedtype TabValue: Hashable

  /// The tabs in order. Not for calling or implementing.
  var _entries: _TabList<TabValue> { get }
}

/// A list of tabs. Not for use outside of the library.
public struct _TabList<TabValue: Hashable>: TabContent {
  var entries: [ViewListEntry]

  public var _entries: _TabList<TabValue> { self }
}
