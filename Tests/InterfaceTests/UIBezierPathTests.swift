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
}
