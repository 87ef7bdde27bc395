// Part of Snapback, under the MIT licence; see LICENSE.

/// The values that an animation stores between frames, each under a key type.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The initial state of the animation's spring; nil for at zero, without velocity, at time 0.
  package var spring: SpringInitialState<Value>?
  /// The running iteration of a repeated custom animation, by nesting depth.
  package var iterations: [Int: Iteration] = [:]

  /// One iteration of a repeated animation: its index, and its start in seconds.
  package struct Iteration: Equatable, Sendable {
    package var index = 0
    package var start = 0.0
  }

  /// Creates an empty state: every key has its default value.
  public init() {}

  package init(spring: SpringInitialState<Value>) { self.spring = spring }

  /// The value stored under a key; the key's default value until one is stored.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value in an `AnimationState`.
public protocol AnimationStateKey {
  /// The type of the stored value.
  associatedtype Value
  /// The value before one is stored.
  static var defaultValue: Value { get }
}
