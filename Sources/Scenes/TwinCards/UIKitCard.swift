// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The card of UIKit's views.
final class UIKitCard {
  let stage = CardStage()
  private var start = CGPoint.zero
  private var animator: UIViewPropertyAnimator?

  func begin(_ translation: CGPoint) {
    // The card stays where it is presented.
    animator?.stopAnimation(true)
    start = stage.card.center
    move(translation)
  }

  func move(_ translation: CGPoint) {
    stage.card.center = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
  }

  func release(_ velocity: CGPoint) {
    let (center, home) = (stage.card.center, stage.home)
    func relative(_ velocity: CGFloat, _ distance: CGFloat) -> CGFloat {
      distance == 0 ? 0 : velocity / distance
    }
    let spring = UISpringTimingParameters(
      duration: TwinCardsScene.duration, bounce: TwinCardsScene.bounce,
      initialVelocity: CGVector(
        dx: relative(velocity.x, home.x - center.x), dy: relative(velocity.y, home.y - center.y)))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [stage] in stage.card.center = home }
    animator.startAnimation()
    self.animator = animator
  }
}

/// A view with the card in its middle.
final class CardStage: UIView {
  let card: UIView = GradientLayerView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.layer.cornerRadius = 24
    card.layer.cornerCurve = .continuous
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 14
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    (card.layer as? CAGradientLayer)?.colors = [
      UIColor.systemOrange.cgColor, UIColor.systemPink.cgColor,
    ]
    label.text = "UIKit"
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(label)
    addSubview(card)
  }

  required init?(coder: NSCoder) { return nil }

  var home: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard card.bounds.size != bounds.size else { return }
    card.frame = bounds
  }
}

private final class GradientLayerView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
