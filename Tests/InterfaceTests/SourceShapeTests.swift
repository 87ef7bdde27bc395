// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct SourceShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test func `each corner has its own radius`() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 10).path(in: rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 59)))
    #expect(!path.contains(CGPoint(x: 99.5, y: 59.5)))
    #expect(path.boundingRect == rect)
  }

  @Test func `UIKit's corners are those of the shape by their names`() {
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

  @Test func `an infinite radius rounds as much as fits`() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(path.bounds == rect)
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `UIKit's arc goes clockwise as it is seen`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.bounds.width - 10) < 0.01 && path.bounds.minY > -0.01)
  }

  @Test func `a filled shape is stroked in front`() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Circle().fill(Color.red).stroke(Color.blue, lineWidth: 4)
    }
    #expect(harness.list.items.count == 2)
    let border = Harness(size: CGSize(width: 100, height: 100)) {
      Rectangle().fill(Color.red).strokeBorder(Color.blue, lineWidth: 4)
    }
    #expect(border.list.items.count == 2)
  }

  @Test func `a shape is scaled about its anchor`() {
    let path = Rectangle().scale(x: 0.5, y: 1, anchor: .leading).path(in: rect)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(
      AnyShape(Rectangle().size(width: 7, height: 9)).path(in: rect).boundingRect.size
        == CGSize(width: 7, height: 9))
  }

  @Test func `Core Animation's turn about an axis is SwiftUI's`() {
    let size = CGSize(width: 80, height: 40)
    var space = CATransform3DIdentity
    space.m34 = -1 / 80
    space = CATransform3DRotate(space, 0.7, 0, 1, 0)
    space = CATransform3DTranslate(space, -40, -20, 0)
    let own = ProjectionTransform(space)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: 40, y: 20)))
    struct Turned: View {
      let transform: ProjectionTransform
      var body: some View { Color.red.frame(width: 80, height: 40).projectionEffect(transform) }
    }
    let one = Harness(size: size) { Turned(transform: own) }
    let other = Harness(size: size) {
      Color.red.frame(width: 80, height: 40)
        .rotation3DEffect(.radians(0.7), axis: (x: 0, y: 1, z: 0))
    }
    func projection(_ harness: Harness) -> [Double] {
      guard case .beginLayer(.projection(let p), _)? = harness.list.items.first else { return [] }
      let scale = p.m33
      return [p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33].map {
        ($0 / scale * 1e6).rounded() / 1e6
      }
    }
    #expect(projection(one) == projection(other))
    #expect(projection(one).count == 9)
  }
}
