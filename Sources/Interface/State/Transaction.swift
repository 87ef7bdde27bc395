// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion

/// The context of a change of state: how what follows from it moves.
public struct Transaction {
  /// How values that change are animated; nil makes them jump.
  public var animation: Animation?
  /// Whether `.animation(_:value:)` modifiers are kept from adding an animation.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous action: a drag, a slider.
  public var isContinuous = false
  /// Whether values that change without an animation are followed, so that a spring that takes them
  /// over later starts with their velocity. The callbacks of gestures set it.
  public var tracksVelocity = false

  /// The time of the hand's sample behind the change, in seconds on the frame clock.
  package var sampleTime: Double?
  package var completion: AnimationCompletion?
  /// The values of keys of the user's.
  var values: [ObjectIdentifier: Any] = [:]
  /// Which `withTransaction` it comes from; changes of one transaction share a pass.
  private(set) var id: UInt64 = 0

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  func overridden(by other: Transaction) -> Transaction {
    var result = self
    if other.animation != nil { result.animation = other.animation }
    if other.disablesAnimations { result.disablesAnimations = true }
    result.renew()
    return result
  }

  fileprivate mutating func renew() {
    Transaction.count &+= 1
    id = Transaction.count
  }

  // Both are used on the main thread alone: see `withTransaction`.
  nonisolated(unsafe) fileprivate(set) static var current = Transaction()
  nonisolated(unsafe) private static var count: UInt64 = 0
}

/// Runs `body`; the changes of state in it belong to the transaction.
///
/// Off the main thread the body runs, and its changes, which reach the views later, are not animated.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard isMainThread else { return try body() }
  let outer = Transaction.current
  var inner = transaction
  inner.renew()
  Transaction.current = inner
  defer { Transaction.current = outer }
  return try body()
}

/// Runs `body` in the current transaction with one value of it changed.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; what changes in it moves by the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  if animation != nil { transaction.tracksVelocity = false }
  return try withTransaction(transaction, body)
}

private func enqueueNothing() {
  guard isMainThread else { return }
  nonisolated(unsafe) let transaction = Transaction.current
  MainActor.unsafelyAssumed {
    ViewHost.current?.enqueue(StateChange(transaction: transaction) {})
  }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  enum Moment {
    case logicallyComplete
    case removed
  }

  let moment: Moment

  /// When it is as good as over: a spring may still settle by amounts nobody sees.
  public static let logicallyComplete = AnimationCompletionCriteria(moment: .logicallyComplete)
  /// When nothing of it moves any more.
  public static let removed = AnimationCompletionCriteria(moment: .removed)
}

/// Runs `body`; what changes in it moves by the animation, and `completion` runs once when all of that is
/// complete: in the same frame if nothing moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  if animation != nil { transaction.tracksVelocity = false }
  transaction.completion = AnimationCompletion(completionCriteria, completion)
  return try withTransaction(transaction) {
    // The transaction has a pass even if nothing changes in it.
    defer { enqueueNothing() }
    return try body()
  }
}
