// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A frame whose corners are dragged; everything outside is dimmed.
class CropViewController: UIViewController {
  private let dim = CAShapeLayer()
  private let border = CAShapeLayer()
  private var handles: [UIView] = []
  private var rect = CGRect(x: 80, y: 250, width: 230, height: 300)

  override func viewDidLoad() {
    super.viewDidLoad()
    let sky = CAGradientLayer()
    sky.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    sky.colors = [UIColor.systemBlue.cgColor, UIColor.systemPink.cgColor]
    view.layer.addSublayer(sky)
    dim.fillRule = .evenOdd
    dim.fillColor = UIColor(white: 0, alpha: 0.6).cgColor
    border.fillColor = nil
    border.strokeColor = UIColor.white.cgColor
    border.lineWidth = 2
    view.layer.addSublayer(dim)
    view.layer.addSublayer(border)
    for number in 0..<4 {
      let handle = UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
      handle.backgroundColor = .white
      handle.layer.cornerRadius = 18
      handle.tag = number
      handle.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: #selector(resize(_:))))
      handles.append(handle)
      view.addSubview(handle)
    }
    show()
  }

  private func show() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let outer = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 390, height: 844))
    outer.append(UIBezierPath(rect: rect))
    dim.path = outer.cgPath
    border.path = CGPath(rect: rect, transform: nil)
    CATransaction.commit()
    for handle in handles {
      handle.center = CGPoint(
        x: handle.tag % 2 == 0 ? rect.minX : rect.maxX,
        y: handle.tag / 2 == 0 ? rect.minY : rect.maxY)
    }
  }

  @objc private func resize(_ recognizer: UIPanGestureRecognizer) {
    guard let handle = recognizer.view else { return }
    let way = recognizer.translation(in: view)
    recognizer.setTranslation(.zero, in: view)
    if handle.tag % 2 == 0 {
      rect.origin.x += way.x
      rect.size.width -= way.x
    } else {
      rect.size.width += way.x
    }
    if handle.tag / 2 == 0 {
      rect.origin.y += way.y
      rect.size.height -= way.y
    } else {
      rect.size.height += way.y
    }
    show()
  }
}
