// Part of Snapback, under the MIT licence; see LICENSE.

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
private final class DynamicsLog: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  var calls: [String] = []

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    calls.append("began \(identifier.map { "\($0)" } ?? "bounds")")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    calls.append("ended \(identifier.map { "\($0)" } ?? "bounds")")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    calls.append("began items")
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
}

@MainActor
@Suite struct DynamicsTests {
  private let controller = UIViewController()
  private let box = UIView(frame: CGRect(x: 150, y: 50, width: 100, height: 100))
  private let animator: UIDynamicAnimator
  private let harness: Harness
  private let log = DynamicsLog()

  init() {
    let controller = controller
    controller.view.addSubview(box)
    animator = UIDynamicAnimator(referenceView: controller.view)
    harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.frame()
  }

  @Test func `gravity accelerates by a thousand points per second squared`() {
    animator.addBehavior(UIGravityBehavior(items: [box]))
    harness.frame()
    let start = box.center.y
    harness.advance(by: 0.5)
    let fallen = box.center.y - start
    #expect(abs(fallen - 125) < 8)
    #expect(box.center.x == 200)
  }

  @Test func `a push accelerates by its magnitude and the mass`() {
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    harness.frame()
    let start = box.center.x
    harness.advance(by: 1)
    #expect(abs(box.center.x - start - 50) < 4)
    let body = UIDynamicItemBehavior(items: [box])
    animator.addBehavior(body)
    #expect(abs(body.linearVelocity(for: box).x - 98) < 8)
  }

  @Test func `a push and gravity keep an angle that is set before the magnitude`() {
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.angle = .pi / 2
    #expect(push.angle == .pi / 2 && push.magnitude == 0)
    push.magnitude = 2
    animator.addBehavior(push)
    harness.frame()
    let start = box.center
    harness.advance(by: 0.5)
    #expect(box.center.y > start.y + 15 && abs(box.center.x - start.x) < 0.01)
    push.magnitude = 0
    #expect(push.angle == .pi / 2)
    let gravity = UIGravityBehavior()
    gravity.magnitude = 0
    gravity.magnitude = 0.5
    #expect(abs(gravity.gravityDirection.dy - 0.5) < 1e-9)
  }

  @Test func `an animator that the program releases stops`() {
    var second: UIDynamicAnimator? = UIDynamicAnimator(referenceView: controller.view)
    second?.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 500)))
    harness.advance(by: 0.1)
    let place = box.center
    #expect(place.y > 110)
    second = nil
    harness.advance(by: 0.3)
    #expect(box.center == place)
  }

  @Test func `an instantaneous push gives a velocity once`() {
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.setAngle(.pi / 2, magnitude: 2)
    let body = UIDynamicItemBehavior(items: [box])
    body.resistance = 0
    animator.addBehavior(body)
    animator.addBehavior(push)
    harness.advance(by: 0.25)
    #expect(!push.active)
    #expect(abs(body.linearVelocity(for: box).y - 200) < 1)
    push.active = true
    harness.advance(by: 0.1)
    #expect(abs(body.linearVelocity(for: box).y - 400) < 1)
  }

  @Test func `a push beside the middle turns an item`() {
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 30, vertical: 0), for: box)
    animator.addBehavior(push)
    harness.advance(by: 0.3)
    #expect(atan2(box.transform.b, box.transform.a) > 0.1)
  }

  @Test func `an item falls to the edge of the view, bounces and rests`() {
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = log
    animator.delegate = log
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    var lowest = 0.0
    var bounced = false
    for _ in 0..<120 {
      harness.frame()
      lowest = max(lowest, box.frame.maxY)
      if log.calls.contains("ended bounds") { bounced = true }
    }
    #expect(bounced)
    #expect(lowest < 606)
    harness.advance(by: 3)
    #expect(abs(box.frame.maxY - 600) < 1)
    #expect(log.calls.first == "began bounds")
    #expect(log.calls.last == "pause")
    #expect(!animator.isRunning)
  }

  @Test func `an elasticity of one keeps the height of a bounce`() {
    let body = UIDynamicItemBehavior(items: [box])
    body.elasticity = 1
    body.resistance = 0
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    animator.addBehavior(body)
    var hasHit = false
    var top = 600.0
    for _ in 0..<130 {
      harness.frame()
      if box.frame.maxY > 595 { hasHit = true }
      if hasHit { top = min(top, box.frame.minY) }
    }
    #expect(hasHit)
    #expect(abs(top - 50) < 15)
  }

  @Test func `items do not fall through a line, and the delegate gets its name`() {
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: "bar" as any NSCopying, from: CGPoint(x: 0, y: 400),
      to: CGPoint(x: 400, y: 400))
    collision.collisionDelegate = log
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    harness.advance(by: 3)
    #expect(abs(box.frame.maxY - 400) < 1)
    #expect(log.calls.first == "began bar")
    collision.removeBoundary(withIdentifier: "bar" as any NSCopying)
    harness.advance(by: 0.5)
    #expect(box.frame.maxY > 450)
  }

  @Test func `items stack, and the lower one moves the other when it is pushed`() {
    let other = UIView(frame: CGRect(x: 150, y: 300, width: 100, height: 100))
    controller.view.addSubview(other)
    let collision = UICollisionBehavior(items: [box, other])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = log
    animator.addBehavior(UIGravityBehavior(items: [box, other]))
    animator.addBehavior(collision)
    harness.advance(by: 4)
    #expect(abs(other.frame.maxY - 600) < 1)
    #expect(abs(box.frame.maxY - 500) < 2)
    #expect(log.calls.contains("began items"))
  }

  @Test func `a snap moves an item to a point and turns it upright`() {
    box.transform = CGAffineTransform(rotationAngle: 0.5)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 400))
    snap.damping = 0
    animator.addBehavior(snap)
    var farthest = 0.0
    for _ in 0..<60 {
      harness.frame()
      farthest = max(farthest, box.center.x)
    }
    #expect(farthest > 310)
    harness.advance(by: 3)
    #expect(hypot(box.center.x - 300, box.center.y - 400) < 1)
    #expect(abs(box.transform.b) < 0.01)
    #expect(!animator.isRunning)
  }

  @Test func `an attached item swings about its anchor at a fixed distance`() {
    let anchor = CGPoint(x: 300, y: 100)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(attachment)
    var lowest = 0.0
    for _ in 0..<90 {
      harness.frame()
      let distance = hypot(box.center.x - anchor.x, box.center.y - anchor.y)
      #expect(abs(distance - 100) < 2)
      lowest = max(lowest, box.center.y)
    }
    #expect(lowest > 195)
  }

  @Test func `an item follows the anchor by which a finger holds it`() {
    let attachment = UIAttachmentBehavior(
      item: box, offsetFromCenter: UIOffset(horizontal: 30, vertical: 30),
      attachedToAnchor: CGPoint(x: 230, y: 130))
    #expect(attachment.length == 0)
    animator.addBehavior(attachment)
    for step in 1...20 {
      attachment.anchorPoint = CGPoint(x: 230 + CGFloat(step) * 5, y: 130)
      harness.frame()
    }
    harness.advance(by: 0.2)
    let held = CGPoint(x: 30, y: 30).applying(box.transform)
    #expect(abs(box.center.x + held.x - 330) < 2)
    #expect(abs(box.center.y + held.y - 130) < 2)
    #expect(box.transform != .identity)
  }

  @Test func `a spring between items has a frequency`() {
    let other = UIView(frame: CGRect(x: 150, y: 300, width: 100, height: 100))
    controller.view.addSubview(other)
    let anchored = UIDynamicItemBehavior(items: [other])
    anchored.isAnchored = true
    let spring = UIAttachmentBehavior(item: box, attachedTo: other)
    spring.length = 200
    spring.frequency = 2
    spring.damping = 0.1
    animator.addBehavior(anchored)
    animator.addBehavior(spring)
    // From 250 points to 200 and beyond in a quarter of a period and back in half of one.
    var nearest = (time: 0.0, y: 0.0)
    for frame in 1...30 {
      harness.frame()
      if box.center.y > nearest.y { nearest = (Double(frame) / 60, box.center.y) }
    }
    #expect(nearest.y > 165)
    #expect(abs(nearest.time - 0.25) < 0.06)
    #expect(other.center == CGPoint(x: 200, y: 350))
  }

  @Test func `an item of a removed behavior stays, and starts where the program has put it`() {
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 400))
    animator.addBehavior(snap)
    harness.advance(by: 0.1)
    animator.removeBehavior(snap)
    let place = box.center
    harness.advance(by: 0.3)
    #expect(box.center == place)
    box.center = CGPoint(x: 50, y: 50)
    animator.addBehavior(snap)
    harness.frame()
    harness.frame()
    #expect(hypot(box.center.x - 50, box.center.y - 50) < 30)
  }

  @Test func `a behavior of several others acts with all of them, and calls its action`() {
    let fall = UIDynamicBehavior()
    fall.addChildBehavior(UIGravityBehavior(items: [box]))
    var calls = 0
    fall.action = { calls += 1 }
    animator.addBehavior(fall)
    harness.advance(by: 0.2)
    #expect(box.center.y > 110)
    #expect(calls > 8)
  }

  @Test func `the motion is the same whatever the times of frames are`() {
    animator.addBehavior(UIGravityBehavior(items: [box]))
    harness.frame()
    let start = harness.time
    for step in 1...10 { _ = harness.host.frame(at: start + Double(step) * 0.05) }
    let sparse = box.center.y
    let second = DynamicsTests()
    second.animator.addBehavior(UIGravityBehavior(items: [second.box]))
    second.harness.frame()
    for step in 1...50 { _ = second.harness.host.frame(at: start + Double(step) * 0.01) }
    #expect(sparse == second.box.center.y)
  }

  @Test func `items that have fallen on each other rest`() {
    let boxes = (0..<2).map { _ in
      let box = UIView(frame: CGRect(x: 150, y: 100, width: 50, height: 50))
      controller.view.addSubview(box)
      return box
    }
    box.removeFromSuperview()
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: boxes))
    animator.addBehavior(collision)
    harness.advance(by: 30)
    #expect(!animator.isRunning)
    #expect(harness.host.nextFrame(after: harness.time) == nil)
    #expect(boxes.allSatisfy { controller.view.bounds.insetBy(dx: -5, dy: -5).contains($0.frame) })
  }

  @Test func `six items that have fallen on each other rest`() {
    let boxes = (0..<6).map { _ in UIView(frame: CGRect(x: 150, y: 20, width: 50, height: 50)) }
    boxes.forEach(controller.view.addSubview)
    box.removeFromSuperview()
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: boxes))
    animator.addBehavior(collision)
    harness.advance(by: 10)
    #expect(!animator.isRunning)
    #expect(boxes.allSatisfy { controller.view.bounds.insetBy(dx: -5, dy: -5).contains($0.frame) })
  }

  @Test func `an item that a snap or a push holds at an edge rests, and a weak push moves one`() {
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 500, y: 300))
    animator.addBehavior(collision)
    animator.addBehavior(snap)
    harness.advance(by: 10)
    #expect(!animator.isRunning && abs(box.frame.maxX - 400) < 1)
    animator.removeBehavior(snap)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    harness.advance(by: 10)
    #expect(!animator.isRunning && abs(box.frame.maxX - 400) < 1)
    push.pushDirection = CGVector(dx: -0.02, dy: 0)
    harness.advance(by: 6)
    #expect(animator.isRunning && box.frame.maxX < 390)
  }

  @Test func `behaviors do not consist of each other, and no items are in a rectangle of NaN`() {
    let (one, two) = (UIDynamicBehavior(), UIDynamicBehavior())
    one.addChildBehavior(one)
    one.addChildBehavior(two)
    two.addChildBehavior(one)
    #expect(one.childBehaviors == [two] && two.childBehaviors.isEmpty)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    #expect(animator.items(in: CGRect(x: 240, y: 140, width: 50, height: 50)).count == 1)
    #expect(animator.items(in: CGRect(x: 260, y: 140, width: 50, height: 50)).isEmpty)
    #expect(animator.items(in: CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50)).isEmpty)
  }
}
