// Part of Snapback, under the MIT licence; see LICENSE.

/// The work of a frame, in numbers that do not depend on the machine.
package struct FrameCounters: Equatable, Sendable {
  /// The number of bodies that were evaluated.
  package var bodies = 0
  /// The number of measurements of elements that were not in their cache.
  package var measured = 0
  /// The number of elements that placed their children.
  package var arranged = 0

  package init() {}
}
