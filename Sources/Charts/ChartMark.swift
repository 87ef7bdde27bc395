// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// A mark of a chart. Not for use outside of the library.
public struct _ChartMark {
  enum Kind {
    case bar, line, area, point, rule, rectangle, sector
  }

  var kind: Kind
  /// The extent along the horizontal axis; the ends are equal for a position.
  var x: (start: _ScaleValue, end: _ScaleValue)?
  var y: (start: _ScaleValue, end: _ScaleValue)?
  /// Whether the extent is from zero, or from the top of the marks below it, to a value.
  var isLengthAlongX = false
  var isLengthAlongY = false
  var stacking = MarkStackingMethod.standard
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  /// The function of which the chart draws samples instead of this mark.
  var sampling: Sampling?
  /// The series of a line or area.
  var series: String?
  /// The value that determines the color.
  var colorValue: String?
  /// The value that determines the symbol.
  var symbolValue: String?
  /// The value that determines the position beside other bars.
  var positionValue: String?
  var style: AnyShapeStyle?
  var opacity = 1.0
  var interpolation = InterpolationMethod.linear
  var lineStyle = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  var symbol: AnyShapeSymbol?
  var symbolSize: CGFloat = 32
  var cornerRadius: CGFloat?
  var zIndex = 0.0
  /// The offset of the drawing from the mark's position, in points.
  var offset = CGSize.zero
  var angle = 0.0
  var innerRadius = MarkDimension.ratio(0)
  var outerRadius = MarkDimension.ratio(1)
  var angularInset: CGFloat = 0
  var annotations: [Annotation] = []
  /// The value that determines the dashes of lines.
  var lineStyleValue: String?
  /// The value in proportion to which symbols have their area.
  var sizeValue: Double?
  /// Whether gradients extend over the plot instead of the mark.
  var alignsStyle = false
  var filters: [GraphicsContext.Filter] = []
  var cornerStyle = RoundedCornerStyle.continuous
  var description = Description()

  init(
    kind: Kind, x: (start: _ScaleValue, end: _ScaleValue)? = nil,
    y: (start: _ScaleValue, end: _ScaleValue)? = nil
  ) {
    (self.kind, self.x, self.y) = (kind, x, y)
    if kind == .rule { lineStyle = StrokeStyle(lineWidth: 1) }
  }

  struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    /// Whether the view is moved into the chart if it would extend beyond its sides, or its top and bottom.
    var fits = (x: false, y: false)
    let view: (AnnotationContext) -> AnyView
  }

  /// The description of a mark for screen readers.
  struct Description {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false

    var isEmpty: Bool { label == nil && value == nil && identifier == nil || isHidden }
  }

  struct AnyShapeSymbol {
    let path: (CGRect) -> Path
  }
}

/// A method by which marks at the same position are combined.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case standard, normalized, center, unstacked
  }

  let kind: Kind

  /// Marks at the same position are one above the other, each as high as its value.
  public static var standard: MarkStackingMethod { .init(kind: .standard) }
  /// Marks at the same position are one above the other, scaled so that their sum is 1.
  public static var normalized: MarkStackingMethod { .init(kind: .normalized) }
  /// Marks at the same position are one above the other, around the middle of the plot, as in a stream graph.
  public static var center: MarkStackingMethod { .init(kind: .center) }
  /// Marks at the same position all begin at zero, and cover each other.
  public static var unstacked: MarkStackingMethod { .init(kind: .unstacked) }
}

/// The width or the height of a mark, for which its values leave a choice, such as the width of a bar.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  enum Kind: Hashable, Sendable {
    case automatic
    case inset(CGFloat)
    case fixed(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Creates a length in points from a literal, such as `width: 20`.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }
  /// Creates a length in points from a literal, such as `width: 12.5`.
  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

  /// The length that suits the mark and the axis: for a bar, a part of the space of its value.
  public static var automatic: MarkDimension { .init(.automatic) }
  /// The available space less a distance at each side, in points.
  public static func inset(_ inset: CGFloat) -> MarkDimension { .init(.inset(inset)) }
  /// A length in points. Negative lengths and NaN are 0.
  public static func fixed(_ value: CGFloat) -> MarkDimension { .init(.fixed(value)) }
  /// A fraction of the space that a value has on the axis.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { .init(.ratio(ratio)) }

  /// Returns the length in an available space; 0 for negative numbers and NaN.
  func length(in available: CGFloat, automatic: CGFloat) -> CGFloat {
    let length =
      switch kind {
      case .automatic: automatic
      case .inset(let inset): available - 2 * inset
      case .fixed(let value): value
      case .ratio(let ratio): available * ratio
      }
    return length > 0 ? length : 0
  }
}

/// The curve that a line or area follows between its points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear
    case monotone
    case cardinal(CGFloat)
    case stepStart
    case stepCenter
    case stepEnd
  }

  let kind: Kind

  /// Straight lines between the points.
  public static var linear: InterpolationMethod { .init(kind: .linear) }
  /// A smooth curve that rises and falls only where the values do, so that it never goes beyond
  /// them.
  public static var monotone: InterpolationMethod { .init(kind: .monotone) }
  /// A smooth curve through the points with a tension of 0.5.
  public static var cardinal: InterpolationMethod { .init(kind: .cardinal(0.5)) }
  /// A smooth curve: a straight line at a tension of 1.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    .init(kind: .cardinal(tension))
  }
  /// A smooth curve through the points, which may go beyond their values.
  public static var catmullRom: InterpolationMethod { .init(kind: .cardinal(0)) }
  /// The same curve as `catmullRom`: `alpha` has no effect.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
  /// Horizontal and vertical lines; each value begins at the point before it.
  public static var stepStart: InterpolationMethod { .init(kind: .stepStart) }
  /// Horizontal and vertical lines; the value changes halfway between two points.
  public static var stepCenter: InterpolationMethod { .init(kind: .stepCenter) }
  /// Horizontal and vertical lines; the value of a point lasts until the next one.
  public static var stepEnd: InterpolationMethod { .init(kind: .stepEnd) }
}

/// The position of an annotation relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
  let x: CGFloat
  let y: CGFloat
  var isAutomatic = false

  /// Above the mark. For the title of an axis, the side at which the axis is by default.
  public static var automatic: AnnotationPosition { .init(x: 0, y: -1, isAutomatic: true) }
  /// Above the mark.
  public static var top: AnnotationPosition { .init(x: 0, y: -1) }
  /// Below the mark.
  public static var bottom: AnnotationPosition { .init(x: 0, y: 1) }
  /// Left of the mark.
  public static var leading: AnnotationPosition { .init(x: -1, y: 0) }
  /// Right of the mark.
  public static var trailing: AnnotationPosition { .init(x: 1, y: 0) }
  /// Above the mark, at its left end.
  public static var topLeading: AnnotationPosition { .init(x: -1, y: -1) }
  /// Above the mark, at its right end.
  public static var topTrailing: AnnotationPosition { .init(x: 1, y: -1) }
  /// Below the mark, at its left end.
  public static var bottomLeading: AnnotationPosition { .init(x: -1, y: 1) }
  /// Below the mark, at its right end.
  public static var bottomTrailing: AnnotationPosition { .init(x: 1, y: 1) }
  /// In the middle of the mark.
  public static var overlay: AnnotationPosition { .init(x: 0, y: 0) }
}
