// Part of Snapback, under the MIT licence; see LICENSE.

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

/// An outline: some of the plan's chains, whose signs add up to 0 outside and 1 inside.
struct Outline {
  var firstChain: Int
  var chainCount: Int
  var bounds: PixelRect
}
