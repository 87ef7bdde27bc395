// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A knob that is a control of its own.
final class Knob: UIControl {
  var value: CGFloat = 0.25 { didSet { setNeedsLayout() } }
  private let track = CAShapeLayer()
  private let fill = CAShapeLayer()
  private let pointer = CALayer()
  private var lastAngle: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    for layer in [track, fill] {
      layer.fillColor = UIColor.clear.cgColor
      layer.lineWidth = 14
      layer.lineCap = .round
      self.layer.addSublayer(layer)
    }
    track.strokeColor = UIColor.lightGray.cgColor
    fill.strokeColor = UIColor.systemGreen.cgColor
    pointer.backgroundColor = UIColor.darkGray.cgColor
    pointer.bounds = CGRect(x: 0, y: 0, width: 8, height: 30)
    pointer.cornerRadius = 4
    layer.addSublayer(pointer)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = bounds.width / 2 - 10
    let arc = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: .pi * 0.75, endAngle: .pi * 2.25,
      clockwise: true)
    track.path = arc.cgPath
    fill.path = arc.cgPath
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    fill.strokeEnd = value
    let angle = CGFloat.pi * (0.75 + 1.5 * value)
    pointer.position = CGPoint(
      x: center.x + cos(angle) * (radius - 35), y: center.y + sin(angle) * (radius - 35))
    pointer.transform = CATransform3DMakeRotation(angle + .pi / 2, 0, 0, 1)
    CATransaction.commit()
  }

  private func angle(_ touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return atan2(point.y - bounds.midY, point.x - bounds.midX)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lastAngle = angle(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let new = angle(touch)
    var change = new - lastAngle
    if change > .pi { change -= 2 * .pi }
    if change < -.pi { change += 2 * .pi }
    lastAngle = new
    value = max(0, min(1, value + change / (1.5 * .pi)))
    sendActions(for: .valueChanged)
    return true
  }
}

class KnobViewController: UIViewController {
  private let knob = Knob(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
  private let label = UILabel(frame: CGRect(x: 95, y: 520, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.textAlignment = .center
    view.addSubview(knob)
    view.addSubview(label)
    knob.addTarget(self, action: #selector(changed), for: .valueChanged)
    changed()
  }

  @objc private func changed() { label.text = "\(Int(knob.value * 100)) %" }
}
