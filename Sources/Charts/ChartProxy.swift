// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// Finds the positions of values in a chart, and the values at positions.
public struct ChartProxy {
  let x: ChartScale?
  let y: ChartScale?
  let reversesX: Bool
  let reversesY: Bool
  /// The size of the plot area, in points.
  public let plotSize: CGSize
  /// The frame of the plot area, to be resolved by a geometry proxy.
  public let plotFrame: Anchor<CGRect>?

  /// The frame of the plot area, to be resolved by a geometry proxy.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let plotFrame else { fatalError("The chart has no plot area.") }
    return plotFrame
  }

  /// The size of the plot area, in points.
  public var plotAreaSize: CGSize { plotSize }

  /// Returns the horizontal position of a value in the area of the marks, in points; nil if the axis
  /// has no such values.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x?.fraction(value._scaleValue).map { (reversesX ? 1 - $0 : $0) * plotSize.width }
  }

  /// Returns the vertical position of a value in the area of the marks, in points; nil if the axis has
  /// no such values.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y?.fraction(value._scaleValue).map { (reversesY ? $0 : 1 - $0) * plotSize.height }
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
    let fraction = position / plotSize.width
    return x?.value(at: reversesX ? 1 - fraction : fraction)
  }

  func scaleValue(atY position: CGFloat) -> _ScaleValue? {
    guard plotSize.height > 0 else { return nil }
    let fraction = position / plotSize.height
    return y?.value(at: reversesY ? fraction : 1 - fraction)
  }
}
