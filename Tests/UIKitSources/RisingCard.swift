// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Tap: a card rises over the list. The animator uses the frame that the card's view has.
class RisingCardController: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
  }

  @objc private func open() {
    let card = CardBodyController()
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = self
    present(card, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return RiseAnimator()
  }
}

class CardBodyController: UIViewController {
  override func loadView() {
    // As a storyboard for another phone does.
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.backgroundColor = .systemTeal
  }
}

class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .to) else { return }
    context.containerView.addSubview(card)
    let shift = card.frame.height
    card.center.y += shift
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveLinear,
      animations: { card.center.y -= shift },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

#Preview {
  RisingCardController()
}
