// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Outline {
  /// Returns the outline of a stroke along this outline, to be filled by the nonzero rule.
  ///
  /// A subpath of a single point is drawn as its caps: a dot for round, a square for square,
  /// nothing for butt. The result lies within 0.002 points of the exact edge. Empty if the line
  /// width is not positive and finite.
  package func stroked(_ style: StrokeStyle) -> Outline {
    guard isFinite, style.lineWidth > 0, style.lineWidth.isFinite else { return .empty }
    var stroker = Stroker(style)
    for subpath in subpaths {
      for dash in subpath.dashed(style) { stroker.add(dash) }
    }
    return Outline(stroker.elements)
  }
}
