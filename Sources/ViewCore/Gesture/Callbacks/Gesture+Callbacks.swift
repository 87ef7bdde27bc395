// Part of Snapback, under the MIT licence; see LICENSE.

extension Gesture {
  /// Calls `action` when the gesture begins and whenever its value changes, at most once per frame.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }

  /// Calls `action` when the gesture ends. A cancelled gesture does not end: see `onCancelled`.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Calls `action` when a gesture that has begun is cancelled: the window lost the focus, another
  /// gesture was recognized, or the view was removed.
  ///
  /// - Note: Differs from SwiftUI: it has no such modifier; there only `@GestureState` is reset.
  public func onCancelled(_ action: @escaping () -> Void) -> _CancelledGesture<Self> {
    _CancelledGesture(base: self, action: action)
  }

  /// Updates a `@GestureState` property while the gesture is active, and resets it when the gesture ends or fails.
  /// `body` is called with the gesture's value, the state to change and the transaction of the change.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}
