// Part of Snapback, under the MIT licence; see LICENSE.

/// A value that a gesture updates while it is active, and that is reset to its initial value when
/// the gesture ends, fails or is cancelled.
///
/// Gestures update it with `updating(_:body:)`. Views can read it, but not set it.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates a gesture state that is reset without an animation.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Creates a gesture state that is reset without an animation.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a gesture state that is reset in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a gesture state that is reset in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a gesture state that is reset in a transaction that `reset` changes, given the last
  /// value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Creates a gesture state that is reset in a transaction that `reset` changes, given the last
  /// value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value of the active gesture; the initial value if there is none.
  public var wrappedValue: Value { location?.value ?? initial }

  /// The gesture state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Lets a gesture change the value, and the transaction in which that is applied.
  func update(_ body: (inout Value, inout Transaction) -> Void, in transaction: Transaction) {
    guard let location else { return }
    var (value, transaction) = (location.value, transaction)
    body(&value, &transaction)
    withTransaction(transaction) { location.set(value, nil) }
  }

  /// Sets the initial value, in the reset transaction with the time of the current input sample.
  func resetToInitial() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.value, &transaction)
    transaction.sampleTime = Transaction.current.sampleTime
    transaction.isGestureReset = true
    withTransaction(transaction) { location.set(initial, nil) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture state that is nil initially, and is reset in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a gesture state that is nil initially, and is reset in a transaction that `reset`
  /// changes, given the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: InstallableProperty {
  @MainActor
  package mutating func install(
    _ stored: StateLocation<Value>?, in node: Node
  ) -> StateLocation<Value> {
    let location = stored ?? StateLocation(initial, host: node.host)
    self.location = location
    return location
  }

  package static func areInterchangeable(_ old: GestureState, _ new: GestureState) -> Bool { true }
}
