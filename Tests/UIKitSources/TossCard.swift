// Part of Snapback, under the MIT licence; see LICENSE.

//
//  TossCard.swift
//  The base of a card that is tossed away. It has no contents: those who use it add them.
//

import UIKit

class TossCard: UIView {

  private var start = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(gesture:))))
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  @objc func dragged(gesture: UIPanGestureRecognizer) {
    let moved = gesture.translation(in: superview)
    switch gesture.state {
    case .began:
      start = center
    case .changed:
      center = CGPoint(x: start.x + moved.x, y: start.y + moved.y)
      transform = CGAffineTransform(rotationAngle: moved.x / 320 * .pi / 8)
    default:
      UIView.animate(withDuration: 0.3) {
        self.center = self.start
        self.transform = .identity
      }
    }
  }
}
