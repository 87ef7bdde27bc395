// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A weight on a rail, which a spring pulls after the finger.
class RailSliderController: UIViewController {
  private let weight = UIView(frame: CGRect(x: 155, y: 382, width: 80, height: 80))
  private var animator: UIDynamicAnimator!
  private var hold: UIAttachmentBehavior?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let track = UIView(frame: CGRect(x: 40, y: 419, width: 310, height: 6))
    track.backgroundColor = .lightGray
    weight.backgroundColor = .systemBlue
    for part in [track, weight] { view.addSubview(part) }
    animator = UIDynamicAnimator(referenceView: view)
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: weight, attachmentAnchor: weight.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
    rail.attachmentRange = UIFloatRange(minimum: -115, maximum: 115)
    animator.addBehavior(rail)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(pull(_:)))
    weight.addGestureRecognizer(pan)
  }

  @objc private func pull(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    switch pan.state {
    case .began:
      let spring = UIAttachmentBehavior(item: weight, attachedToAnchor: finger)
      spring.length = 0
      spring.frequency = 4
      spring.damping = 1
      hold = spring
      animator.addBehavior(spring)
    case .changed:
      hold?.anchorPoint = finger
    default:
      if let spring = hold { animator.removeBehavior(spring) }
      hold = nil
    }
  }
}
