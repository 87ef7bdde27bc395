// Part of Snapback, under the MIT licence; see LICENSE.

/// The key of a custom value of the environment, which views inherit from their ancestors.
///
/// Extend `EnvironmentValues` with a property that reads and writes `self[YourKey.self]`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views for which no ancestor sets it.
  static var defaultValue: Value { get }
}
