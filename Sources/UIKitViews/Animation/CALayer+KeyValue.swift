// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

extension CALayer {
  /// Sets a property by its name, such as `opacity` or `transform.rotation.z`; other names are for the program's use.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let path = value as? CGPath, keyPath == LayerKey.path.rawValue {
      return change(.path) { $0.path = path.copy() }
    }
    guard let path = LayerKeyPath(keyPath), let value, let numbers = path.numbers(value) else {
      setOwnValue(value, keyPath)
      return
    }
    change(path.key) { path.set(numbers, in: &$0) }
  }

  /// Sets a property by its name; other names are for the program's use.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// A number of a property by its name, such as `transform.rotation.z`, or a custom value; nil for others.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let numbers = LayerKeyPath(keyPath)?.value(in: model), numbers.count == 1 else {
      return ownValues[keyPath]
    }
    return NSNumber(value: numbers[0])
  }

  /// A number of a property by its name, or a custom value; nil for others.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
