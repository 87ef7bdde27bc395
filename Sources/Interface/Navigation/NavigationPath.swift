// Part of Snapback, under the MIT licence; see LICENSE.

/// The values that a navigation stack's pages stand for, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes the last `k` values; there must be so many.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}
