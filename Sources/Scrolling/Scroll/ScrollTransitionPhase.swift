// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The position of a view relative to the visible area of its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Entering or leaving at the top or leading edge.
  case topLeading
  /// Visible.
  case identity
  /// Entering or leaving at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 if visible, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
