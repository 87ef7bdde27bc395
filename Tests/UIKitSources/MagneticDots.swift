// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Dots that an attachment pulls, and that snap back when they are released.
class DotsViewController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var homes: [ObjectIdentifier: CGPoint] = [:]
  private var attachment: UIAttachmentBehavior?
  private var snaps: [ObjectIdentifier: UISnapBehavior] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    for index in 0..<6 {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      dot.center = CGPoint(
        x: 110 + CGFloat(index % 2) * 170, y: 250 + CGFloat(index / 2) * 150)
      dot.backgroundColor = UIColor(
        hue: CGFloat(index) / 6, saturation: 0.7, brightness: 1, alpha: 1)
      dot.layer.cornerRadius = 30
      dot.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
      view.addSubview(dot)
      homes[ObjectIdentifier(dot)] = dot.center
    }
    let collision = UICollisionBehavior(items: view.subviews)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
  }

  @objc private func drag(_ recognizer: UIPanGestureRecognizer) {
    guard let dot = recognizer.view else { return }
    let id = ObjectIdentifier(dot)
    switch recognizer.state {
    case .began:
      if let snap = snaps[id] { animator.removeBehavior(snap) }
      let new = UIAttachmentBehavior(
        item: dot, attachedToAnchor: recognizer.location(in: view))
      attachment = new
      animator.addBehavior(new)
    case .changed:
      attachment?.anchorPoint = recognizer.location(in: view)
    default:
      if let old = attachment, animator.behaviors.contains(old) { animator.removeBehavior(old) }
      let snap = UISnapBehavior(item: dot, snapTo: homes[id] ?? dot.center)
      snap.damping = 0.3
      snaps[id] = snap
      animator.addBehavior(snap)
    }
  }
}
