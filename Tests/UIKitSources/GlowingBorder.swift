// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A border of moving colors around a card that a drag tilts.
class GlowViewController: UIViewController {
  private let card = UIView(frame: CGRect(x: 65, y: 270, width: 260, height: 300))
  private let gradient = CAGradientLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    card.backgroundColor = UIColor(white: 0.15, alpha: 1)
    card.layer.cornerRadius = 24
    view.addSubview(card)
    gradient.frame = card.bounds
    gradient.colors = [
      UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor, UIColor.systemTeal.cgColor,
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    let line = CAShapeLayer()
    line.path =
      UIBezierPath(roundedRect: card.bounds.insetBy(dx: 3, dy: 3), cornerRadius: 21).cgPath
    line.lineWidth = 6
    line.fillColor = UIColor.clear.cgColor
    line.strokeColor = UIColor.black.cgColor
    gradient.mask = line
    card.layer.addSublayer(gradient)
    let move = CABasicAnimation(keyPath: "locations")
    move.fromValue = [-0.5, -0.25, 0]
    move.toValue = [1.0, 1.25, 1.5]
    move.duration = 2
    move.repeatCount = .greatestFiniteMagnitude
    gradient.add(move, forKey: nil)
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(tilt(_:))))
  }

  @objc private func tilt(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: view)
    switch recognizer.state {
    case .changed:
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 700
      transform = CATransform3DRotate(transform, -way.y / 300, 1, 0, 0)
      transform = CATransform3DRotate(transform, way.x / 300, 0, 1, 0)
      card.layer.transform = transform
    case .ended, .cancelled:
      UIView.animate(
        withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
        options: [.allowUserInteraction],
        animations: { self.card.layer.transform = CATransform3DIdentity })
    default: break
    }
  }
}
