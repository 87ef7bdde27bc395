// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// A point of a line. The points of a series are joined in their order.
public struct LineMark: _PrimitiveChartContent {
  let mark: _ChartMark

  public func _marks() -> [_ChartMark] { [mark] }
}

extension LineMark {
  /// Creates a point of the line of all points of the same color or symbol.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    self.init(mark: _ChartMark(kind: .line, x: x.position, y: y.position))
  }

  /// Creates a point of the line of a series. Only points of the same series are joined.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var mark = _ChartMark(kind: .line, x: x.position, y: y.position)
    mark.series = series.name
    self.init(mark: mark)
  }
}
