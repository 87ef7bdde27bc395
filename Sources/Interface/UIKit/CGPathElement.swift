// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// An element of a path. It is valid within the function that receives it.
public struct CGPathElement {
  /// The kind.
  public var type: CGPathElementType
  /// The points of the element: the control points of a curve, then its end. None for `closeSubpath`.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// A function that receives the elements of a path, with the pointer that was passed beside it.
public typealias CGPathApplierFunction =
  (_ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a function for each element of the path, in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a function for each element of the path, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    func visit(_ element: Path.Element) {
      var points: [CGPoint]
      let type: CGPathElementType
      switch element {
      case .move(let point): (type, points) = (.moveToPoint, [point])
      case .line(let point): (type, points) = (.addLineToPoint, [point])
      case .quadCurve(let point, let control):
        (type, points) = (.addQuadCurveToPoint, [control, point])
      case .curve(let point, let control1, let control2):
        (type, points) = (.addCurveToPoint, [control1, control2, point])
      case .closeSubpath: (type, points) = (.closeSubpath, [])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { empty in
          guard let start = buffer.baseAddress ?? empty.baseAddress else { return }
          withUnsafePointer(to: CGPathElement(type: type, points: start), block)
        }
      }
    }
    path.forEach(visit)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The bounding box in points without control points; the null rectangle if the path is empty.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// The end of the last element; 0, 0 if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside of the path.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
