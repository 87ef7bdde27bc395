// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
import Testing
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// Operations of Core Graphics' paths and contexts.
@MainActor
@Suite struct PathOperationTests {
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private let other = CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)

  @Test func `paths are combined as areas`() {
    #expect(square.union(other).contains(CGPoint(x: 12, y: 5)))
    #expect(square.intersection(other).boundingBox == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(square.subtracting(other).boundingBox == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(!square.symmetricDifference(other).contains(CGPoint(x: 7, y: 5)))
    var far = CGAffineTransform(translationX: 20, y: 0)
    #expect(square.intersects(other))
    #expect(square.copy(using: &far).map { !square.intersects($0) } == true)
    // The point is transformed, not the path.
    #expect(square.contains(CGPoint(x: -15, y: 5), transform: far))
    #expect(!square.contains(CGPoint(x: 25, y: 5), transform: far))
  }

  @Test func `the outline of a line is an area`() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let area = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(area.contains(CGPoint(x: 5, y: 1.9)) && !area.contains(CGPoint(x: 5, y: 2.1)))
    #expect(!area.contains(CGPoint(x: 10.1, y: 0)))
  }

  @Test func `arcs touch lines, or have an angle`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
    #expect(abs(path.currentPoint.x - 10) < 1e-6 && abs(path.currentPoint.y - 5) < 1e-6)
    let turn = CGMutablePath()
    turn.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: .pi / 2)
    #expect(abs(turn.currentPoint.x) < 1e-6 && abs(turn.currentPoint.y - 2) < 1e-6)
  }

  @Test func `a copy of a path has its line, and its own elements`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    (path.lineWidth, path.lineCapStyle, path.usesEvenOddFillRule) = (3, .round, true)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(copy.bounds.width == 10 && copy.lineWidth == 3)
    #expect(copy.lineCapStyle == .round && copy.usesEvenOddFillRule)
  }

  @Test func `a context tells of its path, which filling ends`() {
    let context = CGContext()
    #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
    context.addRects([
      CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 20, y: 0, width: 5, height: 5),
    ])
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 25, height: 5))
    context.fillPath()
    #expect(context.isPathEmpty)
    context.move(to: CGPoint(x: 1, y: 2))
    context.addLine(to: CGPoint(x: 11, y: 2))
    #expect(context.currentPointOfPath == CGPoint(x: 11, y: 2))
    context.setLineWidth(4)
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 0, width: 10, height: 4))
  }
}
