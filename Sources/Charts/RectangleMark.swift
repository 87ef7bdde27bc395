// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// A rectangle.
public struct RectangleMark: _PrimitiveChartContent {
  let mark: _ChartMark

  public func _marks() -> [_ChartMark] { [mark] }
}

extension RectangleMark {
  /// Creates a rectangle around a position.
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

  /// Creates a rectangle between values.
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
