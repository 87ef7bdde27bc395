// Part of Snapback, under the MIT licence; see LICENSE.

/// The phase of a gesture.
public enum GesturePhase<Value> {
  /// It may still begin; with a value if one is known already.
  case possible(Value?)
  /// It has begun and continues.
  case active(Value)
  /// It is complete.
  case ended(Value)
  /// It did not begin, or was cancelled.
  case failed(GestureFailure)

  package func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed(let reason): .failed(reason)
    }
  }

  package var kind: GesturePhaseKind {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  package var isTerminal: Bool { kind.isTerminal }

  /// The value of a gesture that is active or has ended.
  package var recognized: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  package var failure: GestureFailure? {
    if case .failed(let reason) = self { reason } else { nil }
  }
}

extension GesturePhase: Equatable where Value: Equatable {}
extension GesturePhase: Sendable where Value: Sendable {}
