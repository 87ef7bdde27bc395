// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// A node around another one, which tells somebody of its phases.
class CallbackNode<G: Gesture, Base: Gesture>: WrappingGestureNode<G, Base>
where G.Value == Base.Value {
  fileprivate var wasActive = false
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

final class ChangedNode<Base: Gesture>: CallbackNode<_ChangedGesture<Base>, Base>
where Base.Value: Equatable {
  private var last: Base.Value?

  override func activated(_ value: Base.Value) {
    guard value != last else { return }
    last = value
    gesture.action(value)
  }

  override func reset() {
    super.reset()
    last = nil
  }
}

final class EndedNode<Base: Gesture>: CallbackNode<_EndedGesture<Base>, Base> {
  override func ended(_ value: Base.Value) {
    ViewHost.current?.showObjectChanges()
    withTransaction(.afterGesture) { gesture.action(value) }
  }
}

final class CancelledNode<Base: Gesture>: CallbackNode<_CancelledGesture<Base>, Base> {
  override func failed() {
    guard wasActive else { return }
    ViewHost.current?.showObjectChanges()
    withTransaction(.afterGesture) { gesture.action() }
  }
}

final class PressingNode<Base: Gesture>: CallbackNode<PressingGesture<Base>, Base> {
  override func activated(_ value: Base.Value) {
    if !wasActive { gesture.action?(true) }
  }

  override func ended(_ value: Base.Value) { stop() }
  override func failed() { stop() }

  private func stop() {
    guard wasActive else { return }
    withTransaction(.afterGesture) { gesture.action?(false) }
  }
}

final class UpdatingNode<Base: Gesture, State>:
  CallbackNode<GestureStateGesture<Base, State>, Base>
{
  override func activated(_ value: Base.Value) {
    let transaction = Transaction.current
    gesture.state.update(
      { state, transaction in
        gesture.update(value, &state, &transaction)
      }, in: transaction)
  }

  override func ended(_ value: Base.Value) {
    if wasActive { gesture.state.resetToInitial() }
  }

  override func failed() {
    if wasActive { gesture.state.resetToInitial() }
  }
}

extension Transaction {
  /// The transaction of an end: nothing is followed any more, and the time is that of the last sample.
  static var afterGesture: Transaction {
    var transaction = Transaction()
    transaction.sampleTime = Transaction.current.sampleTime
    return transaction
  }
}
