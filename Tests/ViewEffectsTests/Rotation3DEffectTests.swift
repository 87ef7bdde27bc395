// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct Rotation3DEffectTests {
  private func projection(_ harness: Harness) -> Projection? {
    for case .beginLayer(.projection(let projection), _) in harness.list.items {
      return projection
    }
    return nil
  }

  @Test func `a rotation about the y axis moves the right side away from the viewer`() throws {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    let presented = try #require(projection(harness))
    // Calculated: (200, 0) is (100, -100) from the center; x becomes 50, z -86.6, w 1.433.
    let corner = presented.map([200, 0])
    #expect(abs(corner.x - (100 + 50 / 1.4330127)) < 1e-6)
    #expect(abs(corner.y - (100 - 100 / 1.4330127)) < 1e-6)
    #expect(presented.map([100, 100]) == [100, 100])
    #expect(presented.map([0, 0]).y < 0)
  }

  @Test func `without perspective, and about the z axis, the rotation is an affine transform`() {
    let flat = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(projection(flat) == nil)
    #expect(abs(flat.list.fillBounds[0].width - 100) < 1e-6)
    let rotated = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1))
    }
    #expect(projection(rotated) == nil)
    let transform = rotated.list.fillTransforms[0]
    #expect(abs(atan2(transform.b, transform.a) - .pi / 6) < 1e-9)
  }

  @Test func `the angle is animated`() throws {
    let fixture = StateHarness(0.0) { angle in
      Color.red.rotation3DEffect(.degrees(angle), axis: (x: 1, y: 0, z: 0))
    }
    fixture.set(60, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let animated = try #require(projection(fixture.harness))
    let still = try #require(
      projection(
        StateHarness(30.0) { angle in
          Color.red.rotation3DEffect(.degrees(angle), axis: (x: 1, y: 0, z: 0))
        }.harness))
    #expect(abs(animated.map([0, 0]).y - still.map([0, 0]).y) < 1e-6)
    #expect(animated.map([0, 0]).y != 0)
  }

  @Test func `hit testing applies the projection`() {
    var hits = 0
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        .gesture(DragGesture(minimumDistance: 0).onEnded { _ in hits += 1 })
    }
    func tap(_ point: CGPoint) {
      harness.press(point)
      harness.release(point)
    }
    // The right side is presented at x = 134.9, y = 30.2 to 169.8; the left one at
    // x = 100 - 50 / 0.567 = 11.8.
    tap(CGPoint(x: 133, y: 100))
    tap(CGPoint(x: 13, y: 100))
    #expect(hits == 2)
    tap(CGPoint(x: 137, y: 100))
    tap(CGPoint(x: 132, y: 20))
    tap(CGPoint(x: 10, y: 100))
    #expect(hits == 2)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a non-finite angle does not rotate`(angle: Double) {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
    }
    #expect(harness.list.fillBounds == [CGRect(x: 0, y: 0, width: 200, height: 200)])
  }

  @Test func `CATransform3DRotate with m34 matches rotation3DEffect`() {
    let size = CGSize(width: 80, height: 40)
    var space = CATransform3DIdentity
    space.m34 = -1 / 80
    space = CATransform3DRotate(space, 0.7, 0, 1, 0)
    space = CATransform3DTranslate(space, -40, -20, 0)
    let transform = ProjectionTransform(space)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: 40, y: 20)))
    struct Projected: View {
      let transform: ProjectionTransform
      var body: some View { Color.red.frame(width: 80, height: 40).projectionEffect(transform) }
    }
    let projected = Harness(size: size) { Projected(transform: transform) }
    let rotated = Harness(size: size) {
      Color.red.frame(width: 80, height: 40)
        .rotation3DEffect(.radians(0.7), axis: (x: 0, y: 1, z: 0))
    }
    func coefficients(_ harness: Harness) -> [Double] {
      guard case .beginLayer(.projection(let p), _)? = harness.list.items.first else { return [] }
      let scale = p.m33
      return [p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33].map {
        ($0 / scale * 1e6).rounded() / 1e6
      }
    }
    #expect(coefficients(projected) == coefficients(rotated))
    #expect(coefficients(projected).count == 9)
  }
}
