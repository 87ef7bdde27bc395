// Part of Snapback, under the MIT licence; see LICENSE.

/// A value that a gesture updates while it is under way, and that returns to its initial value when the
/// gesture ends in any way.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Returns to the initial value in the transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Returns to the initial value in a transaction that `reset` makes out of the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { location?.value ?? initial }

  public var projectedValue: GestureState<Value> { self }

  func update(_ body: (inout Value, inout Transaction) -> Void, in transaction: Transaction) {
    guard let location else { return }
    var (value, transaction) = (location.value, transaction)
    body(&value, &transaction)
    withTransaction(transaction) { location.set(value, nil) }
  }

  func resetToInitial() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.value, &transaction)
    transaction.sampleTime = Transaction.current.sampleTime
    withTransaction(transaction) { location.set(initial, nil) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: InstallableProperty {
  @MainActor
  mutating func install(_ stored: StateLocation<Value>?, in node: Node) -> StateLocation<Value> {
    let location = stored ?? StateLocation(initial, host: node.host)
    self.location = location
    return location
  }

  static func areInterchangeable(_ old: GestureState, _ new: GestureState) -> Bool { true }
}
