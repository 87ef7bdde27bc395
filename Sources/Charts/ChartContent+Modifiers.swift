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

  /// Shows a view instead of points, and at the points of lines.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { mark in
      guard mark.symbol == nil else { return }
      mark.symbol = _ChartMark.AnyShapeSymbol { _ in Path() }
      mark.annotations.append(
        .init(position: .overlay, alignment: .center, spacing: 0) { _ in view })
    }
  }

  /// Sets the area of symbols by a value: the largest value has 256 square points, zero none.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.sizeValue = value.scaleValue.double }
  }

  /// Sets the area of symbols to that of a size in points. Only the area counts, not the
  /// proportions.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  /// Sets the dashes of lines by a value: each value has a pattern.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.lineStyleValue = $0.lineStyleValue ?? value.name }
  }

  /// Draws gradients over the whole plot instead of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changing { $0.alignsStyle = aligns }
  }

  /// Blurs each of the marks by a Gaussian with a radius in points.
  public func blur(radius: CGFloat) -> some ChartContent {
    changing { $0.filters.append(.blur(radius: radius)) }
  }

  /// Adds a shadow to the marks, with a blur radius and an offset in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changing { $0.filters.append(.shadow(color: color, radius: radius, x: x, y: y)) }
  }

  /// Sets the label of the marks for screen readers. Marks without a label, a value and an
  /// identifier are not described to them.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { $0.description.label = label }
  }

  /// Sets the label of the marks for screen readers. Marks without a label, a value and an
  /// identifier are not described to them.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label of the marks for screen readers. Marks without a label, a value and an
  /// identifier are not described to them.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the value that screen readers say after the label.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { $0.description.value = value }
  }

  /// Sets the value that screen readers say after the label.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that screen readers say after the label.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Sets an identifier of the marks for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { $0.description.identifier = identifier }
  }

  /// Hides the marks from screen readers.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.description.isHidden = hidden }
  }

  /// Sets the area of symbols, in square points; 32 by default.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changing { $0.symbolSize = area }
  }

  /// Multiplies the opacity of the marks by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= opacity }
  }

  /// Sets the radius of the corners of bars and rectangles, in points.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing { mark in
      guard mark.cornerRadius == nil else { return }
      mark.cornerRadius = radius
      mark.cornerStyle = style
    }
  }

  /// Sets the curve between the points of lines and areas.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = method }
  }

  /// Sets the stroke of lines and rules: width, caps, joins and dashes, in points.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.lineStyle = style }
  }

  /// Places bars of different values side by side instead of stacking them.
  ///
  /// - Parameters:
  ///   - value: The value of which each has a position.
  ///   - axis: The axis along which the bars are, if `span` is given; it is otherwise the one across them.
  ///   - span: The space that all of them have.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing { mark in
      mark.positionValue = mark.positionValue ?? value.name
      guard span != .automatic else { return }
      if axis ?? (mark.isLengthAlongX ? .vertical : .horizontal) == .horizontal {
        mark.width = span
      } else {
        mark.height = span
      }
    }
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
  ///   - overflowResolution: Whether the view is moved if it would extend beyond the chart.
  ///   - content: The view.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotating(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// Adds a view beside each mark that depends on the size of the mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private func annotating(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, view: @escaping (AnnotationContext) -> AnyView
  ) -> some ChartContent {
    changing { mark in
      mark.annotations.append(
        .init(
          position: position, alignment: alignment,
          spacing: position == .overlay ? 0 : spacing ?? 4,
          fits: (overflow.x.fits, overflow.y.fits), view: view))
    }
  }
}

/// What a closure for an annotation knows about the mark that it belongs to.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points; zero for points of lines and areas, and for sectors.
  public let targetSize: CGSize
}

/// The placement of annotations that would extend beyond the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The placement of annotations along one axis when they would extend beyond the chart.
  public struct Strategy: Hashable, Sendable {
    let fits: Bool

    /// The annotation stays beside the mark, as with `disabled`.
    public static var automatic: Strategy { Strategy(fits: false) }
    /// The annotation stays beside the mark, also if it extends beyond the chart.
    public static var disabled: Strategy { Strategy(fits: false) }
    /// The annotation is moved into the plot.
    public static var fit: Strategy { Strategy(fits: true) }
    /// Inside the chart or its plot, without a difference here: an annotation is not moved over the axes.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(fits: true) }
    /// Beside the mark; the space for it is that of the chart.
    public static var padScale: Strategy { Strategy(fits: false) }
  }

  /// The area into which annotations are moved.
  public struct Boundary: Hashable, Sendable {
    private let isPlot: Bool

    /// The area in which marks are drawn, as `plot`.
    public static var automatic: Boundary { Boundary(isPlot: true) }
    /// The area in which marks are drawn.
    public static var plot: Boundary { Boundary(isPlot: true) }
    /// The plot with the axes around it.
    public static var chart: Boundary { Boundary(isPlot: false) }
  }

  /// How an annotation is kept inside of the left and right sides of the chart.
  public var x: Strategy
  /// How an annotation is kept inside of the top and bottom of the chart.
  public var y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// Annotations stay beside their marks in both directions.
  public static var automatic: AnnotationOverflowResolution { .init() }
}

/// A shape that is drawn at points, such as `.circle`. `path(in:)` gets a square of the symbol's
/// area around the point.
public protocol ChartSymbolShape: Shape {}

/// The symbols that charts have: `.circle`, `.square` and so on.
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  enum Kind: Sendable {
    case circle, square, triangle, diamond, cross, plus
  }

  let kind: Kind

  /// Returns the outline of the symbol in a rectangle.
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
  /// A circle, which fills the symbol's square.
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
