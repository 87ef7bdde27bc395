// Part of Snapback, under the MIT licence; see LICENSE.

/// A value that views inherit from those around them.
public protocol EnvironmentKey {
  associatedtype Value
  /// What it is where nobody sets it.
  static var defaultValue: Value { get }
}
