// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion

/// A connection to a value that is stored elsewhere, which can be read and written through it.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of changes that are made through the binding.
  ///
  /// Its animation, and whether it disables animations, override those of the current transaction.
  /// Other values of it are used only while one of these two is set.
  public var transaction = Transaction()
  let location: any Location<Value>

  init(location: any Location<Value>) {
    self.location = location
  }

  /// Creates a binding from a function that returns the value and one that sets it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get, set: { value, _ in set(value) })
  }

  /// Creates a binding from a function that returns the value and one that sets it, which receives
  /// the transaction of the change too. The transaction is the current one while `set` runs.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  /// Creates a binding from the projected value of another one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding whose value never changes; writing to it does nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value behind the binding.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value. Writing to it reads the value, changes the part, and writes
  /// the value back.
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

  /// Returns a binding to the same value whose changes are made in a transaction; see
  /// `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding to the same value whose changes are animated. With nil, the animation of the
  /// current transaction applies.
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
  /// Creates a binding to an optional from one to its value. Writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in if let value { base.wrappedValue = value } })
  }

  /// Creates a binding to the value in an optional; nil if the optional is nil at present. If it
  /// becomes nil later, the binding returns the value that it had when it was created.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
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
