// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The activity of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// Not moving.
  case idle
  /// Touched, but not yet dragged. It is not reported here.
  case tracking
  /// Dragged by a touch.
  case interacting
  /// Moving on after a drag, or by the wheel.
  case decelerating
  /// Animated to an offset set by the program.
  case animating

  /// Whether the phase is any other than `idle`.
  public var isScrolling: Bool { self != .idle }
}
