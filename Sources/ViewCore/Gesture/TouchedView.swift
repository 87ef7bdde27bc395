// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The position of the view touched last, in points of the window. Used by instruments.
package struct TouchedView: Equatable, Sendable {
  /// Identifies the view's element while it exists.
  package var id: ObjectIdentifier
  /// The presented center.
  package var center: CGPoint
  /// The center once the animations are complete.
  package var settledCenter: CGPoint
  /// The presented corners, clockwise from the top left one of the view.
  package var corners: [CGPoint]
}
