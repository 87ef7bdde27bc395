// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing

/// A straight edge of an outline, in pixels, from top to bottom; x is relative to the domain's left.
typealias OutlineEdge = craster_edge

/// A monotone chain of edges, from top to bottom, and its winding: the value, 1 or -1, that is added
/// to the pixels to its right.
typealias Chain = craster_chain

/// An outline in pixels: a range of the chains in `Outlines`.
struct PixelOutline {
  var firstChain: Int
  var chainCount: Int
  /// The fill rule for the sum of windings; nil where the sum is 0 outside and 1 inside anyway. With a
  /// rule the chains are sorted by their tops.
  var rule: FillRule?
  var bounds: PixelRect
  var form = Form.any

  /// Selects the kernel that fills the outline.
  enum Form {
    /// A left and a right chain.
    case convex
    /// Two convex outlines, of which the second is a hole in the first.
    case ring
    /// Any chains, filled by a scanline sweep.
    case any
  }
}
