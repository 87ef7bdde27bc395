// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// A value that is stored for a window: all views of the window that read a key have the same value,
/// and it outlives them.
///
/// The values of windows that are open when a program with an `App` ends are restored when it is
/// started again, unless the scene's `restorationBehavior` is `disabled`. Those of a window that the user
/// has closed are discarded.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let location: DefaultsLocation<Value>

  init(_ key: String, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?) {
    location = DefaultsLocation(key: key, store: SceneValues(), read: read, write: write)
  }

  /// The stored value, or the default one if nothing is stored.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.set(newValue, nil) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension SceneStorage: InstallableProperty {
  @MainActor
  package mutating func install(
    _ stored: DefaultsLocation<Value>?, in node: Node
  ) -> DefaultsLocation<Value> {
    location.move(to: node.host)
    return location
  }

  package static func areInterchangeable(_ old: SceneStorage, _ new: SceneStorage) -> Bool {
    old.location.key == new.location.key
  }
}

extension SceneStorage {
  /// Reads and writes a Boolean under a key of the window; `wrappedValue` is the value while the
  /// key has none.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, read: { $0 as? Bool ?? wrappedValue }, write: { $0 })
  }

  /// Reads and writes an integer under a key of the window; `wrappedValue` is the value while the
  /// key has none.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, read: { $0 as? Int ?? wrappedValue }, write: { $0 })
  }

  /// Reads and writes a number under a key of the window; `wrappedValue` is the value while the
  /// key has none.
  public init(wrappedValue: Value, _ key: String)
  where Value == Double {
    self.init(
      key, read: { $0 as? Double ?? ($0 as? Int).map(Double.init) ?? wrappedValue },
      write: { $0 })
  }

  /// Reads and writes a string under a key of the window; `wrappedValue` is the value while the
  /// key has none.
  public init(wrappedValue: Value, _ key: String)
  where Value == String {
    self.init(key, read: { $0 as? String ?? wrappedValue }, write: { $0 })
  }

  /// Reads and writes data under a key of the window; `wrappedValue` is the value while the
  /// key has none.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, read: { $0 as? Data ?? wrappedValue }, write: { $0 })
  }

  /// Reads and writes a URL under a key of the window; `wrappedValue` is the value while the key has
  /// none.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(
      key, read: { ($0 as? String).flatMap(URL.init(string:)) ?? wrappedValue },
      write: { $0.absoluteString })
  }

  /// Reads and writes an integer, the raw value, under a key of the window; `wrappedValue` is the
  /// value while the key has none that fits.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, read: { ($0 as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.rawValue })
  }

  /// Reads and writes a string, the raw value, under a key of the window; `wrappedValue` is the
  /// value while the key has none that fits.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, read: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.rawValue })
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Reads and writes a Boolean under a key of the window; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String) where Value == Bool? {
    self.init(key, read: { $0 as? Bool }, write: { $0 })
  }

  /// Reads and writes an integer under a key of the window; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String) where Value == Int? {
    self.init(key, read: { $0 as? Int }, write: { $0 })
  }

  /// Reads and writes a number under a key of the window; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String) where Value == Double? {
    self.init(key, read: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, write: { $0 })
  }

  /// Reads and writes a string under a key of the window; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String) where Value == String? {
    self.init(key, read: { $0 as? String }, write: { $0 })
  }

  /// Reads and writes data under a key of the window; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String) where Value == Data? {
    self.init(key, read: { $0 as? Data }, write: { $0 })
  }

  /// Reads and writes a URL under a key of the window; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String) where Value == URL? {
    self.init(
      key, read: { ($0 as? String).flatMap(URL.init(string:)) },
      write: { $0?.absoluteString })
  }
}
