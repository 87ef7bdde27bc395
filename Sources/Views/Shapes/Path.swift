// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore

/// An outline of lines and curves, in points with y downwards.
///
/// A path with a coordinate that is not finite contains no point, and gives empty paths when it is trimmed or stroked.
public struct Path: Equatable, Sendable {
  /// Set as long as the path is a single rounded rectangle, which has a faster drawing path.
  /// `builder` is empty then.
  private var rounded: RoundedRect?
  private var builder: OutlineBuilder

  /// Creates a path without elements, which draws nothing.
  public init() {
    builder = OutlineBuilder()
  }

  /// Creates a rectangle; an empty path for `CGRect.null`.
  public init(_ rect: CGRect) {
    self.init()
    if !rect.isNull { rounded = RoundedRect(rect) }
  }

  /// Creates a rounded rectangle. A negative or NaN radius counts as 0; one that does not fit is
  /// reduced. The path is empty for `CGRect.null`.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    if !rect.isNull {
      rounded = RoundedRect(rect, radius: cornerRadius, corners: style.corners)
    }
  }

  /// Creates a rounded rectangle with corners of the given size.
  ///
  /// - Note: Differs from SwiftUI: corners are not elliptical. The smaller dimension is used for
  ///   both.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

  /// Creates a rectangle with a radius per corner; radii that do not fit are reduced in proportion.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    builder.addRoundedRect(rect, radii: cornerRadii.radii, corners: style.corners)
  }

  /// Creates an ellipse that fills a rectangle; an empty path for `CGRect.null`.
  public init(ellipseIn rect: CGRect) {
    self.init()
    guard !rect.isNull else { return }
    if rect.width == rect.height {
      rounded = RoundedRect(rect, radius: rect.width / 2, corners: .circular)
    } else {
      builder.addEllipse(in: rect)
    }
  }

  /// Creates a path that the callback builds, starting from an empty one.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  init(_ outline: Outline) {
    builder = OutlineBuilder(outline.elements)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { rounded == nil && builder.elements.isEmpty }

  /// The bounding box; the null rectangle if the path is empty or has a coordinate that is not finite.
  public var boundingRect: CGRect { rounded?.rect ?? outline.bounds }

  /// The point from which the next line or curve starts; nil if no subpath has been started.
  public var currentPoint: CGPoint? { built.currentPoint }

  /// Returns whether a point is inside, by the non-zero rule, or by the even-odd rule if `eoFill`
  /// is true.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    rounded?.contains(p) ?? outline.contains(p, eoFill ? .evenOdd : .nonZero)
  }

  /// The part between two fractions of the path's length, which are clamped to 0...1. It is empty if `from` is not
  /// below `to`, or one of them is NaN.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    from <= 0 && to >= 1 ? self : Path(outline.trimmed(from: from, to: to))
  }

  /// The outline of the area that a stroke along the path covers; empty unless the line width is positive and finite.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(outline.stroked(style))
  }

  /// The path with all points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : Path(outline.applying(transform))
  }

  /// The path translated by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    guard let rounded else {
      return applying(CGAffineTransform(translationX: dx, y: dy))
    }
    var path = self
    path.rounded = RoundedRect(
      rounded.rect.offsetBy(dx: dx, dy: dy), radius: CGFloat(rounded.radius),
      corners: rounded.corners)
    return path
  }

  /// The geometry for drawing, clipping and hit testing.
  package var drawing: PathDrawing {
    if let rounded { return .rounded(rounded) }
    return builder.elements.isEmpty ? .nothing : .outline(builder.outline)
  }

  private var built: OutlineBuilder {
    guard let rounded else { return builder }
    var builder = OutlineBuilder()
    let (rect, radius) = (rounded.rect, CGFloat(rounded.radius))
    if rounded.corners == .circular, rect.width == rect.height, radius * 2 >= rect.width {
      // A circle starts at its rightmost point, as in SwiftUI: trimming measures from there.
      builder.addEllipse(in: rect)
    } else if radius == 0 {
      builder.addRect(rect)
    } else {
      builder.addRoundedRect(rect, radii: CornerRadii(radius), corners: rounded.corners)
    }
    return builder
  }

  var outline: Outline { built.outline }
}

extension Path {
  /// Starts a subpath at a point, without a line to it.
  public mutating func move(to end: CGPoint) { extend { $0.move(to: end) } }
  /// Adds a straight line from the current point.
  public mutating func addLine(to end: CGPoint) { extend { $0.addLine(to: end) } }
  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() { extend { $0.closeSubpath() } }
  /// Starts a subpath at the first point and adds lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) { extend { $0.addLines(lines) } }
  /// Adds an ellipse that fills a rectangle, as a closed subpath that starts at its rightmost
  /// point.
  public mutating func addEllipse(in rect: CGRect) { extend { $0.addEllipse(in: rect) } }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extend { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extend { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds a transformed rectangle as a closed subpath.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(rect), transform)
  }

  /// Adds transformed rectangles, each as a closed subpath.
  public mutating func addRects(
    _ rects: [CGRect], transform: CGAffineTransform = .identity
  ) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rounded rectangle as a closed subpath.
  ///
  /// - Note: Differs from SwiftUI: corners are not elliptical. The smaller dimension is used for
  ///   both.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radius = min(cornerSize.width, cornerSize.height)
    add(Path(roundedRect: rect, cornerRadius: radius, style: style), transform)
  }

  /// Adds a circular arc, with a line from the current point to its start.
  ///
  /// As in SwiftUI, `clockwise: true` means decreasing angles. With y downwards that appears
  /// counterclockwise. The arc is at most a full circle: equal angles add the line only, and an end angle a turn or
  /// more beyond the start, in the direction of the arc, gives the full circle. A negative radius gives the opposite
  /// side of the circle. Nothing is added if a number is NaN or infinite.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard transform.isIdentity else {
      var arc = Path()
      arc.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
      return add(arc, transform)
    }
    extend {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians,
        endAngle: endAngle.radians, clockwise: clockwise)
    }
  }

  /// Adds a circular arc of a signed angle, with a line from the current point to its start. A
  /// positive `delta` appears clockwise; it is limited to two turns in either direction. Nothing is added if a number
  /// is NaN or infinite.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    extend {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians)
    }
  }

  /// Adds a circular arc that is tangent to the line from the current point to `p1` and to the line
  /// from `p1` to `p2`, with a line from the current point to its start.
  ///
  /// If there is no such arc, it adds a line to `p1`: if the points are on a line, or the radius is NaN, infinite, 0 or
  /// negative. Without a current point it starts a subpath at `p1`.
  public mutating func addArc(tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat) {
    extend { $0.addArc(tangent1End: p1, tangent2End: p2, radius: radius) }
  }

  /// Adds a rectangle with a radius per corner as a closed subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform)
  }

  /// Appends the elements of another path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path, transform)
  }

  private mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    let transformed = path.applying(transform)
    extend { $0.append(transformed.built.elements) }
  }

  /// Changes the elements; a path that was a single rounded rectangle becomes a general one.
  private mutating func extend(_ change: (inout OutlineBuilder) -> Void) {
    if rounded != nil {
      builder = built
      rounded = nil
    }
    change(&builder)
  }
}
