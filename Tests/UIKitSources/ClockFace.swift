// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A dial with numbers drawn as text, and a hand that follows the finger.
class DialView: UIView {
  private let hand = CAShapeLayer()
  private let value = CATextLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    hand.strokeColor = UIColor.systemRed.cgColor
    hand.lineWidth = 5
    hand.lineCap = .round
    layer.addSublayer(hand)
    value.string = "12:00"
    value.fontSize = 24
    value.alignmentMode = .center
    value.foregroundColor = UIColor.darkGray.cgColor
    value.frame = CGRect(x: 90, y: 180, width: 120, height: 32)
    layer.addSublayer(value)
    point(at: -.pi / 2)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.black.cgColor)
    context.setLineWidth(4)
    context.strokeEllipse(in: rect.insetBy(dx: 4, dy: 4))
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.black,
    ]
    for hour in 1...12 {
      let text = "\(hour)" as NSString
      let size = text.size(withAttributes: attributes)
      let angle = CGFloat(hour) * .pi / 6 - .pi / 2
      let point = CGPoint(
        x: rect.midX + cos(angle) * 120 - size.width / 2,
        y: rect.midY + sin(angle) * 120 - size.height / 2)
      text.draw(at: point, withAttributes: attributes)
    }
  }

  func point(at angle: CGFloat) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 150, y: 150))
    path.addLine(to: CGPoint(x: 150 + cos(angle) * 95, y: 150 + sin(angle) * 95))
    hand.path = path
    let hours = (angle + .pi / 2) / (2 * .pi) * 12
    let time = (hours + 12).truncatingRemainder(dividingBy: 12)
    value.string = String(format: "%d:%02d", Int(time), Int(time * 60) % 60)
  }
}

class DialViewController: UIViewController {
  private let dial = DialView(frame: CGRect(x: 45, y: 250, width: 300, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(dial)
    dial.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(turned(_:))))
  }

  @objc private func turned(_ recognizer: UIPanGestureRecognizer) {
    let point = recognizer.location(in: dial)
    dial.point(at: atan2(point.y - 150, point.x - 150))
  }
}
