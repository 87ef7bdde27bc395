// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A plane flies around a path that a tap restarts.
class FlightViewController: UIViewController {
  private let plane = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  private let route = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.75, green: 0.9, blue: 1, alpha: 1)
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 60, y: 250, width: 270, height: 330))
    route.path = path
    route.fillColor = UIColor.clear.cgColor
    route.strokeColor = UIColor.white.cgColor
    route.lineDashPattern = [8, 6]
    route.lineWidth = 3
    view.layer.addSublayer(route)
    let body = CAShapeLayer()
    let nose = UIBezierPath()
    nose.move(to: CGPoint(x: 40, y: 10))
    nose.addLine(to: CGPoint(x: 0, y: 20))
    nose.addLine(to: CGPoint(x: 10, y: 10))
    nose.addLine(to: CGPoint(x: 0, y: 0))
    nose.close()
    body.path = nose.cgPath
    body.fillColor = UIColor.systemOrange.cgColor
    plane.layer.addSublayer(body)
    view.addSubview(plane)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(fly)))
    plane.center = CGPoint(x: 330, y: 415)
  }

  @objc private func fly() {
    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.path = route.path
    flight.duration = 2
    flight.repeatCount = HUGE
    flight.calculationMode = .paced
    flight.rotationMode = .rotateAuto
    plane.layer.add(flight, forKey: "flight")
  }
}
