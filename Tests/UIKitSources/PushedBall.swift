// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Tap somewhere: the ball is pushed there, the more the farther it is.
class PushedBallController: UIViewController {
  private let ball = UIView(frame: CGRect(x: 155, y: 382, width: 80, height: 80))
  private var animator: UIDynamicAnimator!
  private var push: UIPushBehavior!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    ball.backgroundColor = .systemPink
    ball.layer.cornerRadius = 40
    view.addSubview(ball)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    animator = UIDynamicAnimator(referenceView: view)
    push = UIPushBehavior(items: [ball], mode: .continuous)
    let walls = UICollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(push)
    animator.addBehavior(walls)
  }

  @objc func tapped(tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    let (dx, dy) = (point.x - ball.center.x, point.y - ball.center.y)
    push.angle = atan2(dy, dx)
    push.magnitude = sqrt(dx * dx + dy * dy) / 60
  }
}
