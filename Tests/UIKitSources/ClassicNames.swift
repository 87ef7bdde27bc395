// Part of Snapback, under the MIT licence; see LICENSE.

//
//  ClassicNames.swift
//  In the spelling of Swift 3 and 4.
//

import UIKit

class ClassicNamesViewController: UIViewController {

  let box = UIView(frame: CGRect(x: 120, y: 300, width: 150, height: 150))
  let dots = CAShapeLayer()
  let button = UIButton(type: UIButtonType.system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.white
    box.backgroundColor = UIColor.orange
    view.addSubview(box)

    dots.path = UIBezierPath(ovalIn: box.bounds.insetBy(dx: 20, dy: 20)).cgPath
    dots.fillColor = UIColor.clear.cgColor
    dots.strokeColor = UIColor.white.cgColor
    dots.lineWidth = 8
    dots.lineCap = kCALineCapRound
    dots.lineDashPattern = [1, 16]
    box.layer.addSublayer(dots)

    button.setTitle("Spin", for: UIControlState.normal)
    button.frame = CGRect(x: 145, y: 520, width: 100, height: 44)
    button.contentEdgeInsets = UIEdgeInsetsMake(4, 8, 4, 8)
    button.addTarget(self, action: #selector(spin), for: UIControlEvents.touchUpInside)
    view.addSubview(button)

    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
    swipe.direction = UISwipeGestureRecognizerDirection.down
    view.addGestureRecognizer(swipe)
    let pan = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
    box.addGestureRecognizer(pan)
    view.bringSubview(toFront: box)
  }

  func rotation() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.toValue = Double.pi
    animation.duration = 0.8
    animation.fillMode = kCAFillModeForwards
    animation.isRemovedOnCompletion = false
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
    return animation
  }

  @objc func spin() {
    dots.add(rotation(), forKey: "spin")
  }

  @objc func swiped(_ recognizer: UISwipeGestureRecognizer) {
    UIView.animate(
      withDuration: 0.4, delay: 0, options: UIViewAnimationOptions.curveEaseOut,
      animations: {
        self.box.frame.origin.y = 560
      }, completion: nil)
  }

  @objc func pressed(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case UIGestureRecognizerState.began:
      UIView.animate(withDuration: 0.2) {
        self.box.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
    case UIGestureRecognizerState.ended, UIGestureRecognizerState.cancelled:
      UIView.animate(withDuration: 0.2) { self.box.transform = CGAffineTransform.identity }
    default:
      break
    }
  }
}
