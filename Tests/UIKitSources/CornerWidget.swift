// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A widget that snaps to the nearest corner. It makes an animator for each size of its superview.
class CornerWidget: UIView {
  private var animator: UIDynamicAnimator?
  private var snap: UISnapBehavior?
  private var knownSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemIndigo
    layer.cornerRadius = 12
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    prepareAnimator()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if superview?.bounds.size != knownSize { prepareAnimator() }
  }

  private func prepareAnimator() {
    guard let superview = superview else { return }
    knownSize = superview.bounds.size
    animator = UIDynamicAnimator(referenceView: superview)
    snap(to: CGPoint(x: knownSize.width - 70, y: knownSize.height - 90))
  }

  private func snap(to point: CGPoint) {
    if let old = snap { animator?.removeBehavior(old) }
    let new = UISnapBehavior(item: self, snapTo: point)
    new.damping = 0.8
    snap = new
    animator?.addBehavior(new)
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let superview = superview else { return }
    switch pan.state {
    case .began:
      if let old = snap { animator?.removeBehavior(old) }
    case .changed:
      let step = pan.translation(in: superview)
      center = CGPoint(x: center.x + step.x, y: center.y + step.y)
      pan.setTranslation(.zero, in: superview)
    case .ended, .cancelled:
      let place = pan.location(in: superview)
      snap(
        to: CGPoint(
          x: place.x < knownSize.width / 2 ? 70 : knownSize.width - 70,
          y: place.y < knownSize.height / 2 ? 110 : knownSize.height - 90))
    default:
      break
    }
  }
}

class CornerWidgetController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray6
    view.addSubview(CornerWidget(frame: CGRect(x: 10, y: 10, width: 120, height: 120)))
  }
}

#Preview {
  CornerWidgetController()
}
