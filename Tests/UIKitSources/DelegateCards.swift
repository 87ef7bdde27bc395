// Part of Snapback, under the MIT licence; see LICENSE.

//
//  DelegateCards.swift
//  Cards with a delegate of optional methods, touches handled in an extension, and a layout by a
//  visual format.
//

import UIKit

@objc protocol TouchCardDelegate {
  @objc optional func touchCard(_ card: TouchCard, didMoveBy distance: CGFloat)
  @objc optional func touchCardDidDrop(_ card: TouchCard)
}

class TouchCard: UIView {

  weak var delegate: TouchCardDelegate?
  private var origin = CGPoint.zero
  private var first = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemPurple
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

extension TouchCard {

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    first = touch.location(in: superview)
    origin = center
    UIView.animate(withDuration: 0.2) { self.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: superview)
    center = CGPoint(x: origin.x + place.x - first.x, y: origin.y + place.y - first.y)
    delegate?.touchCard?(self, didMoveBy: hypot(place.x - first.x, place.y - first.y))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [],
      animations: {
        self.transform = .identity
        self.center = self.origin
      }, completion: nil)
    delegate?.touchCardDidDrop?(self)
  }
}

class DelegateCardsViewController: UIViewController, TouchCardDelegate {

  private let distanceLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let card = TouchCard(frame: CGRect(x: 75, y: 250, width: 240, height: 300))
    card.delegate = self
    view.addSubview(card)
    distanceLabel.text = "0 pt"
    distanceLabel.textAlignment = .center
    distanceLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(distanceLabel)
    for format in ["H:|-side-[label]-side-|", "V:[label(40)]-bottom-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: ["side": 20, "bottom": 120],
          views: ["label": distanceLabel]))
    }
  }

  func touchCard(_ card: TouchCard, didMoveBy distance: CGFloat) {
    distanceLabel.text = "\(Int(distance)) pt"
  }
}
