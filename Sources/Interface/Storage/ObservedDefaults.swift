// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import ViewCore

/// Finds changes that other code than `AppStorage` makes in the user's defaults, of which Foundation sends no
/// notification on Linux: the values that views have read are compared after the events and the work of the main queue.
@MainActor
final class ObservedDefaults: HostService {
  static var order: Int { 900 }

  init(_ host: ViewHost) {}

  func nextFrame(after time: Double) -> Double? {
    var hasChanged = false
    for value in Self.values.values where value.isChanged {
      value.noteStored()
      value.source.invalidateReaders()
      hasChanged = true
    }
    return hasChanged ? time : nil
  }

  /// A value that views have read.
  @MainActor
  final class ObservedValue {
    let source = DependencySource()
    private let key: String
    private let store: any KeyedStore
    private var last: AnyHashable?

    init(_ key: String, _ store: any KeyedStore) { (self.key, self.store) = (key, store) }

    /// Records that the node in evaluation has read the value.
    func noteRead(_ value: Any?) {
      let value = value as? AnyHashable
      // Those that have read it before have another one.
      if Self.differ(value, last) { source.invalidateReaders() }
      last = value
      source.recordRead()
    }

    /// Records the stored value as the one that views have, or will have.
    func noteStored() { last = store.object(forKey: key) as? AnyHashable }

    /// Whether other code has stored another value. Those that cannot be compared count as the same.
    fileprivate var isChanged: Bool {
      guard store is UserDefaults else { return false }
      return Self.differ(store.object(forKey: key) as? AnyHashable, last)
    }

    private static func differ(_ one: AnyHashable?, _ other: AnyHashable?) -> Bool {
      if let number = one as? Double, number.isNaN { return (other as? Double)?.isNaN != true }
      return one != other
    }
  }

  private struct Key: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  /// The values of all defaults and all hosts.
  private static var values: [Key: ObservedValue] = [:]

  static func value(_ key: String, _ store: any KeyedStore) -> ObservedValue {
    let id = Key(store: ObjectIdentifier(store), key: key)
    if let known = values[id] { return known }
    let value = ObservedValue(key, store)
    values[id] = value
    return value
  }
}
