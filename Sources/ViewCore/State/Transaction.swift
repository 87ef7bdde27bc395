// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion

/// The context of a change of state: how the changes of views that result from it are animated.
///
/// All changes of one `withTransaction` or `withAnimation` are applied together, in one update of
/// the views. Changes of different transactions are applied one after the other, in order.
public struct Transaction {
  /// The animation of values that change; nil makes them change at once.
  public var animation: Animation?

  /// Whether values change at once: no animation applies, neither the transaction's own nor one of
  /// an `animation(_:value:)` modifier.
  public var disablesAnimations = false

  /// Whether the change is part of a continuous interaction: a slider that is dragged, or a stepper that
  /// is held and repeats.
  ///
  /// It is information for views and modifiers that read the transaction; it changes nothing by
  /// itself.
  public var isContinuous = false

  /// Whether the velocity of values that change without an animation is measured, so that a spring
  /// that animates them later starts with that velocity.
  ///
  /// The callbacks of gestures set it. `withAnimation` with an animation resets it.
  public var tracksVelocity = false

  /// The time of the input sample that has caused the change, in seconds on the frame clock.
  package var sampleTime: Double?
  package var completion: AnimationCompletion?
  /// Whether the changes reset the state of a gesture that is over.
  var isGestureReset = false
  /// The values of custom keys; see `TransactionKey`.
  var values: [ObjectIdentifier: Any] = [:]
  /// Identifies a `withTransaction` call: changes with the same identifier are applied in one pass.
  /// 0 for changes outside of all calls.
  private(set) var id: UInt64 = 0

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation; nil for changes at once.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction of the innermost `withTransaction` or `withAnimation` that is running; the
  /// default one outside of those and on other threads than the main one.
  package static var current: Transaction {
    isMainThread ? FrameContext.current.transaction : Transaction()
  }

  /// Returns a new transaction in which the animation of `other` replaces this one's, if it has
  /// one.
  func overridden(by other: Transaction) -> Transaction {
    var result = self
    if other.animation != nil { result.animation = other.animation }
    if other.disablesAnimations { result.disablesAnimations = true }
    result.renewID()
    return result
  }

  /// Whether changes of both can be applied together: modifiers change a transaction, and keep its identifier.
  func isSame(as other: Transaction) -> Bool {
    id == other.id && animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && completion === other.completion && values.isEmpty && other.values.isEmpty
  }

  /// The transaction with an identifier of its own.
  var renewed: Transaction {
    var result = self
    result.renewID()
    return result
  }

  mutating func renewID() {
    id = FrameContext.makeTransactionID()
  }
}

extension Transaction {
  /// Whether values that change are animated.
  var isAnimated: Bool { animation != nil && !disablesAnimations }
}
