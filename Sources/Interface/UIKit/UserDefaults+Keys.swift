// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension UserDefaults {
  /// Returns the value of a key: `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key; nil removes it: `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
