// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The classes of a program with their outlets, actions and inspectable properties, by name.
///
/// Swift on Linux finds no members by name. The compiled copy of each source adds those of its classes.
@preconcurrency @MainActor
public final class _InterfaceRegistry {
  private var classes: [String: AnyClass] = [:]
  private var makers: [String: () -> AnyObject] = [:]
  private var segues: [String: (String?, UIViewController, UIViewController) -> UIStoryboardSegue] =
    [:]
  private var setters: [String: [(AnyObject, Any?) -> Bool]] = [:]
  private var actions: [String: [(matches: (AnyObject) -> Bool, selector: Selector)]] = [:]

  /// Creates a registry without classes.
  public init() {}

  /// Adds a class.
  public func add(_ name: String, _ type: AnyClass) { classes[name] = type }

  /// Adds a class that cannot be created by its type, such as one of recognizers.
  public func add(_ name: String, make: @escaping @MainActor () -> AnyObject) {
    makers[name] = make
  }

  /// Adds a class of segues.
  public func add(
    segue name: String,
    make:
      @escaping @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
  ) { segues[name] = make }

  /// Adds a property of a class.
  public func property<Owner>(_ name: String, _ set: @escaping @MainActor (Owner, Any?) -> Void) {
    setters[name, default: []].append { object, value in
      guard let object = object as? Owner else { return false }
      set(object, value)
      return true
    }
  }

  /// Adds an action without arguments.
  public func action<Owner>(_ name: String, _ call: @escaping @MainActor (Owner) -> Void) {
    let selector = Selector(method: { (owner: Owner) in { call(owner) } }, Self.base(name))
    actions[name, default: []].append(({ $0 is Owner }, selector))
  }

  /// Adds an action with the sender as its argument.
  public func action<Owner, Sender>(
    _ name: String, _ call: @escaping @MainActor (Owner, Sender) -> Void
  ) {
    let selector = Selector(
      method: { (owner: Owner) in { (sender: Sender) in call(owner, sender) } }, Self.base(name))
    actions[name, default: []].append(({ $0 is Owner }, selector))
  }

  /// Adds an action with the sender and the event as its arguments.
  public func action<Owner, Sender, Event>(
    _ name: String, _ call: @escaping @MainActor (Owner, Sender, Event) -> Void
  ) {
    let selector = Selector(
      method: { (owner: Owner) in { (sender: Sender, event: Event) in call(owner, sender, event) }
      },
      Self.base(name))
    actions[name, default: []].append(({ $0 is Owner }, selector))
  }

  /// The name of a method without its labels, as `#selector` has it.
  private static func base(_ name: String) -> String {
    String(name.prefix { $0 != ":" })
  }

  // MARK: Lookup

  func type(named name: String) -> AnyClass? { classes[name] }

  func make(_ name: String) -> AnyObject? { makers[name]?() }

  func makeSegue(
    _ name: String, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue? { segues[name]?(identifier, source, destination) }

  /// Sets a property of an object. Returns false if its class has none of that name.
  func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    setters[name]?.contains { $0(object, value) } ?? false
  }

  /// The action of an object with a name such as `tap:`; nil if its class has none.
  func action(_ name: String, of object: AnyObject) -> Selector? {
    actions[name]?.first { $0.matches(object) }?.selector
  }

  /// The action with a name of any object; nil for none.
  func action(_ name: String) -> Selector? { actions[name]?.first?.selector }
}

/// The value for a property of the type of its old one: an object, or a number of any kind. The old value if
/// it is of another type, with a report.
@preconcurrency @MainActor
public func _interfaceValue<Value>(_ value: Any?, _ old: Value) -> Value {
  if let value = value as? Value { return value }
  if let number = value as? Double {
    let forms: [Any] = [
      CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0, UInt(max(0, number)),
      Int32(max(-1e9, min(1e9, number))), number != 0,
    ]
    for form in forms { if let form = form as? Value { return form } }
  }
  InterfaceProblems.reportHere(
    "a \(value.map { "\(Swift.type(of: $0))" } ?? "nil") cannot be the value of a property of the type "
      + "\(Value.self)")
  return old
}
