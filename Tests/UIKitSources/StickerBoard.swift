// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Stickers that are moved, scaled and turned at the same time.
class StickerView: UIView, UIGestureRecognizerDelegate {
  init(emoji: String, center: CGPoint) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 140))
    self.center = center
    backgroundColor = UIColor.systemMint.withAlphaComponent(0.4)
    layer.borderWidth = 2
    layer.borderColor = UIColor.systemMint.cgColor
    layer.cornerRadius = 20
    let label = UILabel(frame: bounds)
    label.text = emoji
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 40)
    addSubview(label)
    isUserInteractionEnabled = true
    let recognizers: [UIGestureRecognizer] = [
      UIPanGestureRecognizer(target: self, action: #selector(move)),
      UIPinchGestureRecognizer(target: self, action: #selector(scale)),
      UIRotationGestureRecognizer(target: self, action: #selector(rotate)),
    ]
    for recognizer in recognizers {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(reset))
    doubleTap.numberOfTapsRequired = 2
    addGestureRecognizer(doubleTap)
  }

  required init?(coder: NSCoder) { nil }

  @objc func move(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { superview?.bringSubviewToFront(self) }
    let translation = pan.translation(in: superview)
    center.x += translation.x
    center.y += translation.y
    pan.setTranslation(.zero, in: superview)
  }

  @objc func scale(_ pinch: UIPinchGestureRecognizer) {
    transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  @objc func rotate(_ rotation: UIRotationGestureRecognizer) {
    transform = transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }

  @objc func reset(_ tap: UITapGestureRecognizer) {
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
    ) {
      self.transform = .identity
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

class StickerBoardViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(StickerView(emoji: "A", center: CGPoint(x: 130, y: 250)))
    view.addSubview(StickerView(emoji: "B", center: CGPoint(x: 250, y: 480)))
  }
}
