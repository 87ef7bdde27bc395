// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Whether a mouse without pressed buttons is over a view, and where.
@frozen public enum HoverPhase: Hashable, Sendable {
  /// Over the view, at a position in the requested coordinate space, in points.
  case active(CGPoint)
  /// No longer over the view.
  case ended
}
