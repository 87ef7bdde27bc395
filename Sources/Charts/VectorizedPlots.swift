// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// Chart content with a mark for each element of a collection.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The elements of the collection.
  associatedtype DataElement

  /// The marks and their elements. Not for use outside of the library.
  func _plotted() -> _PlottedElements<DataElement>
}

/// A value to plot of each element of a collection, with the name of its dimension.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let value: (DataElement) -> PlottableValue<Value>

  /// Returns the values of a property, with the name of their dimension.
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    let label = String(label)
    return PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }

  /// Returns the values of a property, with the name of their dimension.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }
}

extension PlottableProjection where Value == Date {
  /// Returns the dates of a property, with the name of their dimension. Marks extend over the calendar unit around
  /// them.
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component
  ) -> PlottableProjection {
    let label = String(label)
    return PlottableProjection { .value(label, $0[keyPath: keyPath], unit: unit) }
  }
}

/// Elements with the mark of each. Not for use outside of the library.
public struct _PlottedElements<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
  let elements: [DataElement]
  var marks: [_ChartMark]

  init(_ data: some Sequence<DataElement>, mark: (DataElement) -> _ChartMark) {
    elements = Array(data)
    marks = elements.map(mark)
  }

  public func _marks() -> [_ChartMark] { marks }
  public func _plotted() -> _PlottedElements { self }

  func changing(_ change: (inout _ChartMark, DataElement) -> Void) -> _PlottedElements {
    var copy = self
    for index in copy.marks.indices { change(&copy.marks[index], elements[index]) }
    return copy
  }
}

extension VectorizedChartContent {
  /// Sets the color of the marks by a value: each value has a color, and an entry of the legend.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    _plotted().changing { $0.colorValue = $0.colorValue ?? value.value($1).name }
  }

  /// Sets the styles of the marks to those of a property.
  public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    _plotted().changing { $0.style = $0.style ?? AnyShapeStyle($1[keyPath: keyPath]) }
  }

  /// Sets the symbol of the marks by a value: each value has a symbol.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    _plotted().changing { $0.symbolValue = $0.symbolValue ?? value.value($1).name }
  }

  /// Sets the areas of symbols to those of a property, in square points.
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    _plotted().changing { $0.symbolSize = $1[keyPath: keyPath] }
  }

  /// Sets the opacities of the marks to those of a property, from 0 to 1.
  public func opacity(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    _plotted().changing { $0.opacity *= $1[keyPath: keyPath] }
  }

  /// Places bars of different values side by side instead of stacking them.
  public func position<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    _plotted().changing { $0.positionValue = $0.positionValue ?? value.value($1).name }
  }
}

/// A bar for each element of a collection.
public struct BarPlot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  public func _marks() -> [_ChartMark] { content._marks() }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _plotted() -> _PlottedElements<Content.DataElement> { content._plotted() }
}

extension BarPlot {
  /// Creates bars from zero to a value, along the axis with numbers. Bars at the same position are stacked.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) {
      BarMark(x: x.value($0), y: y.value($0), width: width, height: height, stacking: stacking).mark
    }
  }

  /// Creates vertical bars between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) {
      BarMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), width: width).mark
    }
  }

  /// Creates horizontal bars between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) {
      BarMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0), height: height).mark
    }
  }
}

/// A point for each element of a collection.
public struct PointPlot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  public func _marks() -> [_ChartMark] { content._marks() }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _plotted() -> _PlottedElements<Content.DataElement> { content._plotted() }
}

extension PointPlot {
  /// Creates points.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) { PointMark(x: x.value($0), y: y.value($0)).mark }
  }
}

/// A rectangle for each element of a collection.
public struct RectanglePlot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  public func _marks() -> [_ChartMark] { content._marks() }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _plotted() -> _PlottedElements<Content.DataElement> { content._plotted() }
}

extension RectanglePlot {
  /// Creates rectangles around positions.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) {
      RectangleMark(x: x.value($0), y: y.value($0), width: width, height: height).mark
    }
  }

  /// Creates rectangles between values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) {
      RectangleMark(
        xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart.value($0),
        yEnd: yEnd.value($0)
      ).mark
    }
  }
}

/// A straight line for each element of a collection.
public struct RulePlot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  public func _marks() -> [_ChartMark] { content._marks() }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _plotted() -> _PlottedElements<Content.DataElement> { content._plotted() }
}

extension RulePlot {
  /// Creates vertical lines over the whole height.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) { RuleMark(x: x.value($0)).mark }
  }

  /// Creates horizontal lines over the whole width.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) { RuleMark(y: y.value($0)).mark }
  }

  /// Creates vertical lines between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) {
      RuleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)).mark
    }
  }

  /// Creates horizontal lines between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) {
      RuleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0)).mark
    }
  }
}

/// A sector of a pie chart for each element of a collection.
public struct SectorPlot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  public func _marks() -> [_ChartMark] { content._marks() }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _plotted() -> _PlottedElements<Content.DataElement> { content._plotted() }
}

extension SectorPlot {
  /// Creates sectors whose angles are in proportion to a value.
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, V>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) {
      SectorMark(
        angle: angle.value($0), innerRadius: innerRadius, outerRadius: outerRadius,
        angularInset: angularInset
      ).mark
    }
  }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _plotted() -> _PlottedElements<Content.DataElement> { content._plotted() }
}

extension LinePlot {
  /// Creates the line through the values of all elements of the same color or symbol, in their order.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) { LineMark(x: x.value($0), y: y.value($0)).mark }
  }

  /// Creates a line for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) {
      LineMark(x: x.value($0), y: y.value($0), series: series.value($0)).mark
    }
  }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _plotted() -> _PlottedElements<Content.DataElement> { content._plotted() }
}

extension AreaPlot {
  /// Creates the area between zero and the values. The areas of several colors are stacked.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) {
      AreaMark(x: x.value($0), y: y.value($0), stacking: stacking).mark
    }
  }

  /// Creates an area for each series. They are stacked.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) {
      AreaMark(x: x.value($0), y: y.value($0), series: series.value($0), stacking: stacking).mark
    }
  }

  /// Creates the area between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedElements<Data.Element> {
    content = _PlottedElements(data) {
      AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)).mark
    }
  }
}
