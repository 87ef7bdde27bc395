// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// A straight line.
public struct RuleMark: _PrimitiveChartContent {
  let mark: _ChartMark

  public func _marks() -> [_ChartMark] { [mark] }
}

extension RuleMark {
  /// Creates a vertical line over the whole height.
  public init<X: Plottable>(
    x: PlottableValue<X>
  ) {
    var mark = _ChartMark(kind: .rule)
    mark.x = (x.middle, x.middle)
    mark.lineStyle = StrokeStyle(lineWidth: 1)
    self.init(mark: mark)
  }

  /// Creates a horizontal line over the whole width.
  public init<Y: Plottable>(
    y: PlottableValue<Y>
  ) {
    var mark = _ChartMark(kind: .rule)
    mark.y = (y.middle, y.middle)
    mark.lineStyle = StrokeStyle(lineWidth: 1)
    self.init(mark: mark)
  }

  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    var mark = _ChartMark(kind: .rule)
    mark.x = (xStart.scaleValue, xEnd.scaleValue)
    mark.y = (y.middle, y.middle)
    mark.lineStyle = StrokeStyle(lineWidth: 1)
    self.init(mark: mark)
  }

  /// Creates a vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(kind: .rule)
    mark.x = (x.middle, x.middle)
    mark.y = (yStart.scaleValue, yEnd.scaleValue)
    mark.lineStyle = StrokeStyle(lineWidth: 1)
    self.init(mark: mark)
  }
}
