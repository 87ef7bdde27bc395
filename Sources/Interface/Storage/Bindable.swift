// Part of Snapback, under the MIT licence; see LICENSE.

public import Observation
@_spi(ViewTree) public import ViewCore

/// Creates bindings to the properties of an `@Observable` object: `$object.property`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// Creates the wrapper of an object: `@Bindable var object`.
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    object = wrappedValue
  }

  /// Creates the wrapper of an object within an expression: `Bindable(object).property`.
  public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
    object = wrappedValue
  }

  /// Creates the wrapper from its own projected value.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = object
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: DynamicProperty {}
