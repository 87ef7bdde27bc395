// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Drag the square by any point and throw it out of the window; it returns after a moment.
class ThrowViewController: UIViewController {
  let throwingThreshold: CGFloat = 1000
  let velocityPadding: CGFloat = 35

  private var square: UIView!
  private var redDot: UIView!
  private var blueDot: UIView!
  private var animator: UIDynamicAnimator!
  private var attachmentBehavior: UIAttachmentBehavior?
  private var pushBehavior: UIPushBehavior?
  private var itemBehavior: UIDynamicItemBehavior?
  private var originalCenter = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    square = UIView(frame: CGRect(x: 95, y: 250, width: 200, height: 200))
    square.backgroundColor = .systemPurple
    square.layer.cornerRadius = 8
    view.addSubview(square)
    blueDot = makeDot(.blue)
    redDot = makeDot(.red)
    animator = UIDynamicAnimator(referenceView: view)
    originalCenter = square.center
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handleAttachmentGesture(_:)))
    view.addGestureRecognizer(pan)
  }

  private func makeDot(_ color: UIColor) -> UIView {
    let dot = UIView(frame: CGRect(x: -20, y: -20, width: 12, height: 12))
    dot.backgroundColor = color
    view.addSubview(dot)
    return dot
  }

  @objc func handleAttachmentGesture(_ sender: UIPanGestureRecognizer) {
    let location = sender.location(in: view)
    let boxLocation = sender.location(in: square)

    switch sender.state {
    case .began:
      guard square.bounds.contains(boxLocation) else { return }
      animator.removeAllBehaviors()
      let centerOffset = UIOffset(
        horizontal: boxLocation.x - square.bounds.midX, vertical: boxLocation.y - square.bounds.midY
      )
      let attachment = UIAttachmentBehavior(
        item: square, offsetFromCenter: centerOffset, attachedToAnchor: location)
      redDot.center = attachment.anchorPoint
      blueDot.center = location
      animator.addBehavior(attachment)
      attachmentBehavior = attachment
    case .ended:
      animator.removeAllBehaviors()
      attachmentBehavior = nil
      let velocity = sender.velocity(in: view)
      let magnitude = sqrt(velocity.x * velocity.x + velocity.y * velocity.y)
      if magnitude > throwingThreshold {
        let push = UIPushBehavior(items: [square], mode: .instantaneous)
        push.pushDirection = CGVector(dx: velocity.x / 10, dy: velocity.y / 10)
        push.magnitude = magnitude / velocityPadding
        pushBehavior = push
        animator.addBehavior(push)
        let item = UIDynamicItemBehavior(items: [square])
        item.friction = 0.2
        item.allowsRotation = true
        item.addAngularVelocity(6, for: square)
        animator.addBehavior(item)
        itemBehavior = item
        Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in
          self.resetDemo()
        }
      } else {
        resetDemo()
      }
    default:
      attachmentBehavior?.anchorPoint = location
      redDot.center = attachmentBehavior?.anchorPoint ?? location
    }
  }

  func resetDemo() {
    animator.removeAllBehaviors()
    UIView.animate(withDuration: 0.45) {
      self.square.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
      self.square.center = self.originalCenter
      self.square.transform = .identity
    }
  }
}
