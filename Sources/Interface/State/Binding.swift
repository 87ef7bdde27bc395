// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion

/// A way to read and write a value that lives elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction in which the binding's changes are made, over the current one.
  public var transaction = Transaction()
  let location: any Location<Value>

  init(location: any Location<Value>) {
    self.location = location
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get, set: { value, _ in set(value) })
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var member = Binding<Subject>(
      location: FunctionLocation(
        get: { location.value[keyPath: keyPath] },
        set: { subject, transaction in
          var value = location.value
          value[keyPath: keyPath] = subject
          location.set(value, transaction)
        }))
    member.transaction = transaction
    return member
  }

  /// The same binding, whose changes are made in the transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The same binding, whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  private func write(_ newValue: Value) {
    let isPlain = transaction.animation == nil && !transaction.disablesAnimations
    location.set(newValue, isPlain ? nil : Transaction.current.overridden(by: transaction))
  }
}

extension Binding {
  /// A binding to an optional of the value; writing nil is ignored.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in if let value { base.wrappedValue = value } })
  }

  /// A binding to what is in the optional; nil when there is nothing.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

private final class FunctionLocation<Value>: Location {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  var value: Value { getter() }

  func set(_ newValue: Value, _ transaction: Transaction?) {
    guard let transaction else { return setter(newValue, Transaction.current) }
    withTransaction(transaction) { setter(newValue, transaction) }
  }
}
