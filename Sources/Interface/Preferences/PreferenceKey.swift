// Part of Snapback, under the MIT licence; see LICENSE.

/// A value that views tell those around them.
public protocol PreferenceKey {
  associatedtype Value
  /// What it is where nobody inside says anything.
  static var defaultValue: Value { get }
  /// Makes one value of those of two views, the first in `value`.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
