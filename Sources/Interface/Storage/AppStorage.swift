// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// A value that is stored in the user's defaults, and so outlives the program.
///
/// All views that read a key are updated when one of them or other code of the program sets it. `store` is the defaults
/// to use; nil for those of `View.defaultAppStorage(_:)`. In a window, changes are written to the file of the defaults
/// within a second.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let location: DefaultsLocation<Value>
  /// The defaults that the view names; nil for those of the environment.
  private let store: UserDefaults?

  init(
    _ key: String, _ store: UserDefaults?, read: @escaping (Any?) -> Value,
    write: @escaping (Value) -> Any?
  ) {
    self.store = store
    location = DefaultsLocation(key: key, store: store ?? .standard, read: read, write: write)
  }

  /// The stored value, or the default one if nothing is stored.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.set(newValue, nil) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension AppStorage: InstallableProperty {
  @MainActor
  package mutating func install(
    _ stored: DefaultsLocation<Value>?, in node: Node
  ) -> DefaultsLocation<Value> {
    location.link = node.host.link
    if store == nil {
      location.move(to: EnvironmentValues(node.environment).defaultAppStorage ?? .standard)
    }
    _ = node.host.service(ObservedDefaults.self)
    return location
  }

  package static func areInterchangeable(_ old: AppStorage, _ new: AppStorage) -> Bool {
    old.location.key == new.location.key && old.store === new.store
  }
}

extension View {
  /// Sets the defaults that `AppStorage` of this view and its contents uses where it names none; the standard ones by
  /// default.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

extension EnvironmentValues {
  private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
  }

  fileprivate var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension AppStorage {
  /// Reads and writes a Boolean under a key of the defaults; `wrappedValue` is the value while the
  /// key has none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, read: { $0 as? Bool ?? wrappedValue }, write: { $0 })
  }

  /// Reads and writes an integer under a key of the defaults; `wrappedValue` is the value while the
  /// key has none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, read: { $0 as? Int ?? wrappedValue }, write: { $0 })
  }

  /// Reads and writes a number under a key of the defaults; `wrappedValue` is the value while the
  /// key has none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    // The defaults return a whole number as an integer.
    self.init(
      key, store, read: { $0 as? Double ?? ($0 as? Int).map(Double.init) ?? wrappedValue },
      write: { $0 })
  }

  /// Reads and writes a string under a key of the defaults; `wrappedValue` is the value while the
  /// key has none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, read: { $0 as? String ?? wrappedValue }, write: { $0 })
  }

  /// Reads and writes data under a key of the defaults; `wrappedValue` is the value while the
  /// key has none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, read: { $0 as? Data ?? wrappedValue }, write: { $0 })
  }

  /// Reads and writes a URL under a key of the defaults; `wrappedValue` is the value while the key has
  /// none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, store, read: { ($0 as? String).flatMap(URL.init(string:)) ?? wrappedValue },
      write: { $0.absoluteString })
  }

  /// Reads and writes a date under a key of the defaults; `wrappedValue` is the value while the key has
  /// none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, read: { $0 as? Date ?? wrappedValue }, write: { $0 })
  }

  /// Reads and writes an integer, the raw value, under a key of the defaults; `wrappedValue` is the
  /// value while the key has none that fits.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, read: { ($0 as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.rawValue })
  }

  /// Reads and writes a string, the raw value, under a key of the defaults; `wrappedValue` is the
  /// value while the key has none that fits.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, read: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Reads and writes a Boolean under a key of the defaults; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, read: { $0 as? Bool }, write: { $0 })
  }

  /// Reads and writes an integer under a key of the defaults; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, read: { $0 as? Int }, write: { $0 })
  }

  /// Reads and writes a number under a key of the defaults; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, read: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, write: { $0 })
  }

  /// Reads and writes a string under a key of the defaults; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, read: { $0 as? String }, write: { $0 })
  }

  /// Reads and writes a date under a key of the defaults; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, read: { $0 as? Date }, write: { $0 })
  }

  /// Reads and writes data under a key of the defaults; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, read: { $0 as? Data }, write: { $0 })
  }

  /// Reads and writes a URL under a key of the defaults; nil while the key has none.
  /// Setting nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store, read: { ($0 as? String).flatMap(URL.init(string:)) },
      write: { $0?.absoluteString })
  }

  /// Reads and writes an integer, the raw value, under a key of the defaults; nil while the key has
  /// none that fits. Setting nil removes the key.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(
      key, store, read: { ($0 as? Int).flatMap(R.init(rawValue:)) }, write: { $0?.rawValue })
  }

  /// Reads and writes a string, the raw value, under a key of the defaults; nil while the key has
  /// none that fits. Setting nil removes the key.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(
      key, store, read: { ($0 as? String).flatMap(R.init(rawValue:)) }, write: { $0?.rawValue })
  }
}
