// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A drag scrubs animations of layers, whose own time stands still.
class ScrubViewController: UIViewController {
  private let track = UIView()
  private let ball = CALayer()
  private let trail = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.addSubview(track)
    track.frame = CGRect(x: 45, y: 300, width: 300, height: 200)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 180))
    path.addCurve(
      to: CGPoint(x: 300, y: 20), controlPoint1: CGPoint(x: 150, y: 180),
      controlPoint2: CGPoint(x: 150, y: 20))
    trail.path = path.cgPath
    trail.strokeColor = UIColor.systemYellow.cgColor
    trail.fillColor = nil
    trail.lineWidth = 4
    ball.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    ball.position = CGPoint(x: 0, y: 180)
    ball.cornerRadius = 15
    ball.backgroundColor = UIColor.systemPink.cgColor
    track.layer.addSublayer(trail)
    track.layer.addSublayer(ball)
    track.layer.speed = 0

    let move = CAKeyframeAnimation(keyPath: "position")
    move.path = path.cgPath
    move.calculationMode = .paced
    move.duration = 1
    move.fillMode = .forwards
    move.isRemovedOnCompletion = false
    ball.add(move, forKey: "move")
    let draw = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
    draw.fromValue = 0
    draw.toValue = 1
    draw.duration = 1
    trail.add(draw, forKey: "draw")
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
  }

  @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
    let progress = recognizer.location(in: view).x / view.bounds.width
    track.layer.timeOffset = CFTimeInterval(max(0, min(0.99, progress)))
  }
}
