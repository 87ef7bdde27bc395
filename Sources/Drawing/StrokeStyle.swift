// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// How an outline is drawn as a line.
public struct StrokeStyle: Equatable, Sendable {
  /// In points; 0, less and NaN draw nothing.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// How many line widths long a sharp corner may be; beyond it is cut off.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn. An odd number of them is gone through twice.
  ///
  /// The line is whole where there are none, one is negative or not finite, or they add up to less
  /// than a 65 536th of its length.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins.
  public var dashPhase: CGFloat

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

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its last point.
  case butt
  /// With half a circle around it.
  case round
  /// Half its width beyond.
  case square
}

/// How a line turns a corner.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
