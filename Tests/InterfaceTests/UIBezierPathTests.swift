// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test func `each UIRectCorner is the corner of its name`() {
    let corners: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 99, y: 1)),
      (.bottomLeft, CGPoint(x: 1, y: 59)), (.bottomRight, CGPoint(x: 99, y: 59)),
    ]
    for (corner, point) in corners {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corner, cornerRadii: CGSize(width: 20, height: 20))
      let outside = corners.map(\.1).filter { !Path(path.cgPath).contains($0) }
      #expect(outside == [point])
    }
  }

  @Test func `an infinite radius is limited to half the shorter side`() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(path.bounds == rect)
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `UIBezierPath draws a clockwise arc clockwise on screen`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.bounds.width - 10) < 0.01 && path.bounds.minY > -0.01)
  }

  @Test func `reversing draws each subpath from its end to its start`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 5), controlPoint1: CGPoint(x: 12, y: 1),
      controlPoint2: CGPoint(x: 18, y: 4))
    path.move(to: CGPoint(x: 30, y: 0))
    path.addQuadCurve(to: CGPoint(x: 40, y: 0), controlPoint: CGPoint(x: 35, y: 9))
    path.addLine(to: CGPoint(x: 40, y: 10))
    path.close()
    var elements: [Path.Element] = []
    func record(_ element: Path.Element) { elements.append(element) }
    Path(UIBezierPath(cgPath: path.cgPath).reversing().cgPath).forEach(record)
    #expect(
      elements == [
        .move(to: CGPoint(x: 20, y: 5)),
        .curve(
          to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 18, y: 4), control2: CGPoint(x: 12, y: 1)),
        .line(to: CGPoint(x: 0, y: 0)),
        .move(to: CGPoint(x: 40, y: 10)),
        .line(to: CGPoint(x: 40, y: 0)),
        .quadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 35, y: 9)),
        .closeSubpath,
      ])
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func `forEach visits the elements of a path in order`() {
    var kinds: [String] = []
    func record(_ element: Path.Element) {
      switch element {
      case .move: kinds.append("move")
      case .line: kinds.append("line")
      case .closeSubpath: kinds.append("close")
      case .quadCurve, .curve: kinds.append("curve")
      }
    }
    Path(rect).forEach(record)
    #expect(kinds.first == "move")
    #expect(kinds.last == "close")
    #expect(kinds.count { $0 == "line" } >= 3)
  }
}
