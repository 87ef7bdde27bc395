// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// A straight line over the whole plot, or between two values, such as a threshold.
public struct RuleMark: _PrimitiveChartContent {
  let mark: _ChartMark

  public func _marks() -> [_ChartMark] { [mark] }
}

extension RuleMark {
  /// Creates a vertical line at a value, over the whole height of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>
  ) {
    self.init(mark: _ChartMark(kind: .rule, x: x.position))
  }

  /// Creates a horizontal line at a value, over the whole width of the plot.
  public init<Y: Plottable>(
    y: PlottableValue<Y>
  ) {
    self.init(mark: _ChartMark(kind: .rule, y: y.position))
  }

  /// Creates a horizontal line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    self.init(mark: _ChartMark(kind: .rule, x: (xStart.scaleValue, xEnd.scaleValue), y: y.position))
  }

  /// Creates a vertical line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(mark: _ChartMark(kind: .rule, x: x.position, y: (yStart.scaleValue, yEnd.scaleValue)))
  }
}
