// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Outline {
  /// What a line of a style along the outline covers, to be filled by the nonzero rule.
  ///
  /// A part that is but a point is drawn as its caps are: round as a dot, square as a square, butt
  /// not at all. It lies within a 500th of a point of the true edge.
  package func stroked(_ style: StrokeStyle) -> Outline {
    guard isFinite, style.lineWidth > 0, style.lineWidth.isFinite else { return .empty }
    var stroker = Stroker(style)
    for subpath in subpaths {
      for dash in subpath.dashed(style) { stroker.add(dash) }
    }
    return Outline(stroker.elements)
  }
}
