// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion

/// Some of a rectangle's corners.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline, as Core Graphics has it.
public struct CGPath: Equatable, Sendable {
  let path: Path

  public var boundingBox: CGRect { path.boundingRect }
}

extension Path {
  public init(_ path: CGPath) {
    self = path.path
  }

  public var cgPath: CGPath { CGPath(path: self) }
}

/// An outline that is made step by step, as UIKit's sources write it.
public final class UIBezierPath {
  private var path = Path()

  public init() {}

  public init(rect: CGRect) {
    path = Path(rect)
  }

  public init(ovalIn rect: CGRect) {
    path = Path(ellipseIn: rect)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Rounds some corners; they are equally wide and high here, by the smaller radius.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    // What is infinite means as much as fits.
    let asked = min(cornerRadii.width, cornerRadii.height)
    let radius = min(asked, min(rect.width, rect.height) / 2)
    func own(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: own(.topLeft), bottomLeading: own(.bottomLeft),
        bottomTrailing: own(.bottomRight), topTrailing: own(.topRight)))
  }

  /// A part of a circle; with y downwards, clockwise as it is seen.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = newValue.path }
  }

  public var bounds: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func close() { path.closeSubpath() }
  public func removeAllPoints() { path = Path() }
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A part of a circle; with y downwards, clockwise as it is seen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
}
