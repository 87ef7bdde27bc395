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
  /// The value at the creation of the binding, if bindings to the location compare it.
  private let initial: Value?

  package init(location: any Location<Value>) {
    self.location = location
    initial = location.comparesValue ? location.value : nil
  }

  /// Creates a binding from a function that returns the value and one that sets it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) })
  }

  /// Creates a binding from a function that returns the value and one that sets it, which receives
  /// the transaction of the change too. The transaction is the current one while `set` runs.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: set)
    initial = nil
  }

  /// Creates a binding from the projected value of another one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding whose value never changes; writing to it does nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
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
    var member = Binding<Subject>(location: MemberLocation(location, keyPath))
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
    location.set(
      newValue, hasTransaction ? Transaction.current.overridden(by: transaction) : nil)
  }

  /// Whether changes have a transaction of their own.
  private var hasTransaction: Bool {
    transaction.animation != nil || transaction.disablesAnimations
  }
}

extension Binding {
  /// Creates a binding to an optional from one to its value. Writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: OptionalLocation(base.location))
    transaction = base.transaction
  }

  /// Creates a binding to the value in an optional; nil if the optional is nil. If it
  /// becomes nil later, the binding returns the value that it had when it was created.
  public init?(_ base: Binding<Value?>) {
    guard let location = UnwrappedLocation(base.location) else { return nil }
    self.init(location: location)
    transaction = base.transaction
  }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: SelfComparing {
  static var bytesSuffice: Bool { false }

  /// Compares the locations, and their values if those count.
  static func makeComparator() -> ValueComparison.Comparator {
    let comparison = ValueComparison.of(Value?.self)
    return { a, b in
      let (old, new) = (
        a.assumingMemoryBound(to: Binding.self).pointee,
        b.assumingMemoryBound(to: Binding.self).pointee
      )
      guard old.location.isSame(as: new.location), !old.hasTransaction, !new.hasTransaction
      else { return false }
      if !new.location.comparesValue { return true }
      return withUnsafePointer(to: old.initial) { old in
        withUnsafePointer(to: new.initial) { new in comparison.areSame(old, new) }
      }
    }
  }
}
