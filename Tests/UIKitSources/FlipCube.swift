// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A cube of six layers that a pan turns.
class FlipCubeViewController: UIViewController {
  let cube = CATransformLayer()
  var angle = CGPoint(x: 0.4, y: 0.6)
  let side: CGFloat = 160

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let half = side / 2
    addFace(CATransform3DMakeTranslation(0, 0, half), .systemRed)
    addFace(
      CATransform3DRotate(CATransform3DMakeTranslation(half, 0, 0), .pi / 2, 0, 1, 0), .systemGreen)
    addFace(
      CATransform3DRotate(CATransform3DMakeTranslation(0, -half, 0), .pi / 2, 1, 0, 0), .systemBlue)
    addFace(
      CATransform3DRotate(CATransform3DMakeTranslation(0, half, 0), -.pi / 2, 1, 0, 0),
      .systemYellow)
    addFace(
      CATransform3DRotate(CATransform3DMakeTranslation(-half, 0, 0), -.pi / 2, 0, 1, 0),
      .systemPurple)
    addFace(
      CATransform3DRotate(CATransform3DMakeTranslation(0, 0, -half), .pi, 0, 1, 0), .systemOrange)
    view.layer.addSublayer(cube)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(viewPanned)))
    turn()
  }

  override func viewDidLayoutSubviews() {
    cube.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  func addFace(_ transform: CATransform3D, _ color: UIColor) {
    let face = CALayer()
    face.frame = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
    face.backgroundColor = color.cgColor
    face.isDoubleSided = false
    face.transform = transform
    cube.addSublayer(face)
  }

  func turn() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 600
    transform = CATransform3DRotate(transform, angle.x, 0, 1, 0)
    transform = CATransform3DRotate(transform, angle.y, -1, 0, 0)
    cube.transform = transform
    CATransaction.commit()
  }

  @objc func viewPanned(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    angle.x += translation.x / 100
    angle.y += translation.y / 100
    pan.setTranslation(.zero, in: view)
    turn()
  }
}
