// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A score in two sizes; each tap counts, and the digits jump.
class ScoreViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton(type: .custom)
  private var score = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.numberOfLines = 0
    label.textAlignment = .center
    label.frame = CGRect(x: 20, y: 200, width: 350, height: 160)
    view.addSubview(label)
    button.frame = CGRect(x: 95, y: 420, width: 200, height: 56)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 28
    let title = NSAttributedString(
      string: "Count",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white, .kern: 2,
      ])
    button.setAttributedTitle(title, for: .normal)
    button.addTarget(self, action: #selector(count), for: .touchUpInside)
    view.addSubview(button)
    show()
  }

  private func show() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 6
    let text = NSMutableAttributedString(
      string: "\(score)\n",
      attributes: [
        .font: UIFont.systemFont(ofSize: 72, weight: .heavy), .foregroundColor: UIColor.systemRed,
        .paragraphStyle: style,
      ])
    text.append(
      NSAttributedString(
        string: "points",
        attributes: [
          .font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.darkGray,
          .underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: style,
        ]))
    label.attributedText = text
  }

  @objc private func count() {
    score += 1
    show()
    label.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      options: [.allowUserInteraction], animations: { self.label.transform = .identity })
  }
}
