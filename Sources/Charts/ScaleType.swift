// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// The way in which the numbers of an axis are mapped to positions.
public struct ScaleType: Hashable, Sendable {
  private let id: Int

  /// Equal differences have equal distances.
  public static let linear = ScaleType(id: 0)
  /// Equal distances for equal ratios, of positive numbers.
  public static let log = ScaleType(id: 1)
}

/// The rule by which the first and last value of an axis are found from the data.
public struct AutomaticScaleDomain: Sendable {
  let includesZero: Bool?
  let isReversed: Bool
}

extension AutomaticScaleDomain {
  /// From the least to the greatest value, with zero, rounded to round values.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// By the values, and zero unless it is not to be included.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool = false
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
  }
}

/// The part of the plot that an axis covers: without a space at one or both of its ends.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  let start: CGFloat
  let end: CGFloat

  /// The whole plot, from edge to edge.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// The plot without a space at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot without a space at the beginning and one at the end of the scale, in points. Negative ones are zero.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: max(0, startPadding), end: max(0, endPadding))
  }

  var inset: ChartSettings.PlotInset { .init(start: start, end: end) }
}
