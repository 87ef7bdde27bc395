// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

// Objective-C's functions for values that are stored with objects.

/// The reference semantics of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// By a weak reference.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// By a strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// By a strong reference; values that are copied when they are assigned are values anyway.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// By a strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// By a strong reference.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Stores a value with an object, instead of an earlier one with the key; nil removes it. The value
/// is released with a view, a controller or another responder; with another object, soon after it.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let stored: Any? =
    policy == .OBJC_ASSOCIATION_ASSIGN
    ? value.map { WeakAssociation(object: $0 as AnyObject) } : value
  if let responder = object as? UIResponder {
    responder.associations[key] = stored
  } else {
    AssociationTable.shared.set(object, key, stored)
  }
}

/// The value that is stored with an object; nil for none.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  let stored =
    (object as? UIResponder).map { $0.associations[key] }
    ?? AssociationTable.shared.value(object, key)
  if let weak = stored as? WeakAssociation { return weak.object }
  return stored
}

/// Removes all values that are stored with an object.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let responder = object as? UIResponder {
    responder.associations = [:]
  } else {
    AssociationTable.shared.remove(object)
  }
}

private struct WeakAssociation {
  weak var object: AnyObject?
}

/// The values that are stored with objects that are not responders.
@MainActor
private final class AssociationTable {
  static let shared = AssociationTable()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func set(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?) {
    // The address of a released object may be another one's.
    entries = entries.filter { $0.value.object != nil }
    entries[ObjectIdentifier(object), default: Entry(object: object, values: [:])].values[key] =
      value
  }

  func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.values[key]
  }

  func remove(_ object: AnyObject) { entries[ObjectIdentifier(object)] = nil }
}
