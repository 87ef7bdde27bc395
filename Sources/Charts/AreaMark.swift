// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// A point of the edge of an area. The points of a series are joined in their order.
public struct AreaMark: _PrimitiveChartContent {
  let mark: _ChartMark

  public func _marks() -> [_ChartMark] { [mark] }
}

extension AreaMark {
  /// Creates a point of an area above zero. The areas of several series are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .area, x: x.position, y: y.position)
    mark.isLengthAlongY = true
    mark.stacking = stacking
    self.init(mark: mark)
  }

  /// Creates a point of the area of a series above zero. The areas of several series are stacked.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .area, x: x.position, y: y.position)
    mark.isLengthAlongY = true
    mark.series = series.name
    mark.stacking = stacking
    self.init(mark: mark)
  }

  /// Creates a point of the left and of the right edge of an area.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    self.init(mark: _ChartMark(kind: .area, x: (xStart.scaleValue, xEnd.scaleValue), y: y.position))
  }

  /// Creates a point of the lower and of the upper edge of an area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(mark: _ChartMark(kind: .area, x: x.position, y: (yStart.scaleValue, yEnd.scaleValue)))
  }

  /// Creates a point of the lower and of the upper edge of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var mark = _ChartMark(kind: .area, x: x.position, y: (yStart.scaleValue, yEnd.scaleValue))
    mark.series = series.name
    self.init(mark: mark)
  }
}
