// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Observation

/// Gives an object what an object of an older class by the same name holds.
///
/// All or nothing: an object in which one property is new and another old may be none that its class allows. So
/// every property must be a plain value, such as numbers, texts, structs and collections of them, published or
/// not; or one with which an object listens and is listened to, which stays as the new object made it; or
/// nothing in both.
@MainActor
enum CarriedObject {
  private typealias Writer = (UnsafeMutableRawPointer) -> Void

  /// Says whether the new value is an object that has taken over everything.
  static func carry(_ old: Any, into new: Any) -> Bool {
    guard let old = object(old), let new = object(new), old !== new,
      type(of: old) != type(of: new), name(of: old) == name(of: new)
    else { return false }
    let mirror = Mirror(reflecting: old)
    let fields = StoredField.all(of: type(of: new), isClass: true)
    // What a superclass keeps is its own affair.
    let isRoot = mirror.superclassMirror == nil && Mirror(reflecting: new).superclassMirror == nil
    guard isRoot, !fields.isEmpty else { return false }
    let values = Dictionary(mirror.children.map { ($0.label ?? "", $0.value) }) { first, _ in first
    }
    let base = Unmanaged.passUnretained(new).toOpaque()
    // What listens to published values may set others, which have the last word.
    var writers: (published: [Writer], plain: [Writer]) = ([], [])
    for field in fields {
      if isLink(field.type) { continue }
      guard let value = values[field.name ?? ""],
        let writer = writer(value, for: field, in: base)
      else { return false }
      if field.type is any CarriedWrapper.Type {
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
    _typeName(type(of: object), qualified: false)
  }

  /// Whether a property only connects its object with others.
  private static func isLink(_ type: Any.Type) -> Bool {
    type == ObservationRegistrar.self || type == ObservableObjectPublisher.self
      || type == AnyCancellable.self || type == AnyCancellable?.self
      || type == Set<AnyCancellable>.self || type == [AnyCancellable].self
  }

  /// What gives a property its value; nil where it cannot have it.
  private static func writer(
    _ old: Any, for field: StoredField, in base: UnsafeMutableRawPointer
  ) -> Writer? {
    func plain<Value>(_ type: Value.Type) -> Writer? {
      let current = (base + field.offset).assumingMemoryBound(to: Value.self)
      if isNothing(old), isNothing(current.pointee) { return { _ in } }
      guard isPlain(type), let value = CarriedValue.of(old, as: type) else { return nil }
      return { ($0 + field.offset).assumingMemoryBound(to: Value.self).pointee = value }
    }
    func wrapped<Wrapper: CarriedWrapper>(_ type: Wrapper.Type) -> Writer? {
      guard let older = old as? any CarriedWrapper, isPlain(Wrapper.Carried.self),
        let value = CarriedValue.of(older.carried, as: Wrapper.Carried.self)
      else { return nil }
      return { ($0 + field.offset).assumingMemoryBound(to: Wrapper.self).pointee.replace(value) }
    }
    if let wrapper = field.type as? any CarriedWrapper.Type { return wrapped(wrapper) }
    return _openExistential(field.type, do: plain)
  }

  private static func isNothing(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// Whether values of a type refer to nothing that could be part of older code: no objects, no functions.
  private static func isPlain(_ type: Any.Type) -> Bool {
    if let container = type as? any PlainContainer.Type {
      return container.parts.allSatisfy(isPlain)
    }
    if type is AnyClass { return false }
    func isBytes<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    if _openExistential(type, do: isBytes) { return true }
    let fields = StoredField.all(of: type)
    let isFoundations = String(reflecting: type).hasPrefix("Foundation")
    if type == String.self || (isFoundations && type is any Codable.Type) { return true }
    if !fields.isEmpty { return fields.allSatisfy { isPlain($0.type) } }
    return type is any Codable.Type
  }
}

/// A value made of values of other types.
private protocol PlainContainer {
  static var parts: [Any.Type] { get }
}

extension Optional: PlainContainer {
  static var parts: [Any.Type] { [Wrapped.self] }
}
extension Array: PlainContainer {
  static var parts: [Any.Type] { [Element.self] }
}
extension Set: PlainContainer {
  static var parts: [Any.Type] { [Element.self] }
}
extension Dictionary: PlainContainer {
  static var parts: [Any.Type] { [Key.self, Value.self] }
}
