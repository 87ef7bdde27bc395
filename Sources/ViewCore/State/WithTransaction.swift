// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion

/// Runs a closure whose changes of state belong to a transaction, and returns its result.
///
/// Calls can be nested; the innermost transaction counts. Each call is an update of its own: bodies
/// see its changes together.
///
/// - Note: Differs from SwiftUI: on another thread than the main one the closure runs, but its
///   changes, which reach the views later, have no transaction and are not animated.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard isMainThread else { return try body() }
  var inner = transaction
  inner.renewID()
  return try FrameContext.withTransaction(inner, body)
}

/// Runs a closure whose changes of state belong to the current transaction with one value replaced,
/// and returns its result.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a closure whose changes of state are animated, and returns its result.
///
/// Views that result from the changes move from their presented values, with their current velocity
/// if the animation is a spring. Nil makes the changes take effect at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(animated(by: animation), body)
}

/// Runs a closure whose changes of state are animated, returns its result, and runs `completion`
/// once when all animations that the changes have started are complete.
///
/// If the changes start no animation, `completion` runs in the frame that applies them.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = animated(by: animation)
  transaction.completion = AnimationCompletion(completionCriteria, completion)
  return try withTransaction(transaction) {
    // The transaction has a pass, which ends the wait for animations, even if nothing changes in
    // it.
    defer { enqueueEmptyChange() }
    return try body()
  }
}

private func animated(by animation: Animation?) -> Transaction {
  var transaction = Transaction.current
  transaction.animation = animation
  if animation != nil { transaction.tracksVelocity = false }
  return transaction
}

private func enqueueEmptyChange() {
  guard isMainThread else { return }
  nonisolated(unsafe) let transaction = Transaction.current
  MainActor.unsafelyAssumed {
    FrameContext.current.host?.enqueue(StateChange(transaction: transaction) {})
  }
}
