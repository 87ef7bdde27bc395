// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct PerspectiveTests {
  private func projection(_ harness: Harness) -> Projection? {
    for case .beginLayer(.projection(let projection), _) in harness.list.items {
      return projection
    }
    return nil
  }

  @Test func `turned about the upright axis the right side goes away and becomes smaller`() throws {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    let seen = try #require(projection(harness))
    // By hand: (200, 0) is (100, -100) from the middle; x becomes 50, z -86.6, w 1.433.
    let corner = seen.map([200, 0])
    #expect(abs(corner.x - (100 + 50 / 1.4330127)) < 1e-6)
    #expect(abs(corner.y - (100 - 100 / 1.4330127)) < 1e-6)
    #expect(seen.map([100, 100]) == [100, 100])
    #expect(seen.map([0, 0]).y < 0)
  }

  @Test func `without perspective, and about the line of sight, it is no layer`() {
    let flat = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(projection(flat) == nil)
    #expect(abs(flat.list.fillBounds[0].width - 100) < 1e-6)
    let turned = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1))
    }
    #expect(projection(turned) == nil)
    let transform = turned.list.fillTransforms[0]
    #expect(abs(atan2(transform.b, transform.a) - .pi / 6) < 1e-9)
  }

  @Test func `it moves`() throws {
    let stage = RemoteStage(0.0) { angle in
      Color.red.rotation3DEffect(.degrees(angle), axis: (x: 1, y: 0, z: 0))
    }
    stage.set(60, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    let half = try #require(projection(stage.harness))
    let still = try #require(
      projection(
        RemoteStage(30.0) { angle in
          Color.red.rotation3DEffect(.degrees(angle), axis: (x: 1, y: 0, z: 0))
        }.harness))
    #expect(abs(half.map([0, 0]).y - still.map([0, 0]).y) < 1e-6)
    #expect(half.map([0, 0]).y != 0)
  }

  @Test func `it is hit where it is seen`() {
    var hits = 0
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        .gesture(DragGesture(minimumDistance: 0).onEnded { _ in hits += 1 })
    }
    func tap(_ point: CGPoint) {
      harness.press(point)
      harness.release(point)
    }
    // The right side is seen at 134.9, 30.2 to 169.8; the left one at 100 - 50 / 0.567 = 11.8.
    tap(CGPoint(x: 133, y: 100))
    tap(CGPoint(x: 13, y: 100))
    #expect(hits == 2)
    tap(CGPoint(x: 137, y: 100))
    tap(CGPoint(x: 132, y: 20))
    tap(CGPoint(x: 10, y: 100))
    #expect(hits == 2)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `an angle that is none turns nothing`(angle: Double) {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
    }
    #expect(harness.list.fillBounds == [CGRect(x: 0, y: 0, width: 200, height: 200)])
  }
}
