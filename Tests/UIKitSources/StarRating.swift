// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Stars that fill up under the finger.
class StarRatingView: UIView {
  private var stars: [CAShapeLayer] = []
  var rating = 2 { didSet { show() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    if bounds.isEmpty { bounds.size = CGSize(width: 300, height: 60) }
    for index in 0..<5 {
      let star = CAShapeLayer()
      star.path = path(in: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
      star.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
      star.position = CGPoint(x: 30 + CGFloat(index) * 60, y: 30)
      star.strokeColor = UIColor.systemOrange.cgColor
      star.lineWidth = 2
      star.lineJoin = .round
      layer.addSublayer(star)
      stars.append(star)
    }
    show()
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(rated(_:))))
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(rated(_:))))
  }

  private func path(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for step in 0..<10 {
      let radius = step % 2 == 0 ? rect.width / 2 : rect.width / 5
      let angle = CGFloat(step) * .pi / 5 - .pi / 2
      let point = CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private func show() {
    for (index, star) in stars.enumerated() {
      let isFilled = index < rating
      star.fillColor = (isFilled ? UIColor.systemYellow : UIColor.clear).cgColor
      star.transform = isFilled ? CATransform3DIdentity : CATransform3DMakeScale(0.8, 0.8, 1)
    }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 300, height: 60) }

  @objc private func rated(_ recognizer: UIGestureRecognizer) {
    rating = max(0, min(5, Int(recognizer.location(in: self).x / 60) + 1))
  }
}
