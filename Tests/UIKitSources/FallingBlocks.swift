// Part of Snapback, under the MIT licence; see LICENSE.
// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKit

/// Each tap drops a block; a barrier in the middle changes color when it is hit.
final class FallingBlocksViewController: UIViewController, UICollisionBehaviorDelegate {
  private lazy var animator = UIDynamicAnimator(referenceView: self.view)
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()
  private let properties = UIDynamicItemBehavior()
  private let barrier = UIView(frame: CGRect(x: 0, y: 420, width: 160, height: 16))
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    barrier.backgroundColor = .systemRed
    view.addSubview(barrier)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "barrier" as NSCopying, for: UIBezierPath(rect: barrier.frame))
    collision.collisionDelegate = self
    properties.elasticity = 0.6
    [gravity, collision, properties].forEach { animator.addBehavior($0) }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(drop)))
    addBlock(at: CGPoint(x: 120, y: 80))
  }

  @objc private func drop(_ recognizer: UITapGestureRecognizer) {
    addBlock(at: recognizer.location(in: view))
  }

  private func addBlock(at point: CGPoint) {
    let block = UIView(frame: CGRect(x: point.x - 30, y: point.y - 30, width: 60, height: 60))
    block.backgroundColor = [.systemGreen, .systemBlue, .systemOrange][count % 3]
    count += 1
    view.addSubview(block)
    gravity.addItem(block)
    collision.addItem(block)
    properties.addItem(block)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    guard let name = identifier as? String, name == "barrier" else { return }
    barrier.backgroundColor = .systemYellow
    UIView.animate(withDuration: 0.3) { self.barrier.backgroundColor = .systemRed }
  }
}
