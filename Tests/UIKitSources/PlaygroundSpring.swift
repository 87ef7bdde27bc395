// Part of Snapback, under the MIT licence; see LICENSE.

//
//  PlaygroundSpring.swift
//  A page of a playground: drag the ball, and let it spring back.
//

import PlaygroundSupport
import UIKit

class BallViewController: UIViewController {

  let ball = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    ball.layer.cornerRadius = 50
    ball.backgroundColor = .systemRed
    ball.center = view.center
    view.addSubview(ball)
    ball.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
  }

  @objc func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      animator?.stopAnimation(true)
    case .changed:
      let translation = recognizer.translation(in: view)
      ball.center.x += translation.x
      ball.center.y += translation.y
      recognizer.setTranslation(.zero, in: view)
    default:
      let spring = UISpringTimingParameters(dampingRatio: 0.5)
      animator = UIViewPropertyAnimator(duration: 0.6, timingParameters: spring)
      animator?.addAnimations { self.ball.center = self.view.center }
      animator?.startAnimation()
    }
  }
}

let controller = BallViewController()
controller.view.backgroundColor = .white
if controller.view.subviews.isEmpty {
  print("The view is not loaded.")
}
PlaygroundPage.current.needsIndefiniteExecution = true
PlaygroundPage.current.liveView = controller
