// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The path of a navigation stack: a value of any hashable type for each page above the root.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path, for a stack that shows its root.
  public init() {}

  /// Creates a path of the values of a sequence, from the root up.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of pages above the root.
  public var count: Int { values.count }
  /// Whether the stack shows its root.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes the page of a value.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Pops the topmost pages.
  ///
  /// - Parameter k: The number of values to remove, at most `count`.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}
