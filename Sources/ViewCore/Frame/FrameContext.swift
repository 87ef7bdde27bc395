// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Runtime

/// The host, the transaction and the node on whose behalf code on the main thread runs.
///
/// It is the only implicit state of the view core. It changes only within the scoped functions below. Each
/// restores what it has replaced, so their order and nesting do not matter: after a host's frame within a frame
/// of another host, that one is the current host again.
///
/// Outside of a frame, in tasks and in callbacks of the main queue, the transaction is the default one, and no
/// node is evaluated. The host is the one whose frame ended last, as the host that a task belongs to is not
/// known. Before the first host is made, and once that last host has been released, there is no current host:
/// changes of state still reach the host of their own node; completions of animations run at once; timers run
/// on the wall clock; display traits have defaults.
package struct FrameContext {
  /// The context of the code that runs now.
  // Main thread only. Not isolated to the main actor, as `withTransaction` is not in SwiftUI.
  nonisolated(unsafe) package private(set) static var current = FrameContext()

  private var link: HostLink?
  /// Whether a scope of a host is open.
  private var isInHost = false
  /// The transaction of the innermost `withTransaction`.
  private(set) var transaction = Transaction()
  /// The node whose body is being evaluated; what it reads becomes one of its dependencies.
  package static var evaluatingNode: Node? { evaluated }
  // Apart from the other values: it is read with each value that a body reads.
  nonisolated(unsafe) private static var evaluated: Node?
  /// The number of transactions so far. It is not scoped.
  private var transactionCount: UInt64 = 0

  /// The host whose frame is in progress or, outside of frames, whose frame ended last; nil if
  /// there is none or it has been released.
  @MainActor package var host: ViewHost? { link?.host }

  /// The host whose frame is in progress; nil outside of frames.
  @MainActor package var frameHost: ViewHost? { isInHost ? link?.host : nil }

  /// Runs `body` with a current host. The frame timers of `Timer.publish` and of the main thread's
  /// schedulers are the host's.
  ///
  /// The outer host is current again afterwards. If there is none, the host stays the current one.
  @MainActor
  static func withHost<Result>(_ host: ViewHost, _ body: () -> Result) -> Result {
    CallStack.useCurrentThread()
    let (outer, isNested) = (current.link, current.isInHost)
    current.setHost(host.link)
    current.isInHost = true
    defer {
      if isNested { current.setHost(outer) }
      current.isInHost = isNested
    }
    return body()
  }

  /// Runs `body` as a frame of a host: outside of all transactions and evaluations around it.
  @MainActor
  static func withFrame<Result>(of host: ViewHost, _ body: () -> Result) -> Result {
    let (transaction, node) = (current.transaction, evaluated)
    current.transaction = Transaction()
    evaluated = nil
    defer {
      current.transaction = transaction
      evaluated = node
    }
    return withHost(host, body)
  }

  /// Runs `body` as the evaluation of a node.
  @MainActor
  static func withEvaluation<Result>(of node: Node, _ body: () -> Result) -> Result {
    let outer = evaluated
    evaluated = node
    defer { evaluated = outer }
    return body()
  }

  /// Runs `body` in a transaction. Must be called on the main thread.
  static func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current.transaction
    current.transaction = transaction
    defer { current.transaction = outer }
    return try body()
  }

  /// Returns an identifier that no transaction has yet; never 0.
  static func makeTransactionID() -> UInt64 {
    current.transactionCount &+= 1
    return current.transactionCount
  }

  @MainActor
  private mutating func setHost(_ link: HostLink?) {
    self.link = link
    MainThread.frameTimers = link?.host?.timers
  }
}
