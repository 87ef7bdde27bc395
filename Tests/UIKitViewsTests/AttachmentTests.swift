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
@Suite struct AttachmentTests {
  private let controller = UIViewController()
  private let box = UIView(frame: CGRect(x: 150, y: 50, width: 100, height: 100))
  private let other = UIView(frame: CGRect(x: 150, y: 250, width: 100, height: 100))
  private let animator: UIDynamicAnimator
  private let harness: Harness

  init() {
    let controller = controller
    for view in [box, other] { controller.view.addSubview(view) }
    animator = UIDynamicAnimator(referenceView: controller.view)
    harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.frame()
  }

  private func anchor(_ view: UIView) {
    let behavior = UIDynamicItemBehavior(items: [view])
    behavior.isAnchored = true
    animator.addBehavior(behavior)
  }

  private func turn(_ view: UIView) -> CGFloat { atan2(view.transform.b, view.transform.a) }

  @Test(arguments: [0.0, 0.5])
  func `an item slides along an axis without turning, within a range`(angle: Double) {
    box.transform = CGAffineTransform(rotationAngle: angle)
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 3, dy: 4))
    rail.attachmentRange = UIFloatRange(minimum: -10, maximum: 60)
    animator.addBehavior(rail)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 8, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 40), for: box)
    animator.addBehavior(push)
    for _ in 0..<20 {
      harness.frame()
      let (x, y) = (box.center.x - 200, box.center.y - 100)
      #expect(abs(x * 0.8 - y * 0.6) < 0.5)
      #expect(abs(turn(box) - angle) < 0.01)
    }
    harness.advance(by: 2)
    #expect(abs(hypot(box.center.x - 200, box.center.y - 100) - 60) < 1)
    push.pushDirection = CGVector(dx: -8, dy: 0)
    harness.advance(by: 2)
    #expect(abs(hypot(box.center.x - 200, box.center.y - 100) - 10) < 1 && box.center.y < 100)
  }

  @Test func `an item slides relative to another one`() {
    anchor(other)
    animator.addBehavior(
      UIAttachmentBehavior.slidingAttachment(
        with: box, attachedTo: other, attachmentAnchor: CGPoint(x: 200, y: 200),
        axisOfTranslation: CGVector(dx: 1, dy: 0)))
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 1)
    animator.addBehavior(push)
    harness.advance(by: 0.5)
    #expect(box.center.x > 230 && abs(box.center.y - 100) < 0.5 && abs(turn(box)) < 0.01)
    #expect(other.center == CGPoint(x: 200, y: 300))
  }

  @Test func `a rope holds no less than its length, and nothing below`() {
    anchor(other)
    let rope = UIAttachmentBehavior.limitAttachment(
      with: box, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
    #expect(rope.length == 200)
    animator.addBehavior(rope)
    let gravity = UIGravityBehavior(items: [box])
    animator.addBehavior(gravity)
    harness.frame()
    harness.advance(by: 0.4)
    // It falls freely towards the other one: 80 points in 0.4 s.
    #expect(abs(box.center.y - 180) < 10)
    var farthest = 0.0
    for _ in 0..<180 {
      harness.frame()
      farthest = max(farthest, hypot(box.center.x - 200, box.center.y - 300))
    }
    #expect(abs(farthest - 200) < 3)
    #expect(abs(box.center.y - 500) < 60)
  }

  @Test func `a pinned item turns about the pin, as far as its range`() {
    anchor(other)
    let pin = CGPoint(x: 200, y: 200)
    let hinge = UIAttachmentBehavior.pinAttachment(
      with: box, attachedTo: other, attachmentAnchor: pin)
    hinge.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 1)
    animator.addBehavior(hinge)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 3, dy: 0)
    animator.addBehavior(push)
    for _ in 0..<120 {
      harness.frame()
      #expect(abs(hypot(box.center.x - pin.x, box.center.y - pin.y) - 100) < 1)
    }
    #expect(abs(turn(box) - 1) < 0.02)
    push.pushDirection = CGVector(dx: -3, dy: 0)
    harness.advance(by: 2)
    #expect(abs(turn(box) + 0.5) < 0.02)
  }

  @Test func `fixed items move as one`() {
    animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(
        with: box, attachedTo: other, attachmentAnchor: CGPoint(x: 200, y: 200)))
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 2, dy: 0)
    animator.addBehavior(push)
    for _ in 0..<60 {
      harness.frame()
      let distance = hypot(box.center.x - other.center.x, box.center.y - other.center.y)
      #expect(abs(distance - 200) < 1)
      #expect(abs(turn(box) - turn(other)) < 0.02)
    }
    #expect(turn(box) > 0.2 && other.center != CGPoint(x: 200, y: 300))
  }

  @Test func `an axis without a length is horizontal, and a reversed range is its minimum`() {
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 0, dy: 0))
    rail.attachmentRange = UIFloatRange(minimum: 5, maximum: -5)
    animator.addBehavior(rail)
    harness.advance(by: 1)
    #expect(abs(box.center.x - 205) < 0.5 && abs(box.center.y - 100) < 0.5)
  }
}
