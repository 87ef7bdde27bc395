// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct HoverTests {
  private let controller = UIViewController()
  private let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let log: EventLog
  private let target: HoverTarget

  init() {
    log = EventLog()
    target = HoverTarget(log)
  }

  private func start() -> (Harness, UIHoverGestureRecognizer) {
    controller.view.addSubview(card)
    let recognizer = UIHoverGestureRecognizer()
    recognizer.addTarget(target, action: Selector(method: HoverTarget.hovered(_:), "hovered:"))
    card.addGestureRecognizer(recognizer)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    return (harness, recognizer)
  }

  private func move(_ harness: Harness, to point: CGPoint) { harness.mouse(.move, point) }

  @Test func `a mouse over a view begins, changes and ends a hover`() {
    let (harness, recognizer) = start()
    move(harness, to: CGPoint(x: 20, y: 20))
    #expect(log.lines == [])
    move(harness, to: CGPoint(x: 110, y: 120))
    move(harness, to: CGPoint(x: 130, y: 120))
    move(harness, to: CGPoint(x: 250, y: 120))
    #expect(log.lines == ["began 10 20", "changed 30 20", "ended 30 20"])
    #expect(recognizer.state == .possible)
    move(harness, to: CGPoint(x: 130, y: 130))
    #expect(log.lines.last == "began 30 30")
  }

  @Test func `a view that moves under a resting mouse is entered, and a hidden one is left`() {
    let (harness, _) = start()
    move(harness, to: CGPoint(x: 20, y: 20))
    card.frame.origin = .zero
    harness.frame()
    #expect(log.lines == ["began 20 20"])
    card.isHidden = true
    harness.frame()
    #expect(log.lines.last == "ended 20 20")
  }

  @Test func `a disabled recognizer does not hover`() {
    let (harness, recognizer) = start()
    recognizer.isEnabled = false
    move(harness, to: CGPoint(x: 110, y: 120))
    #expect(log.lines == [])
    recognizer.isEnabled = true
    move(harness, to: CGPoint(x: 111, y: 120))
    #expect(log.lines == ["began 11 20"])
    recognizer.isEnabled = false
    harness.frame()
    #expect(log.lines == ["began 11 20", "cancelled 11 20"])
  }
}

@MainActor
private final class HoverTarget {
  private let log: EventLog

  init(_ log: EventLog) { self.log = log }

  func hovered(_ recognizer: UIHoverGestureRecognizer) {
    let point = recognizer.location(in: recognizer.view)
    log.lines.append("\(recognizer.state) \(Int(point.x)) \(Int(point.y))")
  }
}
