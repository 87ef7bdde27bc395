// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// A point.
public struct PointMark: _PrimitiveChartContent {
  let mark: _ChartMark

  public func _marks() -> [_ChartMark] { [mark] }
}

extension PointMark {
  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    var mark = _ChartMark(kind: .point)
    mark.x = (x.middle, x.middle)
    mark.y = (y.middle, y.middle)
    self.init(mark: mark)
  }
}
