// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// One straight edge of an outline, in pixels, running downwards.
struct Edge {
  var top: Float
  var bottom: Float
  /// Where it is at `top`, from the domain's left.
  var x: Float
  /// Pixels to the right for each pixel down.
  var slope: Float
}

/// Edges that follow one another downwards.
struct Chain {
  /// Into the plan's edges.
  var first: Int
  var end: Int
  /// What a pixel wholly to the right of it gains: 1 or -1.
  var sign: Float
}

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
