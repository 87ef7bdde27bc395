// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// Finds the positions of values in a chart, and the values at positions.
public struct ChartProxy {
  let x: ChartScale?
  let y: ChartScale?
  let reversesX: Bool
  let reversesY: Bool
  /// The size of the area in which marks are drawn, without the axes, in points.
  public let plotSize: CGSize
  /// The frame of the plot area, to be resolved by a geometry proxy.
  public let plotFrame: Anchor<CGRect>?
  var insetX = ChartSettings.PlotInset()
  var insetY = ChartSettings.PlotInset()
  var selection = ChartSettings.Selection()
  /// The sum of the sectors' values.
  var total = 0.0

  /// The frame of the plot area, to be resolved by a geometry proxy.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let plotFrame else { fatalError("The chart has no plot area.") }
    return plotFrame
  }

  /// The same as `plotSize`.
  public var plotAreaSize: CGSize { plotSize }

  /// Returns the horizontal position of a value in the area of the marks, in points; nil if the axis
  /// has no such values.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x?.fraction(value._scaleValue).map {
      insetX.position(reversesX ? 1 - $0 : $0, plotSize.width)
    }
  }

  /// Returns the vertical position of a value in the area of the marks, in points; nil if the axis has
  /// no such values.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y?.fraction(value._scaleValue).map {
      plotSize.height - insetY.position(reversesY ? 1 - $0 : $0, plotSize.height)
    }
  }

  /// Returns the position of two values in the area of the marks, in points.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// Returns the value at a horizontal position in the area of the marks, in points.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    scaleValue(atX: position).flatMap { P(_scaleValue: $0) }
  }

  /// Returns the value at a vertical position in the area of the marks, in points.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    scaleValue(atY: position).flatMap { P(_scaleValue: $0) }
  }

  /// Returns the values at a position in the area of the marks, in points.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  func scaleValue(atX position: CGFloat) -> _ScaleValue? {
    guard plotSize.width > 0 else { return nil }
    let fraction = insetX.fraction(position, plotSize.width)
    return x?.value(at: reversesX ? 1 - fraction : fraction)
  }

  func scaleValue(atY position: CGFloat) -> _ScaleValue? {
    guard plotSize.height > 0 else { return nil }
    let fraction = insetY.fraction(plotSize.height - position, plotSize.height)
    return y?.value(at: reversesY ? 1 - fraction : fraction)
  }

  /// Selects the value at a horizontal position in the area of the marks, in points: see `chartXSelection(value:)`.
  public func selectXValue(at position: CGFloat) { selection.x?(scaleValue(atX: position)) }

  /// Selects the value at a vertical position in the area of the marks, in points: see `chartYSelection(value:)`.
  public func selectYValue(at position: CGFloat) { selection.y?(scaleValue(atY: position)) }

  /// Selects the range between two horizontal positions in the area of the marks, in points.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    guard let from = scaleValue(atX: start), let to = scaleValue(atX: end) else { return }
    selection.xRange?((from, to))
  }

  /// Selects the range between two vertical positions in the area of the marks, in points.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    guard let from = scaleValue(atY: start), let to = scaleValue(atY: end) else { return }
    selection.yRange?((from, to))
  }

  /// Selects the sector at an angle clockwise from the top: see `chartAngleSelection(value:)`.
  public func selectAngleValue(at angle: Angle) {
    let turns = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    guard total > 0, turns.isFinite else { return }
    selection.angle?(.number((turns < 0 ? turns + 1 : turns) * total))
  }

  /// Returns the angle of a point in the area of the marks around its middle, clockwise from the top.
  public func angle(at point: CGPoint) -> Angle {
    let radians = atan2(
      Double(point.x - plotSize.width / 2), Double(plotSize.height / 2 - point.y))
    return .radians(radians < 0 ? radians + 2 * .pi : radians)
  }

  /// Returns the values of the horizontal axis: the ends of a continuous one, or all names; none of another type.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(x) }

  /// Returns the values of the vertical axis: the ends of a continuous one, or all names; none of another type.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(y) }

  private static func domain<P: Plottable>(_ scale: ChartScale?) -> [P] {
    let values: [_ScaleValue] =
      switch scale?.domain {
      case .numbers(let range): [.number(range.lowerBound), .number(range.upperBound)]
      case .dates(let range): [.date(range.lowerBound), .date(range.upperBound)]
      case .categories(let names): names.map { .category($0) }
      case nil: []
      }
    return values.compactMap { P(_scaleValue: $0) }
  }
}
