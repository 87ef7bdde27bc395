// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The width, caps, joins and dashes with which a path is stroked.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points. 0, negative values and NaN draw nothing.
  public var lineWidth: CGFloat
  /// The shape of the ends of open subpaths and dashes.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// The greatest ratio of a miter's length to the line width; a sharper corner is bevelled.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, alternating, in points. An odd number of lengths is repeated
  /// once.
  ///
  /// The line is solid if the array is empty, a length is negative or not finite, or the lengths
  /// add up to less than 1/65536 of the line's length.
  public var dash: [CGFloat]
  /// The position in the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style; by default a solid line of one point with butt caps and miter joins.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The shape of a stroke's ends.
public enum CGLineCap: Int32, Sendable {
  /// Ends exactly at the last point.
  case butt
  /// Ends with a half circle around the last point.
  case round
  /// Ends half the line width beyond the last point.
  case square
}

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Sendable {
  /// The edges are extended to a point, within `StrokeStyle.miterLimit`.
  case miter
  /// The corner is rounded around the point.
  case round
  /// The corner is cut off straight.
  case bevel
}
