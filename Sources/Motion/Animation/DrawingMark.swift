// Part of Snapback, under the MIT licence; see LICENSE.

/// Whether the values of an animation were used for a frame, so that one without an end can rest while nothing of it is
/// drawn.
package struct DrawingMark {
  private var isUsed = true
  /// Whether the values were not used between the last two frames.
  package private(set) var isUnused = false

  package init() {}

  /// Notes that the values are used. Returns whether the animation may rest, and is to be resumed.
  package mutating func note() -> Bool {
    defer { (isUsed, isUnused) = (true, false) }
    return isUnused
  }

  /// Begins a frame.
  package mutating func turn() { (isUsed, isUnused) = (false, !isUsed) }
}
