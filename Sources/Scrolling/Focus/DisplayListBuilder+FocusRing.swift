// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

extension DisplayListBuilder {
  /// Draws the ring around what has the keyboard focus.
  ///
  /// - Parameters:
  ///   - ring: The middle of the line, in points.
  ///   - radius: The radius of its corners in points.
  ///   - color: The tint, which is drawn at 70 %.
  package mutating func strokeFocusRing(_ ring: CGRect, radius: CGFloat, _ color: ResolvedColor) {
    stroke(
      RoundedRect(ring, radius: radius, corners: .continuous), width: 2.5,
      .color(color.faded(to: 0.7)))
  }
}
