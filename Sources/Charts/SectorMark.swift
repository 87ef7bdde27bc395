// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// A sector of a pie chart. Sectors follow each other clockwise from the top, and fill the circle.
public struct SectorMark: _PrimitiveChartContent {
  let mark: _ChartMark

  public func _marks() -> [_ChartMark] { [mark] }
}

extension SectorMark {
  /// Creates a sector whose angle is in proportion to a value.
  public init<V: Plottable>(
    angle: PlottableValue<V>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = _ChartMark(kind: .sector)
    if case .number(let value) = angle.scaleValue, value.isFinite { mark.angle = max(0, value) }
    if innerRadius != .automatic { mark.innerRadius = innerRadius }
    if outerRadius != .automatic { mark.outerRadius = outerRadius }
    mark.angularInset = angularInset ?? 0
    self.init(mark: mark)
  }
}
