// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// A node that wraps another one and calls back on its phases.
class CallbackNode<G: Gesture, Base: Gesture>: WrappingGestureNode<G, Base>
where G.Value == Base.Value {
  var wasActive = false
  private var hasDelivered = false

  override func reset() {
    super.reset()
    wasActive = false
    hasDelivered = false
  }

  override func deliver() {
    super.deliver()
    guard !hasDelivered else { return }
    switch base.phase {
    case .possible: break
    case .active(let value):
      activated(value)
      wasActive = true
    case .ended(let value):
      hasDelivered = true
      ended(value)
    case .failed:
      hasDelivered = true
      failed()
    }
  }

  func activated(_ value: G.Value) {}
  func ended(_ value: G.Value) {}
  func failed() {}
}

extension Transaction {
  /// The transaction of the end of a gesture: it does not track velocity, and has the time of the last sample.
  package static var afterGesture: Transaction {
    var transaction = Transaction()
    transaction.sampleTime = Transaction.current.sampleTime
    return transaction
  }
}
