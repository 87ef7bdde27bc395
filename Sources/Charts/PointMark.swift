// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// A symbol at a position, as in a scatter plot: a circle unless `symbol` sets another one.
public struct PointMark: _PrimitiveChartContent {
  let mark: _ChartMark

  public func _marks() -> [_ChartMark] { [mark] }
}

extension PointMark {
  /// Creates a symbol whose center is at two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    self.init(mark: _ChartMark(kind: .point, x: x.position, y: y.position))
  }
}
