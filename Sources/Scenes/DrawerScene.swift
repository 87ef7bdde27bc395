// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A UIKit drawer on an animation that can be caught and reversed.
///
/// Drag or flick the drawer up and down, or tap it. Catch it while it moves: it stops and follows the
/// pointer. Tap it while it moves: it turns around. The card behind shrinks by the same fraction.
///
/// Teaches `UIViewPropertyAnimator`: `pauseAnimation` and `fractionComplete` during the drag,
/// `isReversed` and `continueAnimation` with the velocity of the release.
struct DrawerScene: View {
  var body: some View {
    ZStack(alignment: .top) {
      SceneBackground()
      Drawer().ignoresSafeArea()
      Hint("Drag, flick, tap or catch the drawer").padding(.top, 24)
    }
  }
}

private struct Drawer: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> DrawerController { DrawerController() }
  func updateUIViewController(_ controller: DrawerController, context: Context) {}
}

private final class DrawerController: UIViewController {
  private let card = UIView()
  private let shade = UIView()
  private let drawer = UIView()
  private let grabber = UIView()
  private var isOpen = false
  private var animator: UIViewPropertyAnimator?
  /// Whether the animation opens the drawer.
  private var opens = false
  /// The fraction at the start of a drag.
  private var start: CGFloat = 0

  private static let closedHeight: CGFloat = 104
  private static let damping: CGFloat = 0.8

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 32
    card.layer.cornerCurve = .continuous
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    drawer.backgroundColor = .systemBackground
    drawer.layer.cornerRadius = 28
    drawer.layer.cornerCurve = .continuous
    drawer.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    drawer.layer.shadowOpacity = 0.2
    drawer.layer.shadowRadius = 16
    grabber.backgroundColor = .systemGray
    grabber.layer.cornerRadius = 2.5
    for part in [card, shade, drawer] { view.addSubview(part) }
    drawer.addSubview(grabber)
    addRows()
    drawer.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector(method: DrawerController.panned, "panned")))
    drawer.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(method: DrawerController.tapped, "tapped")))
  }

  private func addRows() {
    let colors: [UIColor] = [.systemOrange, .systemPink, .systemTeal, .systemGreen]
    for (index, color) in colors.enumerated() {
      let row = UIView(frame: CGRect(x: 24, y: 32 + CGFloat(index) * 80, width: 0, height: 64))
      row.backgroundColor = color
      row.layer.cornerRadius = 16
      row.autoresizingMask = .flexibleWidth
      drawer.addSubview(row)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard animator == nil else { return }
    let size = view.bounds.size
    card.transform = .identity
    card.bounds.size = CGSize(width: size.width - 96, height: max(0, size.height - 264))
    card.center = CGPoint(x: size.width / 2, y: (size.height - Self.closedHeight) / 2 + 12)
    shade.frame = view.bounds
    place(isOpen)
    grabber.frame = CGRect(x: drawer.bounds.midX - 20, y: 10, width: 40, height: 5)
    for row in drawer.subviews.dropFirst() { row.frame.size.width = drawer.bounds.width - 48 }
  }

  private var openHeight: CGFloat { min(view.bounds.height * 0.7, 376) }
  private var distance: CGFloat { openHeight - Self.closedHeight }

  private func place(_ isOpen: Bool) {
    let size = view.bounds.size
    let width = min(size.width, 480)
    // The drawer continues below the window, which shows when the spring overshoots.
    drawer.frame = CGRect(
      x: (size.width - width) / 2,
      y: size.height - (isOpen ? openHeight : Self.closedHeight), width: width,
      height: openHeight + 120)
    shade.alpha = isOpen ? 0.35 : 0
    card.transform = isOpen ? CGAffineTransform(scaleX: 0.88, y: 0.88) : .identity
  }

  /// The animation in progress, or a new one to the other side.
  private func transition() -> UIViewPropertyAnimator {
    if let animator { return animator }
    opens = !isOpen
    let animator = UIViewPropertyAnimator(duration: 0.7, dampingRatio: Self.damping) { [self] in
      place(opens)
    }
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      isOpen = (position == .end) == opens
      self.animator = nil
    }
    self.animator = animator
    return animator
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if let animator { animator.isReversed.toggle() } else { transition().startAnimation() }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let animator = transition()
    let direction: CGFloat = opens ? -1 : 1
    switch pan.state {
    case .began:
      animator.pauseAnimation()
      start = animator.fractionComplete
    case .changed:
      let moved = direction * pan.translation(in: view).y / distance
      animator.fractionComplete = min(max(start + moved, 0), 1)
    default:
      let velocity = direction * pan.velocity(in: view).y / distance
      let fraction = animator.fractionComplete
      animator.isReversed = fraction + velocity * 0.25 < 0.5
      let rest = max(0.01, animator.isReversed ? fraction : 1 - fraction)
      let towards = (animator.isReversed ? -velocity : velocity) / rest
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(
          dampingRatio: Self.damping, initialVelocity: CGVector(dx: towards, dy: towards)),
        durationFactor: 1)
    }
  }
}
