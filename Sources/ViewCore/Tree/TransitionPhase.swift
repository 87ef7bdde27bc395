// Part of Snapback, under the MIT licence; see LICENSE.

/// The phase of a transition that a view is in.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is in the hierarchy.
  case identity
  /// The view is being removed.
  case didDisappear

  /// Whether the phase is `identity`, in which the transition should have no effect.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the insertion, 0 in the hierarchy, 1 during the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
