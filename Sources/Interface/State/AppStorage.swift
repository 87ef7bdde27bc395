// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A value that is kept in the user's defaults, and so outlives the program.
///
/// All views that read the same key see what one of them sets. What other code writes into the defaults is
/// seen when a body is evaluated next: here the defaults do not tell of it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let cell: StoredCell<Value>

  init(
    _ key: String, _ store: UserDefaults?, read: @escaping (Any?) -> Value,
    write: @escaping (Value) -> Any?
  ) {
    cell = StoredCell(key: key, store: store ?? .standard, read: read, write: write)
  }

  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.set(newValue, nil) }
  }

  public var projectedValue: Binding<Value> { Binding(location: cell) }
}

extension AppStorage: InstallableProperty {
  @MainActor
  mutating func install(_ stored: StoredCell<Value>?, in node: Node) -> StoredCell<Value> {
    cell.link = node.host.link
    return cell
  }

  static func areInterchangeable(_ old: AppStorage, _ new: AppStorage) -> Bool {
    old.cell.key == new.cell.key && old.cell.store === new.cell.store
  }
}

/// A value of the defaults, as a location that bindings write to.
final class StoredCell<Value>: Location {
  let key: String
  let store: UserDefaults
  var link: HostLink?
  private let read: (Any?) -> Value
  private let write: (Value) -> Any?

  init(
    key: String, store: UserDefaults, read: @escaping (Any?) -> Value,
    write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.store = store
    self.read = read
    self.write = write
  }

  var value: Value {
    if isMainThread {
      nonisolated(unsafe) let cell = self
      MainActor.unsafelyAssumed { StoredReaders.source(cell.key, cell.store).noteRead() }
    }
    return read(store.object(forKey: key))
  }

  func set(_ newValue: Value, _ transaction: Transaction?) {
    nonisolated(unsafe) let (cell, value, change) = (self, newValue, transaction)
    guard isMainThread else {
      DispatchQueue.main.async { cell.set(value, change) }
      return
    }
    MainActor.unsafelyAssumed {
      let source = StoredReaders.source(cell.key, cell.store)
      let change = StateChange(transaction: change ?? Transaction.current) {
        source.invalidateReaders()
      }
      (cell.link?.host ?? ViewHost.current)?.enqueue(change)
    }
    store.set(write(newValue), forKey: key)
  }
}

/// Who reads which keys of which defaults.
@MainActor
private enum StoredReaders {
  private struct Key: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  private static var sources: [Key: DependencySource] = [:]

  static func source(_ key: String, _ store: UserDefaults) -> DependencySource {
    let key = Key(store: ObjectIdentifier(store), key: key)
    if let known = sources[key] { return known }
    let source = DependencySource()
    sources[key] = source
    return source
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, read: { $0 as? Bool ?? wrappedValue }, write: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, read: { $0 as? Int ?? wrappedValue }, write: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    // A whole number comes back as an integer.
    self.init(
      key, store, read: { $0 as? Double ?? ($0 as? Int).map(Double.init) ?? wrappedValue },
      write: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, read: { $0 as? String ?? wrappedValue }, write: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, read: { $0 as? Data ?? wrappedValue }, write: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, read: { ($0 as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.rawValue })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, read: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, read: { $0 as? Bool }, write: { $0 })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, read: { $0 as? Int }, write: { $0 })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, read: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, write: { $0 })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, read: { $0 as? String }, write: { $0 })
  }
}
