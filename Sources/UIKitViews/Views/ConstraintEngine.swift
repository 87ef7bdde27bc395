// Part of Snapback, under the MIT licence; see LICENSE.

/// Solves the constraints of a tree of views.
@MainActor
protocol ConstraintEngine: AnyObject {
  /// Applies changed constants, and sets the frames of the views. Returns whether a superview is to be laid out.
  func solve() -> Bool
}
