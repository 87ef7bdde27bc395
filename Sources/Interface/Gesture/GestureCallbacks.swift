// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// A gesture that tells of each change.
public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture where Base.Value: Equatable {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self> {
    _GestureNodeReference(ChangedNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

/// A gesture that tells of its end.
public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self> {
    _GestureNodeReference(EndedNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

/// A gesture that tells when it was cut short.
public struct _CancelledGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let action: () -> Void

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self> {
    _GestureNodeReference(CancelledNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

/// A gesture that updates a `@GestureState` while it is under way.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
  let update: (Base.Value, inout State, inout Transaction) -> Void

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self> {
    _GestureNodeReference(UpdatingNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

extension Gesture {
  /// Runs `action` when the gesture begins and whenever its value changes, once a frame at most.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }

  /// Runs `action` when the gesture ends. It does not run when the gesture is cancelled: see `onCancelled`.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Runs `action` when a gesture that had begun is cut short: the window lost the focus, another gesture
  /// took over, its view is gone. SwiftUI has no such callback; there only `@GestureState` returns.
  public func onCancelled(_ action: @escaping () -> Void) -> _CancelledGesture<Self> {
    _CancelledGesture(base: self, action: action)
  }

  /// Updates a `@GestureState` while the gesture is under way.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

/// A node around another one, which tells somebody of its phases.
private class CallbackNode<G: Gesture, Base: Gesture>: TypedGestureNode<G>
where G.Value == Base.Value {
  let base: TypedGestureNode<Base>
  private let unwrap: (G) -> Base
  fileprivate var wasActive = false
  fileprivate var isDone = false

  init(_ gesture: G, _ base: TypedGestureNode<Base>, _ unwrap: @escaping (G) -> Base) {
    self.base = base
    self.unwrap = unwrap
    super.init(gesture)
  }

  override var phase: GesturePhase<G.Value> { base.phase }
  override var name: String { base.name }
  override var isDiscrete: Bool { base.isDiscrete }

  override func update(_ gesture: G) {
    super.update(gesture)
    base.update(unwrap(gesture))
  }

  override func advance(_ input: GestureInput) { base.advance(input) }
  override func fail(_ reason: GestureFailure) { base.fail(reason) }

  override func reset() {
    base.reset()
    wasActive = false
    isDone = false
  }

  override func deliver() {
    base.deliver()
    guard !isDone else { return }
    switch base.phase {
    case .possible: break
    case .active(let value):
      wasActive = true
      activated(value)
    case .ended(let value):
      isDone = true
      ended(value)
    case .failed:
      isDone = true
      failed()
    }
  }

  func activated(_ value: G.Value) {}
  func ended(_ value: G.Value) {}
  func failed() {}
}

private final class ChangedNode<Base: Gesture>: CallbackNode<_ChangedGesture<Base>, Base>
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

private final class EndedNode<Base: Gesture>: CallbackNode<_EndedGesture<Base>, Base> {
  override func ended(_ value: Base.Value) {
    withTransaction(.afterGesture) { gesture.action(value) }
  }
}

private final class CancelledNode<Base: Gesture>: CallbackNode<_CancelledGesture<Base>, Base> {
  override func failed() {
    guard wasActive else { return }
    withTransaction(.afterGesture) { gesture.action() }
  }
}

private final class UpdatingNode<Base: Gesture, State>:
  CallbackNode<GestureStateGesture<Base, State>, Base>
{
  override func activated(_ value: Base.Value) {
    let transaction = Transaction.current
    gesture.state.update({ state, transaction in
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
  fileprivate static var afterGesture: Transaction {
    var transaction = Transaction()
    transaction.sampleTime = Transaction.current.sampleTime
    return transaction
  }
}
