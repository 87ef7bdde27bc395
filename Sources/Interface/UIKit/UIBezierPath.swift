// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A mutable path with UIKit's interface.
/// - Note: Differs from UIKit: corners are circular.
public final class UIBezierPath {
  private var path = Path()
  /// The style of a line drawn along the path.
  package private(set) var strokeStyle = StrokeStyle(
    lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
  /// Whether areas that the path goes around an even number of times are outside; false by default.
  public var usesEvenOddFillRule = false

  /// The width of a line along the path, in points; 1 by default.
  public var lineWidth: CGFloat {
    get { strokeStyle.lineWidth }
    set { strokeStyle.lineWidth = newValue }
  }

  /// The ends of a line along the path.
  public var lineCapStyle: CGLineCap {
    get { strokeStyle.lineCap }
    set { strokeStyle.lineCap = newValue }
  }

  /// The corners of a line along the path.
  public var lineJoinStyle: CGLineJoin {
    get { strokeStyle.lineJoin }
    set { strokeStyle.lineJoin = newValue }
  }

  /// The limit of mitered corners, as a multiple of the width; 10 by default.
  public var miterLimit: CGFloat {
    get { strokeStyle.miterLimit }
    set { strokeStyle.miterLimit = newValue }
  }

  /// The maximal distance between a curve and the line segments that draw it. No effect: they are exact to a
  /// part of a pixel.
  public var flatness: CGFloat {
    get { 0.6 }
    set { _ = newValue }
  }

  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    strokeStyle.dash = pattern ?? []
    strokeStyle.dashPhase = phase
  }

  /// Transforms all points.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Creates an empty path.
  public init() {}

  /// Creates a path from a Core Graphics path.
  public init(cgPath: CGPath) {
    path = cgPath.path
  }

  /// Creates a rectangle.
  public init(rect: CGRect) {
    path = Path(rect)
  }

  /// Creates an ellipse that fills a rectangle.
  public init(ovalIn rect: CGRect) {
    path = Path(ellipseIn: rect)
  }

  /// Creates a rounded rectangle with a radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a rectangle with some rounded corners; radii that do not fit are reduced.
  ///
  /// - Note: Differs from UIKit: corners are not elliptical. The smaller dimension of `cornerRadii`
  ///   is used.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    // An infinite radius is reduced to the largest that fits.
    let requested = min(cornerRadii.width, cornerRadii.height)
    let limited = min(requested, min(rect.width, rect.height) / 2)
    func radius(of corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? limited : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(of: .topLeft), bottomLeading: radius(of: .bottomLeft),
        bottomTrailing: radius(of: .bottomRight), topTrailing: radius(of: .topRight)))
  }

  /// Creates a circular arc. Angles are in radians; `clockwise` is as it appears with y downwards.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = newValue.path }
  }

  /// The bounding box in points; the null rectangle if the path is empty.
  public var bounds: CGRect { path.boundingRect }
  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The point from which the next element starts; the origin if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Closes the current subpath with a line to its start.
  public func close() { path.closeSubpath() }
  /// Removes all elements.
  public func removeAllPoints() { path = Path() }
  /// Appends the elements of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Returns whether a point is inside, by the non-zero rule.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a circular arc. Angles are in radians; `clockwise` is as it appears with y downwards.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
}
