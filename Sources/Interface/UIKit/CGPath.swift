// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

/// A path, under the name of Core Graphics.
public class CGPath: Equatable {
  /// The elements; they change only in a `CGMutablePath`.
  package final var path: Path

  package init(path: Path) { self.path = path }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(rect).applying(transform))
  }

  /// Creates an ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(ellipseIn: rect).applying(transform))
  }

  /// Creates a rounded rectangle, whose corners are circular with the smaller of the two radii.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = min(cornerWidth, cornerHeight)
    self.init(path: Path(roundedRect: rect, cornerRadius: radius).applying(transform))
  }

  /// The bounding box in points; the null rectangle if the path is empty.
  public var boundingBox: CGRect { path.boundingRect }

  /// A path with the same elements, which do not change.
  public func copy() -> CGPath? { CGPath(path: path) }

  /// A path with the same elements, which can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }

  /// Returns whether two paths have the same elements.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }
}

/// A path to which elements can be added.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(path: Path()) }

  fileprivate override init(path: Path) { super.init(path: path) }

  private func add(_ transform: CGAffineTransform, _ body: (inout Path) -> Void) {
    guard transform != .identity else { return body(&path) }
    var part = Path()
    body(&part)
    path.addPath(part.applying(transform))
  }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds lines between points; the first starts a subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a rounded rectangle, whose corners are circular with the smaller of the two radii.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radius = min(cornerWidth, cornerHeight)
    add(transform) { $0.addPath(Path(roundedRect: rect, cornerRadius: radius)) }
  }

  /// Adds an arc, with a line to its start. Angles are in radians; false for `clockwise` is clockwise as
  /// it appears, with y downwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path.applying(transform))
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(path: self) }

  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}
