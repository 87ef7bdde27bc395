// Part of Snapback, under the MIT licence; see LICENSE.
// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKit

private enum State {
  case closed, open

  var opposite: State { self == .open ? .closed : .open }
}

/// Begins as soon as it is touched, so that a running animation is caught.
final class InstantPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began { return }
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

final class PopupDrawerViewController: UIViewController {
  private lazy var overlay: UIView = {
    let view = UIView()
    view.backgroundColor = .black
    view.alpha = 0
    return view
  }()
  private lazy var drawer: UIView = {
    let view = UIView()
    view.backgroundColor = .white
    view.layer.cornerRadius = 16
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    return view
  }()
  private lazy var closedTitle = makeTitle("Reviews", .systemFont(ofSize: 15, weight: .medium))
  private lazy var openTitle = makeTitle("Reviews", .systemFont(ofSize: 24, weight: .heavy))
  private var bottomConstraint = NSLayoutConstraint()
  private var current = State.closed
  private var animators = [UIViewPropertyAnimator]()
  private var progress = [CGFloat]()
  private let offset: CGFloat = 440

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.35, green: 0.55, blue: 0.9, alpha: 1)
    [overlay, drawer].forEach { sub in
      sub.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(sub)
    }
    bottomConstraint = drawer.bottomAnchor.constraint(
      equalTo: view.bottomAnchor, constant: offset)
    NSLayoutConstraint.activate([
      overlay.topAnchor.constraint(equalTo: view.topAnchor),
      overlay.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      overlay.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      overlay.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      drawer.heightAnchor.constraint(equalToConstant: 500),
      bottomConstraint,
      closedTitle.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 18),
      closedTitle.centerXAnchor.constraint(equalTo: drawer.centerXAnchor),
      openTitle.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 30),
      openTitle.centerXAnchor.constraint(equalTo: drawer.centerXAnchor),
    ])
    openTitle.alpha = 0
    openTitle.transform = CGAffineTransform(scaleX: 0.65, y: 0.65).concatenating(
      CGAffineTransform(translationX: 0, y: -15))
    drawer.addGestureRecognizer(InstantPan(target: self, action: #selector(panned(recognizer:))))
  }

  private func makeTitle(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = .darkText
    label.translatesAutoresizingMaskIntoConstraints = false
    drawer.addSubview(label)
    return label
  }

  private func animateIfNeeded(to state: State, duration: TimeInterval) {
    guard animators.isEmpty else { return }
    let move = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) {
      switch state {
      case .open:
        self.bottomConstraint.constant = 0
        self.drawer.layer.cornerRadius = 28
        self.overlay.alpha = 0.5
        self.closedTitle.transform = CGAffineTransform(scaleX: 1.6, y: 1.6).concatenating(
          CGAffineTransform(translationX: 0, y: 15))
        self.openTitle.transform = .identity
      case .closed:
        self.bottomConstraint.constant = self.offset
        self.drawer.layer.cornerRadius = 16
        self.overlay.alpha = 0
        self.closedTitle.transform = .identity
        self.openTitle.transform = CGAffineTransform(scaleX: 0.65, y: 0.65).concatenating(
          CGAffineTransform(translationX: 0, y: -15))
      }
      self.view.layoutIfNeeded()
    }
    move.addCompletion { position in
      switch position {
      case .start: self.current = state.opposite
      case .end: self.current = state
      case .current: break
      @unknown default: break
      }
      self.bottomConstraint.constant = self.current == .open ? 0 : self.offset
      self.animators.removeAll()
    }
    let fade = UIViewPropertyAnimator(duration: duration, curve: .easeIn) {
      self.openTitle.alpha = state == .open ? 1 : 0
      self.closedTitle.alpha = state == .open ? 0 : 1
    }
    fade.scrubsLinearly = false
    move.startAnimation()
    fade.startAnimation()
    animators = [move, fade]
  }

  @objc private func panned(recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      animateIfNeeded(to: current.opposite, duration: 1)
      animators.forEach { $0.pauseAnimation() }
      progress = animators.map { $0.fractionComplete }
    case .changed:
      let translation = recognizer.translation(in: drawer)
      var fraction = -translation.y / offset
      if current == .open { fraction *= -1 }
      if animators[0].isReversed { fraction *= -1 }
      for (index, animator) in animators.enumerated() {
        animator.fractionComplete = fraction + progress[index]
      }
    case .ended:
      let velocity = recognizer.velocity(in: drawer).y
      let shouldClose = velocity > 0
      if velocity == 0 {
        animators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        break
      }
      if shouldClose == (current == .closed) {
        animators.forEach { $0.isReversed = !$0.isReversed || $0.isReversed }
      } else {
        animators.forEach { $0.isReversed = false }
      }
      animators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    default: ()
    }
  }
}
