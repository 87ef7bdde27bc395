// Part of Snapback, under the MIT licence; see LICENSE.

/// A gesture that tells of each change.
public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture where Base.Value: Equatable {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(ChangedNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

/// A gesture that tells of its end.
public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(EndedNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

/// A gesture that tells when it was cut short.
public struct _CancelledGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let action: () -> Void

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(CancelledNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

/// A gesture that tells when it begins to be under way, and when it is no longer.
struct PressingGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value
  let base: Base
  let action: ((Bool) -> Void)?

  static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(PressingNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

/// A gesture that updates a `@GestureState` while it is under way.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
  let update: (Base.Value, inout State, inout Transaction) -> Void

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
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
