// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import Views

extension CGContext {
  /// The path that is made; nil for an empty one.
  public var path: CGPath? { isPathEmpty ? nil : currentPath.cgPath }
  /// Whether the path that is made is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// The last point of the path that is made; 0, 0 for an empty one.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }
  /// The bounding box of the path that is made, in points; the null rectangle for an empty one.
  public var boundingBoxOfPath: CGRect { currentPath.boundingRect }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds an arc that touches the line from the current point to one point and that from there to another one, with a
  /// line to its start.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Replaces the path by the outline of a line along it.
  public func replacePathWithStrokedPath() { currentPath = currentPath.strokedPath(lineStyle) }

  /// Strokes lines between pairs of points, and starts a new path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Clips later drawing to the area of rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Clears a rectangle of the context.
  public func clear(_ rect: CGRect) {
    saveGState()
    setBlend(.destinationOut, erases: true)
    setAlpha(1)
    setShadow(offset: .zero, blur: 0, color: nil)
    fill(rect)
    restoreGState()
  }

  /// Sets the fill color to a gray, from 0, black, to 1, white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the stroke color to a gray, from 0, black, to 1, white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
}

/// Draws a line of 1 point along the inside of a rectangle, in the current fill color.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  var frame = Path(rect)
  frame.addRect(rect.insetBy(dx: 1, dy: 1))
  guard rect.width > 2, rect.height > 2, let context = CGContext.current else {
    return UIRectFill(rect)
  }
  context.saveGState()
  context.beginPath()
  context.addPath(frame.cgPath)
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Clips later drawing in the current context to a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }
