// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A thumbnail grows into a presented controller, and back at a tap.
class DetailViewController: UIViewController {
  var color = UIColor.white

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  @objc private func close() { dismiss(animated: true, completion: nil) }
}

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  let origin: CGRect

  init(isPresenting: Bool, origin: CGRect) {
    self.isPresenting = isPresenting
    self.origin = origin
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = context.viewController(forKey: key), let view = controller.view else {
      context.completeTransition(false)
      return
    }
    let full = context.containerView.bounds
    let small = CGAffineTransform(
      scaleX: origin.width / full.width, y: origin.height / full.height)
    context.containerView.addSubview(view)
    view.frame = full
    view.clipsToBounds = true
    if isPresenting {
      view.transform = small
      view.center = CGPoint(x: origin.midX, y: origin.midY)
      view.layer.cornerRadius = 60
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0, options: [],
      animations: {
        view.transform = self.isPresenting ? .identity : small
        view.center =
          self.isPresenting
          ? CGPoint(x: full.midX, y: full.midY) : CGPoint(x: self.origin.midX, y: self.origin.midY)
        view.layer.cornerRadius = self.isPresenting ? 0 : 60
      },
      completion: { _ in
        if !self.isPresenting { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

class GridViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private var tiles: [UIView] = []
  private var origin = CGRect.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue]
    for (index, color) in colors.enumerated() {
      let tile = UIView(
        frame: CGRect(
          x: 30 + CGFloat(index % 2) * 175, y: 200 + CGFloat(index / 2) * 175, width: 155,
          height: 155))
      tile.backgroundColor = color
      tile.layer.cornerRadius = 20
      tile.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open(_:))))
      view.addSubview(tile)
      tiles.append(tile)
    }
  }

  @objc private func open(_ recognizer: UITapGestureRecognizer) {
    guard let tile = recognizer.view else { return }
    origin = tile.frame
    let detail = DetailViewController()
    detail.color = tile.backgroundColor ?? .white
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = self
    present(detail, animated: true, completion: nil)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return ZoomAnimator(isPresenting: true, origin: origin)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    return ZoomAnimator(isPresenting: false, origin: origin)
  }
}
