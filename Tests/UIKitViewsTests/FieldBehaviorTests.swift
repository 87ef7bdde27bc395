// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitDynamics
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct FieldBehaviorTests {
  private let controller = UIViewController()
  private let box = UIView(frame: CGRect(x: 150, y: 250, width: 100, height: 100))
  private let animator: UIDynamicAnimator
  private let harness: Harness

  init() {
    let controller = controller
    controller.view.addSubview(box)
    animator = UIDynamicAnimator(referenceView: controller.view)
    harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.frame()
  }

  /// The movement of the box in a field, in a time.
  private func move(_ field: UIFieldBehavior, _ time: Double) -> CGSize {
    field.addItem(box)
    animator.addBehavior(field)
    harness.frame()
    let start = box.center
    harness.advance(by: time)
    return CGSize(width: box.center.x - start.x, height: box.center.y - start.y)
  }

  private func velocity() -> CGPoint {
    UIDynamicItemBehavior(items: [box]).linearVelocity(for: box)
  }

  @Test func `linear gravity accelerates in its direction, by its strength`() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.strength = 2
    let moved = move(field, 0.5)
    // Half of 200 points per second squared times the time squared.
    #expect(abs(moved.width - 25) < 3 && moved.height == 0)
  }

  @Test func `radial gravity pulls to its position, and pushes with a negative strength`() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 100))
    let moved = move(field, 0.5)
    #expect(abs(moved.height + 12.5) < 2 && moved.width == 0)
    field.strength = -8
    let before = box.center.y
    harness.advance(by: 1)
    #expect(box.center.y > before)
  }

  @Test func `the force falls with the distance, and is even inside of the minimum radius`() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 100))
    (field.falloff, field.minimumRadius) = (2, 100)
    #expect(abs(move(field, 0.5).height + 12.5 / 4) < 0.7)
    animator.removeAllBehaviors()
    box.center = CGPoint(x: 200, y: 160)
    animator.updateItem(usingCurrentState: box)
    let near = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 100))
    (near.falloff, near.minimumRadius) = (2, 100)
    #expect(abs(move(near, 0.5).height + 12.5) < 2)
  }

  @Test func `a field acts inside of its region only`() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 200, y: 500)
    field.region = UIRegion(radius: 100)
    #expect(move(field, 0.5) == .zero)
    field.region = UIRegion(size: CGSize(width: 20, height: 500))
    harness.advance(by: 0.2)
    #expect(box.center.x > 200)
  }

  @Test func `regions are combined`() {
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 20, height: 20)))
    let corner = CGPoint(x: 9, y: 9)
    #expect(!circle.contains(corner) && square.contains(corner))
    #expect(circle.byUnion(with: square).contains(corner))
    #expect(!circle.byIntersection(with: square).contains(corner))
    #expect(square.byDifference(from: circle).contains(corner))
    #expect(!square.byDifference(from: circle).contains(.zero))
    #expect(circle.inverse().contains(corner))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
    #expect(!UIRegion(radius: -1).contains(.zero))
  }

  @Test func `a spring pulls with the distance, light items faster, until they rest`() {
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 200, y: 400)
    let first = move(field, 0.2).height
    // 100 points per second squared at a distance of 100 points.
    #expect(first > 1 && first < 3)
    let body = UIDynamicItemBehavior(items: [box])
    (body.density, body.resistance) = (0.01, 20)
    animator.addBehavior(body)
    harness.advance(by: 5)
    #expect(abs(box.center.y - 400) < 1)
    #expect(!animator.isRunning)
  }

  @Test func `drag stops items, and a very strong one does not throw them back`() {
    let body = UIDynamicItemBehavior(items: [box])
    body.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    animator.addBehavior(body)
    let field = UIFieldBehavior.dragField()
    field.strength = 2
    _ = move(field, 1)
    // About e to the power of -2.
    let rest = body.linearVelocity(for: box).x
    #expect(rest > 8 && rest < 16)
    field.strength = 1e6
    harness.advance(by: 0.5)
    #expect(abs(body.linearVelocity(for: box).x) < 0.1)
  }

  @Test func `a field of velocity gives items its velocity`() {
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: -0.5))
    let moved = move(field, 0.5)
    #expect(abs(moved.height + 25) < 2 && moved.width == 0)
  }

  /// Returns the distances by which noise parts pairs of items that are 5 points apart, and by which it moves
  /// them, in points.
  private func noise(_ smoothness: CGFloat) -> (parted: CGFloat, moved: CGFloat) {
    let pairs = (0..<10).map { index in
      [0, 5].map { UIView(frame: CGRect(x: 37 * index + $0, y: 300, width: 4, height: 4)) }
    }
    for view in pairs.joined() { controller.view.addSubview(view) }
    let starts = pairs.map { $0.map(\.center) }
    let field = UIFieldBehavior.noiseField(smoothness: smoothness, animationSpeed: 1)
    for view in pairs.joined() { field.addItem(view) }
    animator.addBehavior(field)
    harness.frame()
    harness.advance(by: 0.2)
    #expect(animator.isRunning)
    animator.removeAllBehaviors()
    var (parted, moved) = (CGFloat(0), CGFloat(0))
    for (pair, start) in zip(pairs, starts) {
      let moves = zip(pair, start).map { (x: $0.center.x - $1.x, y: $0.center.y - $1.y) }
      parted += abs(moves[0].x - moves[1].x) + abs(moves[0].y - moves[1].y)
      moved += abs(moves[0].x) + abs(moves[0].y)
    }
    return (parted, moved)
  }

  @Test func `noise pushes neighbors in more similar directions the smoother it is`() {
    let (rough, smooth) = (noise(0), noise(1))
    #expect(rough.moved > 2 && smooth.moved > 2)
    #expect(smooth.parted < rough.parted / 4)
    // NaN is the same as 0.
    #expect(noise(.nan).moved > 2)
  }

  @Test func `a closure computes the force`() {
    var offsets: [CGPoint] = []
    let field = UIFieldBehavior.field { _, offset, _, mass, charge, _ in
      offsets.append(offset)
      #expect(mass == 1 && charge == 0)
      return CGVector(dx: 1, dy: 0)
    }
    field.position = CGPoint(x: 200, y: 280)
    #expect(abs(move(field, 0.5).width - 12.5) < 2)
    #expect(offsets.first == CGPoint(x: 0, y: 20))
  }
}
