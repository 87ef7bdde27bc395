// Part of Snapback, under the MIT licence; see LICENSE.

/// Where a gesture stands.
package enum GesturePhase<Value> {
  /// It may still come; a value where one is known already.
  case possible(Value?)
  /// It is under way.
  case active(Value)
  /// It is complete.
  case ended(Value)
  /// It did not come, or was cut short.
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

  /// The value of a gesture that is under way or complete.
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

/// A phase without its value: what logs and instruments show.
package enum GesturePhaseKind: String, Sendable, CaseIterable {
  case possible
  case active
  case ended
  case failed

  package var isTerminal: Bool { self == .ended || self == .failed }
}

/// Why a gesture failed.
package enum GestureFailure: Equatable, Sendable {
  /// The hand let go before the gesture's threshold was met; what was missing, in words.
  case thresholdNotMet(String)
  /// Another gesture, named, took the touch.
  case lost(to: String)
  /// The hand was taken away: focus lost, touch cancelled by the device.
  case interrupted
  /// A further finger came down, which this gesture does not take.
  case tooManyTouches
  /// Its view disappeared.
  case viewRemoved
  /// It was disabled under the hand.
  case disabled
}

extension GestureFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .thresholdNotMet(let what): what
    case .lost(let winner): "lost to \(winner)"
    case .interrupted: "interrupted"
    case .tooManyTouches: "another finger came down"
    case .viewRemoved: "its view is gone"
    case .disabled: "disabled"
    }
  }
}

extension Double {
  /// As a person says a length or a time: `10`, `9.5`.
  package var inWords: String {
    let tenths = (self * 10).rounded() / 10
    guard tenths.isFinite, abs(tenths) < 1e9 else { return "\(self)" }
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
