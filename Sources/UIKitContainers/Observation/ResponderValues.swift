// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The observed properties of an object, and their last values.
@MainActor
final class ResponderValues: ObservedValues {
  private struct Entry {
    var id: Int
    var value: Any?
    var read: () -> Any?
    var call: (_ old: Any?, _ new: Any?) -> Void
  }

  private var entries: [Entry] = []
  private var lastID = 0
  private var isChecking = false
  /// The values of all observed objects, which are checked once per frame.
  private static var all: [WeakValues] = []

  private struct WeakValues {
    weak var values: ResponderValues?
    /// The values of an object that cannot retain them, until it is released.
    var retained: ResponderValues?
    weak var object: AnyObject?
  }

  /// The observed properties of an object.
  static func of(_ object: AnyObject) -> ResponderValues {
    let responder = object as? UIResponder
    let recognizer = object as? UIGestureRecognizer
    if let values = (responder?.observedValues ?? recognizer?.observedValues) as? ResponderValues {
      return values
    }
    if let known = all.first(where: { $0.retained != nil && $0.object === object })?.retained {
      return known
    }
    let values = ResponderValues()
    responder?.observedValues = values
    recognizer?.observedValues = values
    (object as? UIView)?.layer.isObserved = true
    if all.isEmpty { UIKitService.checks.append { checkAll() } }
    all.append(
      WeakValues(
        values: values, retained: responder == nil && recognizer == nil ? values : nil,
        object: object))
    return values
  }

  private static func checkAll() {
    for entry in all { entry.values?.check() }
    all.removeAll { $0.object == nil || $0.values == nil }
    if all.isEmpty { UIKitService.checks = [] }
  }

  /// Adds an observer. Returns its number.
  func add(
    _ read: @escaping () -> Any?, calls: Bool, _ call: @escaping (Any?, Any?) -> Void
  ) -> Int {
    lastID += 1
    let value = read()
    entries.append(Entry(id: lastID, value: value, read: read, call: call))
    if calls { call(nil, value) }
    return lastID
  }

  func remove(_ id: Int) { entries.removeAll { $0.id == id } }

  func check() {
    guard !isChecking else { return }
    isChecking = true
    defer { isChecking = false }
    // An observer may change the property again.
    for _ in 0..<8 where callChanged() {}
  }

  private func callChanged() -> Bool {
    var hasChanged = false
    for id in entries.map(\.id) {
      guard let index = entries.firstIndex(where: { $0.id == id }) else { continue }
      let (old, new) = (entries[index].value, entries[index].read())
      guard !Self.isEqual(old, new) else { continue }
      entries[index].value = new
      hasChanged = true
      entries[index].call(old, new)
    }
    return hasChanged
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one?, let other?):
      if let value = one as? any Equatable { return value.isSame(as: other) }
      return (one as AnyObject) === (other as AnyObject)
    default: return false
    }
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
