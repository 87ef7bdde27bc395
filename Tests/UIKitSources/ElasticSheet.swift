// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A sheet whose edge bends as it is pulled, and swings back.
class ElasticViewController: UIViewController {
  private let sheet = CAShapeLayer()
  private let bender = UIView(frame: CGRect(x: 190, y: 300, width: 4, height: 4))
  private var displayLink: CADisplayLink!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    sheet.fillColor = UIColor.systemTeal.cgColor
    view.layer.addSublayer(sheet)
    view.addSubview(bender)
    displayLink = CADisplayLink(target: self, selector: #selector(step))
    displayLink.add(to: .main, forMode: .common)
    displayLink.isPaused = true
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull(_:))))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sheet.path = path(to: CGPoint(x: view.bounds.midX, y: 300))
  }

  private func path(to point: CGPoint) -> CGPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 300))
    path.addQuadCurve(
      to: CGPoint(x: view.bounds.width, y: 300),
      controlPoint: CGPoint(x: point.x, y: 2 * point.y - 300))
    path.addLine(to: CGPoint(x: view.bounds.width, y: 0))
    path.close()
    return path.cgPath
  }

  @objc private func step() {
    guard let shown = bender.layer.presentation() else { return }
    sheet.path = path(to: shown.position)
  }

  @objc private func pull(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: view)
    switch recognizer.state {
    case .began, .changed:
      displayLink.isPaused = true
      bender.center = CGPoint(x: recognizer.location(in: view).x, y: 300 + way.y * 0.6)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      sheet.path = path(to: bender.center)
      CATransaction.commit()
    default:
      displayLink.isPaused = false
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.25, initialSpringVelocity: 0,
        options: [.allowUserInteraction],
        animations: { self.bender.center = CGPoint(x: self.view.bounds.midX, y: 300) },
        completion: { _ in self.displayLink.isPaused = true })
    }
  }
}
