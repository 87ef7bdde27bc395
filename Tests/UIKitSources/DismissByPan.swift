// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Presents a card; pan it down to dismiss it interactively.
class MainViewController: UIViewController {
  let interactor = Interactor()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    button.setTitle("Open", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 24)
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillLayoutSubviews() {
    button.frame = CGRect(
      x: view.bounds.midX - 80, y: view.bounds.midY - 30, width: 160, height: 60)
  }

  @objc func open() {
    let modal = ModalViewController()
    modal.interactor = interactor
    modal.transitioningDelegate = self
    modal.modalPresentationStyle = .fullScreen
    present(modal, animated: true)
  }
}

extension MainViewController: UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    return DismissAnimator()
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    return interactor.hasStarted ? interactor : nil
  }
}

class Interactor: UIPercentDrivenInteractiveTransition {
  var hasStarted = false
  var shouldFinish = false
}

class DismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return 0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return }
    transitionContext.containerView.insertSubview(toVC.view, belowSubview: fromVC.view)
    let screen = UIScreen.main.bounds
    let finalFrame = CGRect(origin: CGPoint(x: 0, y: screen.height), size: screen.size)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { fromVC.view.frame = finalFrame },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class ModalViewController: UIViewController {
  var interactor: Interactor?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let label = UILabel(frame: CGRect(x: 0, y: 120, width: 390, height: 40))
    label.text = "Pull down to close"
    label.textAlignment = .center
    view.addSubview(label)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handleGesture(_:))))
  }

  @objc func handleGesture(_ sender: UIPanGestureRecognizer) {
    let percentThreshold: CGFloat = 0.3
    let translation = sender.translation(in: view)
    let verticalMovement = translation.y / view.bounds.height
    let progress = CGFloat(fminf(fmaxf(Float(verticalMovement), 0), 1))
    guard let interactor = interactor else { return }
    switch sender.state {
    case .began:
      interactor.hasStarted = true
      dismiss(animated: true, completion: nil)
    case .changed:
      interactor.shouldFinish = progress > percentThreshold
      interactor.update(progress)
    case .cancelled:
      interactor.hasStarted = false
      interactor.cancel()
    case .ended:
      interactor.hasStarted = false
      interactor.shouldFinish ? interactor.finish() : interactor.cancel()
    default:
      break
    }
  }
}
