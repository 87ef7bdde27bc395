// Part of Snapback, under the MIT licence; see LICENSE.

/// Identifies the gesture of a view, or one part of a composed gesture, for as long as the view
/// exists.
package struct GestureID: Hashable, Sendable {
  /// The number of the view's gesture, from 1 in the order of their first touch; 0 where there is
  /// none.
  package var gesture: Int
  /// The index of the part of a composed gesture; nil for the gesture as a whole.
  package var part: Int?

  package init(gesture: Int, part: Int? = nil) {
    self.gesture = gesture
    self.part = part
  }

  package static let none = GestureID(gesture: 0)
}
