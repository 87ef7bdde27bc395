// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A car that drives a smooth curve of keyframes at every tap.
class CarViewController: UIViewController {
  private let car = UIView(frame: CGRect(x: 30, y: 600, width: 60, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.3, green: 0.55, blue: 0.35, alpha: 1)
    car.backgroundColor = .systemRed
    car.layer.cornerRadius = 8
    view.addSubview(car)
    let tap = UITapGestureRecognizer(target: self, action: #selector(drive))
    view.addGestureRecognizer(tap)
  }

  @objc private func drive() {
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: [.calculationModeCubic],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
          self.car.center = CGPoint(x: 330, y: 500)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.3) {
          self.car.center = CGPoint(x: 60, y: 350)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
          self.car.center = CGPoint(x: 320, y: 200)
        }
      },
      completion: { _ in self.car.backgroundColor = .systemYellow })
  }
}
