// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct ContentTransitionTests {
  private let controller = UIViewController()
  private let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let front = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func start() -> Harness {
    (front.backgroundColor, back.backgroundColor) = (.red, .blue)
    card.addSubview(front)
    controller.view.addSubview(card)
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func colors(_ harness: Harness) -> (red: Bool, blue: Bool) {
    harness.frame()
    let text = harness.list.description
    return (text.contains("#ff0000"), text.contains("#0000ff"))
  }

  @Test func `a flip shows the old contents until it is edge on, then the new ones`() {
    let harness = start()
    var isFinished: Bool?
    UIView.transition(
      from: front, to: back, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]
    ) { isFinished = $0 }
    #expect(front.superview == nil && back.superview === card)
    harness.advance(by: 0.3)
    var shown = colors(harness)
    #expect(shown.red && !shown.blue)
    #expect(harness.list.description.contains("projection"))
    harness.advance(by: 0.4)
    shown = colors(harness)
    #expect(!shown.red && shown.blue)
    #expect(isFinished == nil)
    harness.advance(by: 0.5)
    #expect(isFinished == true)
    #expect(!harness.list.description.contains("projection"))
  }

  @Test func `old contents dissolve over the new ones`() {
    let harness = start()
    UIView.transition(
      with: card, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) { [front] in
      front.backgroundColor = .blue
    }
    harness.advance(by: 0.5)
    let shown = colors(harness)
    #expect(shown.red && shown.blue)
    harness.settle()
    #expect(!colors(harness).red)
  }

  @Test func `a transition without a kind replaces the contents at once`() {
    let harness = start()
    UIView.transition(with: card, duration: 1, options: []) { [front] in
      front.backgroundColor = .blue
    }
    harness.advance(by: 0.1)
    #expect(!colors(harness).red)
  }

  @Test func `views can be hidden and shown instead`() {
    let harness = start()
    card.addSubview(back)
    back.isHidden = true
    UIView.transition(
      from: front, to: back, duration: 0.5,
      options: [.transitionFlipFromTop, .showHideTransitionViews])
    harness.settle()
    #expect(front.isHidden && !back.isHidden && front.superview === card)
  }

  @Test func `a snapshot keeps showing what a view was`() throws {
    let harness = start()
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds.size == card.bounds.size)
    controller.view.addSubview(snapshot)
    front.backgroundColor = .blue
    let shown = colors(harness)
    #expect(shown.red && shown.blue)
  }
}
