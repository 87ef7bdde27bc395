// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Bars that swing one after the other; a tap changes their number.
final class ViewController: UIViewController {
  private let replicator = CAReplicatorLayer()
  private let bar = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.1, green: 0.12, blue: 0.2, alpha: 1)
    replicator.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    replicator.instanceCount = 8
    replicator.instanceDelay = 0.1
    replicator.instanceColor = UIColor.white.cgColor
    replicator.instanceBlueOffset = -0.1
    turnCopies()
    bar.frame = CGRect(x: 92, y: 10, width: 16, height: 16)
    bar.cornerRadius = 8
    bar.backgroundColor = UIColor.cyan.cgColor
    replicator.addSublayer(bar)
    view.layer.addSublayer(replicator)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))

    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 1
    pulse.toValue = 0.3
    pulse.duration = 0.4
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    bar.add(pulse, forKey: "pulse")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    replicator.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private func turnCopies() {
    let angle = 2 * CGFloat.pi / CGFloat(replicator.instanceCount)
    replicator.instanceTransform = CATransform3DMakeRotation(angle, 0, 0, 1)
  }

  @objc private func tapped() {
    replicator.instanceCount = replicator.instanceCount == 8 ? 14 : 8
    turnCopies()
  }
}
