// Part of Snapback, under the MIT licence; see LICENSE.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

//
//  SwipeDeck.swift
//  A deck of cards: drag one away to the left or right, or let it spring back.
//

import UIKit

class DeckCard: UIView {

  private let titleLabel = UILabel()
  private let stamp = UILabel()

  init(title: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 18
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 6)

    titleLabel.text = title
    titleLabel.font = UIFont.systemFont(ofSize: 32, weight: .bold)
    titleLabel.textColor = .white
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(titleLabel)

    stamp.text = "LIKE"
    stamp.font = .boldSystemFont(ofSize: 26)
    stamp.textColor = .white
    stamp.alpha = 0
    stamp.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stamp)

    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      stamp.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      stamp.centerXAnchor.constraint(equalTo: centerXAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func showStamp(_ amount: CGFloat) {
    stamp.text = amount > 0 ? "LIKE" : "NOPE"
    stamp.alpha = min(abs(amount), 1)
  }
}

class SwipeDeckViewController: UIViewController {

  private var cards: [DeckCard] = []
  private let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink]
  private let throwDistance: CGFloat = 100

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    for (index, color) in colors.enumerated() {
      let card = DeckCard(title: "Card \(colors.count - index)", color: color)
      view.addSubview(card)
      cards.append(card)
      let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
      card.addGestureRecognizer(pan)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = CGSize(width: view.bounds.width - 80, height: 420)
    for (index, card) in cards.enumerated() where card.transform == .identity {
      let depth = CGFloat(cards.count - 1 - index)
      card.bounds.size = size
      card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY - depth * 12)
    }
  }

  @objc private func handlePan(_ gesture: UIPanGestureRecognizer) {
    guard let card = gesture.view as? DeckCard else { return }
    let translation = gesture.translation(in: view)
    switch gesture.state {
    case .changed:
      let angle = translation.x / view.bounds.width * (.pi / 8)
      card.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
        .rotated(by: angle)
      card.showStamp(translation.x / throwDistance)
    case .ended, .cancelled:
      let velocity = gesture.velocity(in: view)
      if abs(translation.x) > throwDistance || abs(velocity.x) > 900 {
        throwAway(card, direction: translation.x > 0 ? 1 : -1)
      } else {
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
          options: [],
          animations: {
            card.transform = .identity
            card.showStamp(0)
          }, completion: nil)
      }
    default:
      break
    }
  }

  private func throwAway(_ card: DeckCard, direction: CGFloat) {
    UIView.animate(
      withDuration: 0.35,
      animations: {
        card.transform = CGAffineTransform(translationX: direction * 600, y: 0)
          .rotated(by: direction * 0.4)
        card.alpha = 0
      }
    ) { _ in
      card.removeFromSuperview()
      self.cards.removeAll { $0 === card }
    }
  }
}
