// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Records the states of a pan on a card.
@MainActor
final class PanController: UIViewController {
  let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let pan = UIPanGestureRecognizer()
  var states: [UIGestureRecognizer.State] = []
  var onChange: (UIPanGestureRecognizer) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .red
    view.addSubview(card)
    pan.addTarget(self, action: Selector(method: PanController.panned, "panned"))
    card.addGestureRecognizer(pan)
  }

  func panned(_ recognizer: UIPanGestureRecognizer) {
    states.append(recognizer.state)
    onChange(recognizer)
  }
}

@MainActor
@Suite struct PanTests {
  private func start(_ controller: UIViewController) -> Harness {
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  @Test func `a pan begins after ten points, changes and ends`() {
    let controller = PanController()
    let harness = start(controller)
    harness.press(CGPoint(x: 150, y: 150))
    harness.move(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 159, y: 150), over: 0.05)
    #expect(controller.states.isEmpty)
    harness.move(from: CGPoint(x: 159, y: 150), to: CGPoint(x: 200, y: 150), over: 0.05)
    #expect(controller.states.first == .began)
    #expect(controller.pan.translation(in: controller.view).x == 50)
    harness.release(CGPoint(x: 200, y: 150))
    #expect(controller.states.last == .ended)
    #expect(controller.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    #expect(controller.pan.state == .possible)
  }

  @Test func `a quick movement after a pause has a direction when the pan begins`() {
    let controller = PanController()
    let harness = start(controller)
    var velocities: [CGPoint] = []
    controller.onChange = { velocities.append($0.velocity(in: controller.view)) }
    harness.press(CGPoint(x: 150, y: 150))
    for _ in 0..<30 { harness.frame() }
    harness.move(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 174, y: 158), over: 0.016)
    #expect(controller.states == [.began])
    #expect(velocities.first.map { $0.x > 100 && $0.x < 1500 && $0.y > 20 } == true)
    harness.release(CGPoint(x: 174, y: 158))
    #expect(velocities.last == .zero)
    harness.frame()
    #expect(controller.pan.velocity(in: controller.view) == .zero)
    harness.press(CGPoint(x: 150, y: 150))
    #expect(controller.pan.velocity(in: controller.view) == .zero)
  }

  @Test func `further movement is added to a translation that was set`() {
    let controller = PanController()
    let harness = start(controller)
    var sum = CGPoint.zero
    controller.onChange = { pan in
      let translation = pan.translation(in: controller.view)
      sum = CGPoint(x: sum.x + translation.x, y: sum.y + translation.y)
      pan.setTranslation(.zero, in: controller.view)
    }
    harness.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 190), over: 0.2)
    #expect(abs(sum.x - 100) < 0.001)
    #expect(abs(sum.y - 40) < 0.001)
  }

  @Test func `a view that is dragged is drawn where it is`() {
    let controller = PanController()
    let harness = start(controller)
    controller.onChange = { pan in
      let translation = pan.translation(in: controller.view)
      controller.card.center.x += translation.x
      pan.setTranslation(.zero, in: controller.view)
    }
    harness.press(CGPoint(x: 150, y: 150))
    harness.move(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150), over: 0.1)
    #expect(controller.card.frame.minX == 200)
    #expect(harness.list.fillCenters.contains(CGPoint(x: 250, y: 150)))
  }

  @Test func `a tap waits for a double tap to fail`() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    controller.view.addSubview(view)
    let log = TapLog()
    let one = UITapGestureRecognizer(
      target: log, action: Selector(method: TapLog.single, "single"))
    let two = UITapGestureRecognizer(
      target: log, action: Selector(method: TapLog.double, "double"))
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    view.addGestureRecognizer(one)
    view.addGestureRecognizer(two)
    let harness = start(controller)
    func tap() {
      harness.press(CGPoint(x: 50, y: 50))
      harness.release(CGPoint(x: 50, y: 50))
    }
    tap()
    #expect(log.calls.isEmpty)
    harness.advance(by: 0.5)
    #expect(log.calls == ["single"])
    log.calls = []
    tap()
    tap()
    harness.advance(by: 0.6)
    #expect(log.calls == ["double"])
  }

  @Test func `a button sends its action, and not when a pan has taken the touch`() {
    let controller = PanController()
    let log = TapLog()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.addTarget(log, action: Selector(method: TapLog.single, "single"), for: .touchUpInside)
    controller.loadViewIfNeeded()
    controller.card.addSubview(button)
    let harness = start(controller)
    harness.press(CGPoint(x: 150, y: 150))
    #expect(button.isHighlighted)
    harness.release(CGPoint(x: 150, y: 150))
    #expect(log.calls == ["single"])
    harness.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 180, y: 150), over: 0.1)
    #expect(log.calls == ["single"])
    #expect(!button.isHighlighted)
  }
}

@MainActor
final class TapLog {
  var calls: [String] = []
  func single() { calls.append("single") }
  func double() { calls.append("double") }
}
