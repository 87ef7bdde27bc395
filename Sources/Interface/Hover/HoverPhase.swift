// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Where a mouse that holds nothing is over a view, or that it is over it no longer.
@frozen public enum HoverPhase: Hashable, Sendable {
  /// Over the view, at a place in the coordinate space that was asked for, in points.
  case active(CGPoint)
  case ended
}
