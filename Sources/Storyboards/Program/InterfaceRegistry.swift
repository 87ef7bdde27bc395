// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// An outlet of a class.
@MainActor
struct InterfaceOutlet {
  let name: String
  /// The type of the values that are not nil.
  let type: Any.Type
  /// Whether an object is of the class.
  let isOf: (AnyObject) -> Bool
  /// The value for an object; nil for none.
  let value: (AnyObject) -> Any?
  /// Sets the value for an object; a value of another type has no effect.
  let set: (AnyObject, Any) -> Void
}

/// An action of a class.
@MainActor
struct InterfaceAction {
  /// The name in storyboards, such as `tap:`.
  let name: String
  /// The type of the sender; nil for an action without arguments.
  let sender: Any.Type?
  /// Whether an object is of the class.
  let isOf: (AnyObject) -> Bool
  let selector: Selector

  init(
    name: String, sender: Any.Type?, isOf: @escaping (AnyObject) -> Bool, _ selector: Selector
  ) {
    (self.name, self.sender, self.isOf, self.selector) = (name, sender, isOf, selector)
  }
}

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
  private var withoutDecoder: [(AnyClass) -> Bool] = []
  /// The outlets of the classes, in the order of their declarations.
  private(set) var outlets: [InterfaceOutlet] = []
  /// The actions of the classes, likewise.
  private(set) var actions: [InterfaceAction] = []

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

  /// Adds a class whose `init(coder:)` stops the program, as in the template of Xcode.
  public func noCoder<Owner: AnyObject>(_ type: Owner.Type) {
    withoutDecoder.append { $0 is Owner.Type }
  }

  /// Adds a property of a class.
  public func property<Owner>(_ name: String, _ set: @escaping @MainActor (Owner, Any?) -> Void) {
    setters[name, default: []].append { object, value in
      guard let object = object as? Owner else { return false }
      set(object, value)
      return true
    }
  }

  /// Adds an outlet of a class, which a placeholder can be the value of.
  public func outlet<Owner, Value>(
    _ name: String, _ get: @escaping @MainActor (Owner) -> Value?,
    _ set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    outlets.append(
      InterfaceOutlet(
        name: name, type: Value.self, isOf: { $0 is Owner },
        value: { object in (object as? Owner).flatMap(get) },
        set: { object, value in
          if let object = object as? Owner, let value = value as? Value { set(object, value) }
        }))
  }

  /// Adds an action without arguments.
  public func action<Owner>(_ name: String, _ call: @escaping @MainActor (Owner) -> Void) {
    let selector = Selector(method: { (owner: Owner) in { call(owner) } }, Self.base(name))
    actions.append(InterfaceAction(name: name, sender: nil, isOf: { $0 is Owner }, selector))
  }

  /// Adds an action with the sender as its argument.
  public func action<Owner, Sender>(
    _ name: String, _ call: @escaping @MainActor (Owner, Sender) -> Void
  ) {
    let selector = Selector(
      method: { (owner: Owner) in { (sender: Sender) in call(owner, sender) } }, Self.base(name))
    actions.append(
      InterfaceAction(name: name, sender: Sender.self, isOf: { $0 is Owner }, selector))
  }

  /// Adds an action with the sender and the event as its arguments.
  public func action<Owner, Sender, Event>(
    _ name: String, _ call: @escaping @MainActor (Owner, Sender, Event) -> Void
  ) {
    let selector = Selector(
      method: { (owner: Owner) in { (sender: Sender, event: Event) in call(owner, sender, event) }
      },
      Self.base(name))
    actions.append(
      InterfaceAction(name: name, sender: Sender.self, isOf: { $0 is Owner }, selector))
  }

  /// The name of a method without its labels, as `#selector` has it.
  private static func base(_ name: String) -> String {
    String(name.prefix { $0 != ":" })
  }

  // MARK: Lookup

  func type(named name: String) -> AnyClass? { classes[name] }

  /// Returns whether objects of a class can be created as storyboards do.
  func hasDecoder(_ type: AnyClass) -> Bool { !withoutDecoder.contains { $0(type) } }

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
    actions.first { $0.name == name && $0.isOf(object) }?.selector
  }

  /// The action with a name of any object; nil for none.
  func action(_ name: String) -> Selector? { actions.first { $0.name == name }?.selector }

  /// The classes that a type is a superclass of, by their names in order.
  func subclasses<Base>(of base: Base.Type) -> [(name: String, type: Base.Type)] {
    classes.sorted { $0.key < $1.key }.compactMap { entry in
      (entry.value as? Base.Type).map { (entry.key, $0) }
    }
  }
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
