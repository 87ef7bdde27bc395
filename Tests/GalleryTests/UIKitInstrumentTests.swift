// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import InterfaceTesting
import Snapback
import Testing
import UIKitViews

/// A view that is the author's.
private final class CardView: UIView {}

/// A controller with a card that is thrown; the recognizer belongs to the view around it.
private final class ThrowController: UIViewController {
  let card = CardView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private var start = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .blue
    view.addSubview(card)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector(method: ThrowController.panned, "panned")))
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      start = card.center
      move(pan)
    case .changed: move(pan)
    case .ended:
      // A spring of a short response.
      let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { [self] in
        card.center = start
      }
      animator.startAnimation()
    default: break
    }
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    card.center = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
  }
}

/// The inspector and the panels know a file of UIKit, as a user of the window sees them.
@MainActor
@Suite struct UIKitInstrumentTests {
  @Test func `the inspector lists the views of a controller, and selects one`() {
    let window = StudioHarness(FilePreview { _rootView(ThrowController()) }, panel: "inspect")
    #expect(!window.texts.contains("No views of the source"))
    #expect(window.texts.contains("ThrowController"))
    #expect(window.texts.contains("CardView"))
    window.click("CardView")
    #expect(window.texts.contains("cornerRadius"))
  }

  @Test func `the release names the spring of a property animator, however short`() {
    let window = StudioHarness(FilePreview { _rootView(ThrowController()) }, panel: "motion")
    window.harness.drag(
      from: CGPoint(x: 515, y: 420), to: CGPoint(x: 615, y: 463), over: 0.2)
    window.harness.settle()
    #expect(!window.texts.contains("none"))
    #expect(window.texts.contains { $0.contains(" s, bounce ") })
  }

  @Test func `the motion is that of the view that follows the finger`() throws {
    let record = StageRecord()
    let controller = ThrowController()
    let session = StageSession { size, scale, resources in
      ViewHost(_rootView(controller), size: size, scale: scale, resources: resources)
    }
    record.observe(session)
    let harness = Harness(
      ViewHost(
        SceneStage(session), size: CGSize(width: 390, height: 700), scale: 1,
        resources: .plain()))
    harness.frame()
    harness.frame()
    // Beside the card.
    let start = CGPoint(x: 60, y: 500)
    harness.press(start)
    harness.frame()
    harness.move(from: start, to: CGPoint(x: 160, y: 560), over: 0.2)
    harness.frame()
    let place = try #require(record.position)
    #expect(abs(place.x - controller.card.center.x) < 0.01)
    #expect(abs(place.y - controller.card.center.y) < 0.01)
    #expect(record.viewName == "CardView")
  }
}
