// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

extension ChartContent {
  /// Returns the marks with a change of each.
  func changing(_ change: (inout _ChartMark) -> Void) -> _ChartMarkList {
    _ChartMarkList(
      marks: _marks().map { mark in
        var mark = mark
        change(&mark)
        return mark
      })
  }

  /// Sets the style of the marks. A style that is set inside takes precedence.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { mark in mark.style = mark.style ?? AnyShapeStyle(style) }
  }

  /// Sets the color of the marks by a value: each value has a color, and an entry of the legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.colorValue = $0.colorValue ?? value.name }
  }

  /// Sets the symbol of the marks by a value: each value has a symbol.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.symbolValue = $0.symbolValue ?? value.name }
  }

  /// Draws points as a shape, and shapes at the points of lines.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changing { mark in
      mark.symbol = mark.symbol ?? _ChartMark.AnyShapeSymbol { symbol.path(in: $0) }
    }
  }

  /// Sets the area of symbols, in square points; 32 by default.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changing { $0.symbolSize = area }
  }

  /// Sets the opacity of the marks, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= opacity }
  }

  /// Sets the radius of the corners of bars and rectangles, in points.
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent {
    changing { $0.cornerRadius = $0.cornerRadius ?? radius }
  }

  /// Sets the curve between the points of lines and areas.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = method }
  }

  /// Sets the stroke of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.lineStyle = style }
  }

  /// Places bars of different values side by side instead of stacking them.
  public func position<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.positionValue = $0.positionValue ?? value.name }
  }

  /// Draws the marks and their annotations at a distance from their positions, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    changing { mark in
      mark.offset.width += offset.width
      mark.offset.height += offset.height
    }
  }

  /// Draws the marks and their annotations at a distance from their positions, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }

  /// Sets the order in which marks are drawn, from lower to higher values.
  public func zIndex(_ value: Double) -> some ChartContent {
    changing { $0.zIndex = value }
  }

  /// Adds a view beside each mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark.
  ///   - alignment: The end of the mark with which a view above or below it is aligned.
  ///   - spacing: The distance from the mark, in points; 4 by default.
  ///   - content: The view.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return changing { mark in
      mark.annotations.append(
        .init(
          position: position, alignment: alignment,
          spacing: position == .overlay ? 0 : spacing ?? 4, view: view))
    }
  }
}

/// The shape of a symbol of a chart.
public protocol ChartSymbolShape: Shape {}

/// The shapes of symbols.
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  enum Kind: Sendable {
    case circle, square, triangle, diamond, cross, plus
  }

  let kind: Kind

  /// The outline of the symbol.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle:
      return polygon([(0.5, 0), (1, 1), (0, 1)], rect)
    case .diamond: return polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], rect)
    case .plus:
      var path = Path(rect.insetBy(dx: rect.width * 0.36, dy: 0))
      path.addPath(Path(rect.insetBy(dx: 0, dy: rect.height * 0.36)))
      return path
    case .cross:
      let plus = BasicChartSymbolShape(kind: .plus).path(in: rect)
      return plus.applying(
        CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: .pi / 4)
          .translatedBy(x: -rect.midX, y: -rect.midY))
    }
  }

  private nonisolated func polygon(_ points: [(CGFloat, CGFloat)], _ rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        points.map { CGPoint(x: rect.minX + $0 * rect.width, y: rect.minY + $1 * rect.height) })
      path.closeSubpath()
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { .init(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  /// A diamond.
  public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  /// A cross.
  public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
}
