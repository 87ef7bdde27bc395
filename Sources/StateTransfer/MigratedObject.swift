// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Observation
import Runtime

/// Copies the properties of an object of an older class to an object of a newer class of the same
/// name.
///
/// All properties are copied or none: an object with some new and some old values may violate its
/// class's invariants. Each property must be
/// - a plain value, such as a number, a string, or a struct or collection of them, `@Published` or
///   not;
/// - a part of observation (a publisher, a subscription), which stays as the new object has created
///   it;
/// - or nil in both objects.
@MainActor
enum MigratedObject {
  private typealias Writer = (UnsafeMutableRawPointer) -> Void

  /// Copies the properties of `old` to `new`, and returns whether it did so. Returns false if
  /// either is not an object, or if they are objects of classes of different names, or of subclasses;
  /// unless `copying`, also for objects of the same class.
  static func migrate(_ old: Any, into new: Any, copying: Bool = false) -> Bool {
    guard let old = object(old), let new = object(new), old !== new,
      copying || type(of: old) != type(of: new), name(of: old) == name(of: new)
    else { return false }
    let mirror = Mirror(reflecting: old)
    let fields = StoredField.all(of: type(of: new), isClass: true)
    // The properties of a superclass are not accessible.
    let isRoot = mirror.superclassMirror == nil && Mirror(reflecting: new).superclassMirror == nil
    guard isRoot, !fields.isEmpty else { return false }
    let values = Dictionary(mirror.children.map { ($0.label ?? "", $0.value) }) { first, _ in first
    }
    let base = Unmanaged.passUnretained(new).toOpaque()
    // Subscribers of published values may set other properties. So published values are written
    // first.
    var writers: (published: [Writer], plain: [Writer]) = ([], [])
    for field in fields {
      if isPartOfObservation(field.type) { continue }
      guard let value = values[field.name ?? ""],
        let writer = writer(value, for: field, in: base)
      else { return false }
      if field.type is any MigratableWrapper.Type {
        writers.published.append(writer)
      } else {
        writers.plain.append(writer)
      }
    }
    withExtendedLifetime(new) {
      for writer in writers.published + writers.plain { writer(base) }
    }
    return true
  }

  private static func object(_ value: Any) -> AnyObject? {
    let isObject = Mirror(reflecting: value).displayStyle == .class
    return isObject ? value as AnyObject : nil
  }

  private static func name(of object: AnyObject) -> String {
    String(describing: type(of: object))
  }

  private static func isPartOfObservation(_ type: Any.Type) -> Bool {
    type == ObservationRegistrar.self || type == ObservableObjectPublisher.self
      || type == AnyCancellable.self || type == AnyCancellable?.self
      || type == Set<AnyCancellable>.self || type == [AnyCancellable].self
  }

  /// Returns a function that writes a value to a property of an object; nil if it cannot be
  /// migrated.
  private static func writer(
    _ old: Any, for field: StoredField, in base: UnsafeMutableRawPointer
  ) -> Writer? {
    func plain<Value>(_ type: Value.Type) -> Writer? {
      let current = (base + field.offset).assumingMemoryBound(to: Value.self)
      if isNil(old), isNil(current.pointee) { return { _ in } }
      guard isPlain(type), let value = MigratedValue.migrate(old, as: type) else { return nil }
      return { ($0 + field.offset).assumingMemoryBound(to: Value.self).pointee = value }
    }
    func wrapped<Wrapper: MigratableWrapper>(_ type: Wrapper.Type) -> Writer? {
      guard let older = old as? any MigratableWrapper, isPlain(Wrapper.Migrated.self),
        let value = MigratedValue.migrate(older.migratedValue, as: Wrapper.Migrated.self)
      else { return nil }
      return { ($0 + field.offset).assumingMemoryBound(to: Wrapper.self).pointee.replace(value) }
    }
    if let wrapper = field.type as? any MigratableWrapper.Type { return wrapped(wrapper) }
    return plain(field.type)
  }

  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// Returns whether values of a type cannot refer to older code: they contain no objects and no
  /// functions.
  static func isPlain(_ type: Any.Type) -> Bool {
    if let composite = type as? any CompositeType.Type {
      return composite.componentTypes.allSatisfy(isPlain)
    }
    if type is AnyClass { return false }
    func isTrivial<Value>(_ type: Value.Type) -> Bool { isTriviallyCopyable(type) }
    if isTrivial(type) { return true }
    let fields = StoredField.all(of: type)
    let isFromFoundation = String(reflecting: type).hasPrefix("Foundation")
    if type == String.self || (isFromFoundation && type is any Codable.Type) { return true }
    if !fields.isEmpty { return fields.allSatisfy { isPlain($0.type) } }
    return type is any Codable.Type
  }
}
