// Part of Snapback, under the MIT licence; see LICENSE.

/// A place for the values an animation remembers, each under a key of its own type.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Where the spring of the animation was last let go; nil for at zero, at rest, at time 0.
  package var spring: SpringStart<Value>?
  /// For a repeated custom animation, by depth of nesting: which turn it is in, and since when.
  package var turns: [Int: Turn] = [:]

  package struct Turn: Equatable, Sendable {
    package var index = 0
    package var start = 0.0
  }

  public init() {}

  package init(spring: SpringStart<Value>) { self.spring = spring }

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value in an `AnimationState`.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
