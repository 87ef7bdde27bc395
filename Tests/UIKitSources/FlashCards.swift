// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A card whose sides a tap turns.
class FlashCardViewController: UIViewController {
  private let card = UIView()
  private let question = UILabel()
  private let answer = UILabel()
  private var showsAnswer = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 280),
      card.heightAnchor.constraint(equalToConstant: 180),
    ])
    setUp(question, "7 × 8", .systemIndigo)
    setUp(answer, "56", .systemTeal)
    card.addSubview(question)
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(flip)))
  }

  private func setUp(_ label: UILabel, _ text: String, _ color: UIColor) {
    label.text = text
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 44, weight: .bold)
    label.backgroundColor = color
    label.layer.cornerRadius = 20
    label.layer.masksToBounds = true
    label.frame = CGRect(x: 0, y: 0, width: 280, height: 180)
  }

  @objc private func flip() {
    let (from, to) = showsAnswer ? (answer, question) : (question, answer)
    UIView.transition(
      from: from, to: to, duration: 0.6,
      options: [showsAnswer ? .transitionFlipFromLeft : .transitionFlipFromRight])
    showsAnswer.toggle()
  }
}
