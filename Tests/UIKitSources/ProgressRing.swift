// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

@IBDesignable
class ProgressRing: UIView {
  @IBInspectable var ringWidth: CGFloat = 18
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let label = UILabel()

  private(set) var progress: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    for (shape, color) in [(track, UIColor.systemGray5), (ring, UIColor.systemGreen)] {
      shape.fillColor = UIColor.clear.cgColor
      shape.strokeColor = color.cgColor
      shape.lineWidth = ringWidth
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    ring.strokeEnd = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 34, weight: .semibold)
    label.text = "0 %"
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: min(bounds.width, bounds.height) / 2 - ringWidth,
      startAngle: -.pi / 2, endAngle: 3 * .pi / 2, clockwise: true)
    track.path = path.cgPath
    ring.path = path.cgPath
    label.frame = bounds
  }

  func setProgress(_ value: CGFloat, animated: Bool) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = ring.presentation()?.strokeEnd ?? ring.strokeEnd
    animation.toValue = value
    animation.duration = animated ? 0.8 : 0
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ring.strokeEnd = value
    ring.add(animation, forKey: "progress")
    progress = value
    label.text = "\(Int(value * 100)) %"
  }
}

class ProgressRingViewController: UIViewController {
  let ring = ProgressRing(frame: CGRect(x: 0, y: 0, width: 240, height: 240))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(ring)
    ring.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ring.center = view.center
  }

  @objc func tapped() {
    ring.setProgress(ring.progress >= 1 ? 0.25 : ring.progress + 0.25, animated: true)
  }
}
