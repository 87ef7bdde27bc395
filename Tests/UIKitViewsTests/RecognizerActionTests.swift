// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Notes what recognizers recognize.
@MainActor
private final class Recognized {
  var lines: [String] = []

  func noted(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .ended else { return }
    var line = recognizer.name ?? ""
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      if pan.state == .ended { line += " \(Int(pan.translation(in: nil).x.rounded()))" }
    case let pinch as UIPinchGestureRecognizer:
      if pinch.state == .ended { line += pinch.scale > 1 ? " out" : " in" }
    case let turn as UIRotationGestureRecognizer:
      if turn.state == .ended { line += turn.rotation > 0 ? " clockwise" : " counterclockwise" }
    default: break
    }
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    if recognizer.state == .ended || isDiscrete { lines.append(line) }
  }
}

/// The gestures of UIKit's recognizers as actions of assistive technologies.
@MainActor
@Suite struct RecognizerActionTests {
  private let controller = UIViewController()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let recognized = Recognized()

  private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.name = name
    recognizer.addTarget(
      recognized, action: Selector(method: Recognized.noted(_:), "noted"))
    view.addGestureRecognizer(recognizer)
  }

  private func start() -> Harness {
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func nodes(_ harness: Harness) -> [AccessibilityNode] {
    func flat(_ children: [AccessibilityChild]) -> [AccessibilityNode] {
      children.compactMap(\.node).flatMap { [$0] + flat($0.children) }
    }
    return flat(harness.host.accessibilityTree())
  }

  private func perform(_ name: String, in harness: Harness) throws {
    let actions = nodes(harness).flatMap(\.actions)
    try #require(actions.first { $0.name == name }, "\(actions.map(\.name))").perform()
    harness.advance(by: 1)
  }

  @Test(arguments: [1, 2, 3])
  func `taps have actions by their number`(count: Int) throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    add(tap, "tap")
    let harness = start()
    try perform(["press", "double tap", "triple tap"][count - 1], in: harness)
    #expect(recognized.lines == ["tap"])
  }

  @Test func `a tap of two fingers, a long press and a disabled tap`() throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    add(tap, "two")
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 3
    add(press, "press")
    let off = UITapGestureRecognizer()
    off.isEnabled = false
    add(off, "off")
    let harness = start()
    #expect(nodes(harness).flatMap(\.actions).map(\.name) == ["2-finger tap", "long press"])
    try perform("2-finger tap", in: harness)
    try perform("long press", in: harness)
    #expect(recognized.lines == ["two", "press"])
  }

  @Test func `swipes have an action for each direction`() throws {
    for (name, direction) in [
      ("horizontal", [.left, .right]), ("up", .up), ("down", .down),
    ] as [(String, UISwipeGestureRecognizer.Direction)] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      add(swipe, name)
    }
    let harness = start()
    for name in ["left", "right", "up", "down"] { try perform("swipe \(name)", in: harness) }
    #expect(recognized.lines == ["horizontal", "horizontal", "up", "down"])
  }

  @Test func `pans, pinches and rotations do what the keys do`() throws {
    add(UIPanGestureRecognizer(), "pan")
    let harness = start()
    for name in ["nudge left", "nudge right"] { try perform(name, in: harness) }
    #expect(recognized.lines == ["pan -10", "pan 10"])
    recognized.lines = []
    view.gestureRecognizers?.forEach(view.removeGestureRecognizer)
    add(UIPinchGestureRecognizer(), "pinch")
    for name in ["pinch out", "pinch in"] { try perform(name, in: harness) }
    view.gestureRecognizers?.forEach(view.removeGestureRecognizer)
    add(UIRotationGestureRecognizer(), "turn")
    for name in ["rotate clockwise", "rotate counterclockwise"] { try perform(name, in: harness) }
    #expect(
      recognized.lines == [
        "pinch out", "pinch in", "turn clockwise", "turn counterclockwise",
      ])
  }

  @Test func `the gesture is made in the part that is visible`() throws {
    add(UITapGestureRecognizer(), "tap")
    view.frame = CGRect(x: 100, y: 360, width: 200, height: 400)
    let harness = start()
    try perform("press", in: harness)
    #expect(recognized.lines == ["tap"])
    view.frame.origin.y = 500
    try perform("press", in: harness)
    #expect(recognized.lines == ["tap"])
  }

  @Test func `the only view inside has the actions, and a label its own`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Card"
    view.addSubview(label)
    add(UITapGestureRecognizer(), "tap")
    let harness = start()
    let node = try #require(nodes(harness).first)
    #expect(node.label == "Card" && node.actions.map(\.name) == ["press"])
    try perform("press", in: harness)
    #expect(recognized.lines == ["tap"])
  }

  @Test func `rows of tables are pressed, whose own recognizers are no actions`() throws {
    let rows = TableRows(count: 3)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.dataSource = rows
    table.delegate = rows
    view.addSubview(table)
    let harness = start()
    harness.advance(by: 0.1)
    let found = nodes(harness)
    #expect(found.filter { $0.role == .listItem }.map(\.label) == ["Row 0", "Row 1", "Row 2"])
    #expect(found.filter { $0.role != .listItem }.flatMap(\.actions).map(\.name) == [])
    try #require(found.filter { $0.role == .listItem }[1].actions.first).perform()
    harness.advance(by: 0.5)
    #expect(rows.selected == [1])
  }
}
