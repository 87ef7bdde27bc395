// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A drawer that a pan opens by a property animator, in the manner of tutorials.
@MainActor
private final class DrawerController: UIViewController {
  let drawer = UIView()
  let overlay = UIView()
  private var bottom = NSLayoutConstraint()
  private(set) var isOpen = false
  private var animator: UIViewPropertyAnimator?
  private var start: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay.backgroundColor = .black
    overlay.alpha = 0
    view.addSubview(overlay)
    drawer.backgroundColor = .white
    drawer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(drawer)
    bottom = drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 240)
    NSLayoutConstraint.activate([
      drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      drawer.heightAnchor.constraint(equalToConstant: 300), bottom,
    ])
    drawer.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector(method: DrawerController.panned, "panned")))
  }

  private func animate() {
    guard animator == nil else { return }
    let target = !isOpen
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { [self] in
      bottom.constant = target ? 0 : 240
      overlay.alpha = target ? 0.5 : 0
      view.layoutIfNeeded()
    }
    animator.addCompletion { [self] position in
      isOpen = position == .end ? target : !target
      bottom.constant = isOpen ? 0 : 240
      self.animator = nil
    }
    animator.startAnimation()
    self.animator = animator
  }

  func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      animate()
      animator?.pauseAnimation()
      start = animator?.fractionComplete ?? 0
    case .changed:
      let translation = -recognizer.translation(in: drawer).y / 240
      animator?.fractionComplete = start + (isOpen ? -translation : translation)
    case .ended:
      animator?.isReversed = (recognizer.velocity(in: view).y > 0) != isOpen
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }
}

@MainActor
@Suite struct DrawerTests {
  private let controller = DrawerController()

  private func start() -> Harness {
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private var top: CGFloat { controller.drawer.layer.presentation()?.frame.minY ?? -1 }

  @Test func `a drawer follows the finger and opens after a release upwards`() {
    let harness = start()
    #expect(top == 540)
    harness.press(CGPoint(x: 200, y: 570))
    harness.move(from: CGPoint(x: 200, y: 570), to: CGPoint(x: 200, y: 450), over: 0.3)
    #expect(abs(top - 420) < 0.5)
    #expect(abs((controller.overlay.layer.presentation()?.opacity ?? 0) - 0.25) < 0.01)
    harness.release(CGPoint(x: 200, y: 450))
    harness.advance(by: 2)
    #expect(controller.isOpen)
    #expect(controller.drawer.frame.minY == 300)
  }

  @Test func `a drawer that is opening is caught and thrown back`() {
    let harness = start()
    harness.press(CGPoint(x: 200, y: 570))
    harness.move(from: CGPoint(x: 200, y: 570), to: CGPoint(x: 200, y: 450), over: 0.1)
    harness.release(CGPoint(x: 200, y: 450))
    harness.advance(by: 0.1)
    let caught = top
    #expect(caught < 420)
    #expect(caught > 300)
    let finger = CGPoint(x: 200, y: caught + 60)
    harness.press(finger)
    harness.move(from: finger, to: CGPoint(x: 200, y: finger.y + 60), over: 0.1)
    harness.release(CGPoint(x: 200, y: finger.y + 60))
    harness.advance(by: 2)
    #expect(!controller.isOpen)
    #expect(controller.drawer.frame.minY == 540)
  }
}
