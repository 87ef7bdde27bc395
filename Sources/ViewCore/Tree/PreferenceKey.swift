// Part of Snapback, under the MIT licence; see LICENSE.

/// The key of a preference, a value that views set for their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets the preference.
  static var defaultValue: Value { get }

  /// Combines the values of two views into `value`, which holds the one of the view that comes
  /// first.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// nil.
  public static var defaultValue: Value { nil }
}
