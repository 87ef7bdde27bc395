// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing
public import Foundation
public import Motion

/// An outline made of lines and curves, in points, y down.
public struct Path: Equatable, Sendable {
  /// A rounded rectangle and nothing else, which is drawn in a shorter way.
  private var rounded: RoundedRect?
  private var builder: OutlineBuilder

  /// Nothing.
  public init() {
    builder = OutlineBuilder()
  }

  public init(_ rect: CGRect) {
    self.init()
    rounded = RoundedRect(rect)
  }

  /// A negative or NaN radius counts as 0; one that does not fit is made smaller.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    rounded = RoundedRect(rect, radius: cornerRadius, corners: style.corners)
  }

  /// Corners are equally wide and high here: as the smaller of the two.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

  /// Each corner with a radius of its own; radii that do not fit are made smaller together.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    builder.addRoundedRect(rect, radii: cornerRadii.radii, corners: style.corners)
  }

  public init(ellipseIn rect: CGRect) {
    self.init()
    if rect.width == rect.height {
      rounded = RoundedRect(rect, radius: rect.width / 2, corners: .circular)
    } else {
      builder.addEllipse(in: rect)
    }
  }

  /// An outline that the callback makes.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  init(_ outline: Outline) {
    builder = OutlineBuilder(outline.elements)
  }

  public var isEmpty: Bool { rounded == nil && builder.elements.isEmpty }

  /// The smallest upright rectangle around it; the null rectangle around nothing.
  public var boundingRect: CGRect { rounded?.rect ?? outline.bounds }

  /// Where the next line would begin.
  public var currentPoint: CGPoint? { built.currentPoint }

  /// Whether a point lies inside: by the rule of windings or, where told, of even and odd ones.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    rounded?.contains(p) ?? outline.contains(p, eoFill ? .evenOdd : .nonZero)
  }

  /// The part between two shares of its length, 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    from <= 0 && to >= 1 ? self : Path(outline.trimmed(from: from, to: to))
  }

  /// What a line along it covers.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(outline.stroked(style))
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : Path(outline.applying(transform))
  }

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

  /// How it is drawn and clipped with.
  var drawing: PathDrawing {
    if let rounded { return .rounded(rounded) }
    return builder.elements.isEmpty ? .nothing : .outline(builder.outline)
  }

  private var built: OutlineBuilder {
    guard let rounded else { return builder }
    var builder = OutlineBuilder()
    let (rect, radius) = (rounded.rect, CGFloat(rounded.radius))
    if rounded.corners == .circular, rect.width == rect.height, radius * 2 >= rect.width {
      // A circle begins at its right end, as SwiftUI's do: what is trimmed counts from there.
      builder.addEllipse(in: rect)
    } else {
      builder.addRoundedRect(rect, radii: CornerRadii(radius), corners: rounded.corners)
    }
    return builder
  }

  private var outline: Outline { built.outline }
}

extension Path {
  public mutating func move(to end: CGPoint) { extend { $0.move(to: end) } }
  public mutating func addLine(to end: CGPoint) { extend { $0.addLine(to: end) } }
  public mutating func closeSubpath() { extend { $0.closeSubpath() } }
  public mutating func addLines(_ lines: [CGPoint]) { extend { $0.addLines(lines) } }
  public mutating func addEllipse(in rect: CGRect) { extend { $0.addEllipse(in: rect) } }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extend { $0.addQuadCurve(to: end, control: control) }
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extend { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(rect), transform)
  }

  public mutating func addRects(
    _ rects: [CGRect], transform: CGAffineTransform = .identity
  ) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radius = min(cornerSize.width, cornerSize.height)
    add(Path(roundedRect: rect, cornerRadius: radius, style: style), transform)
  }

  /// A part of a circle, after a line to where it begins. As in SwiftUI, clockwise means the way in which
  /// angles become smaller.
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

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    extend {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians)
    }
  }

  /// A part of a circle that touches the lines from here to a point and from there to another.
  public mutating func addArc(tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat) {
    extend { $0.addArc(tangent1End: p1, tangent2End: p2, radius: radius) }
  }

  /// A rectangle whose corners have radii of their own.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path, transform)
  }

  private mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    let more = path.applying(transform)
    extend { $0.append(more.built.elements) }
  }

  private mutating func extend(_ change: (inout OutlineBuilder) -> Void) {
    if rounded != nil {
      builder = built
      rounded = nil
    }
    change(&builder)
  }
}

/// What a path comes to when it is drawn.
enum PathDrawing {
  case nothing
  case rounded(RoundedRect)
  case outline(Outline)

  func contains(_ point: CGPoint, _ rule: FillRule) -> Bool {
    switch self {
    case .nothing: false
    case .rounded(let shape): shape.contains(point)
    case .outline(let outline): outline.contains(point, rule)
    }
  }
}

/// How the corners of a rounded rectangle curve.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Corners whose curvature grows gradually.
  case continuous

  var corners: RoundedRect.Corners {
    switch self {
    case .circular: .circular
    case .continuous: .continuous
    }
  }
}
