// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// A rectangle around a position or between values, as in a heat map.
public struct RectangleMark: _PrimitiveChartContent {
  let mark: _ChartMark

  public func _marks() -> [_ChartMark] { [mark] }
}

extension RectangleMark {
  /// Creates a rectangle around two values: by default as large as the spaces of both on their
  /// axes.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .rectangle)
    mark.x = x.range
    mark.y = y.range
    (mark.width, mark.height) = (width, height)
    self.init(mark: mark)
  }

  /// Creates a rectangle around a horizontal position, over the whole height.
  public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
    var mark = _ChartMark(kind: .rectangle, x: x.range)
    mark.width = width
    self.init(mark: mark)
  }

  /// Creates a rectangle around a vertical position, over the whole width.
  public init<Y: Plottable>(y: PlottableValue<Y>, height: MarkDimension = .automatic) {
    var mark = _ChartMark(kind: .rectangle, y: y.range)
    mark.height = height
    self.init(mark: mark)
  }

  /// Creates a rectangle between horizontal values, over the whole height.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    self.init(mark: _ChartMark(kind: .rectangle, x: (xStart.scaleValue, xEnd.scaleValue)))
  }

  /// Creates a rectangle between vertical values, over the whole width.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(mark: _ChartMark(kind: .rectangle, y: (yStart.scaleValue, yEnd.scaleValue)))
  }

  /// Creates a rectangle around a horizontal position, between vertical values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .rectangle, x: x.range, y: (yStart.scaleValue, yEnd.scaleValue))
    mark.width = width
    self.init(mark: mark)
  }

  /// Creates a rectangle around a vertical position, between horizontal values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .rectangle, x: (xStart.scaleValue, xEnd.scaleValue), y: y.range)
    mark.height = height
    self.init(mark: mark)
  }

  /// Creates a rectangle between two values on each of the axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(kind: .rectangle)
    mark.x = (xStart.scaleValue, xEnd.scaleValue)
    mark.y = (yStart.scaleValue, yEnd.scaleValue)
    self.init(mark: mark)
  }
}
