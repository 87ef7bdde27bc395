// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing

/// One straight edge of an outline, in pixels, running downwards; x is counted from the domain's left.
typealias Edge = cspan_edge

/// Edges that follow one another downwards, and what a pixel wholly to the right of them gains: 1 or
/// -1.
typealias Chain = cspan_chain

/// An outline: some of the plan's chains.
struct PixelOutline {
  var firstChain: Int
  var chainCount: Int
  /// How the signs tell what is inside; nil where they add up to 0 outside and 1 inside anyway.
  /// With a rule the chains are in the order of their tops.
  var rule: FillRule?
  var bounds: PixelRect
  /// Whether it is two convex outlines, of two chains each, the second one a hole in the first.
  var isRing = false
}
