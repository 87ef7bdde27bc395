// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// A bar from zero to a value, or between two values.
public struct BarMark: _PrimitiveChartContent {
  let mark: _ChartMark

  public func _marks() -> [_ChartMark] { [mark] }
}

extension BarMark {
  /// Creates a bar from zero to a value, along the axis with numbers. Bars at the same position are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .bar, x: x.range, y: y.range)
    let isVertical: Bool
    switch (x.scaleValue, y.scaleValue) {
    case (.number, .category), (.number, .date): isVertical = false
    default: isVertical = true
    }
    mark.isLengthAlongY = isVertical
    mark.isLengthAlongX = !isVertical
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    self.init(mark: mark)
  }

  /// Creates a vertical bar from one value to another. Such bars are not stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .bar, x: x.range, y: (yStart.scaleValue, yEnd.scaleValue))
    mark.width = width
    self.init(mark: mark)
  }

  /// Creates a horizontal bar from one value to another. Such bars are not stacked.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .bar, x: (xStart.scaleValue, xEnd.scaleValue), y: y.range)
    mark.height = height
    self.init(mark: mark)
  }

  /// Creates a bar between horizontal values, over the whole height.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .bar, x: (xStart.scaleValue, xEnd.scaleValue))
    mark.height = height
    self.init(mark: mark)
  }

  /// Creates a bar between vertical values, over the whole width.
  public init<Y: Plottable>(
    yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .bar, y: (yStart.scaleValue, yEnd.scaleValue))
    mark.width = width
    self.init(mark: mark)
  }

  /// Creates a segment of the only vertical bar of a chart, on which the segments are stacked.
  public init<Y: Plottable>(
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .bar, x: (.category(""), .category("")), y: y.range)
    mark.isLengthAlongY = true
    (mark.width, mark.stacking) = (width, stacking)
    self.init(mark: mark)
  }

  /// Creates a segment of the only horizontal bar of a chart, on which the segments are stacked.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .bar, x: x.range, y: (.category(""), .category("")))
    mark.isLengthAlongX = true
    (mark.height, mark.stacking) = (height, stacking)
    self.init(mark: mark)
  }
}
