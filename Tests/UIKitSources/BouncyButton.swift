// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A button of its own class that shrinks while it is touched.
class BouncyButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    setTitle("Press", for: .normal)
    setTitleColor(.white, for: .normal)
    titleLabel?.font = UIFont.systemFont(ofSize: 28, weight: .bold)
    backgroundColor = UIColor.systemPurple
    layer.cornerRadius = 40
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 8)
    frame.size = CGSize(width: 240, height: 80)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction]) {
      self.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
      self.layer.shadowRadius = 4
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 6,
      options: [.allowUserInteraction], animations: { self.transform = .identity },
      completion: nil)
    backgroundColor = backgroundColor == .systemPurple ? .systemPink : .systemPurple
  }
}
