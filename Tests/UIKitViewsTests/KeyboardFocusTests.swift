// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// The keyboard alone reaches and uses UIKit's views.
@MainActor
@Suite struct KeyboardFocusTests {
  private let controller = UIViewController()

  private func start(_ views: UIView...) -> Harness {
    for view in views { controller.view.addSubview(view) }
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  private func press(_ key: String, _ modifiers: Modifiers = [], in harness: Harness) {
    harness.key(key, holding: modifiers)
    harness.key(key, isDown: false, holding: modifiers)
    harness.advance(by: 0.3)
  }

  private func button(_ title: String, _ x: CGFloat, _ y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: x, y: y, width: 80, height: 40)
    return button
  }

  private func focused(_ harness: Harness) -> String? {
    func flat(_ children: [AccessibilityChild]) -> [AccessibilityNode] {
      children.compactMap(\.node).flatMap { [$0] + flat($0.children) }
    }
    return flat(harness.host.accessibilityTree()).first(where: \.isFocused)?.label
  }

  @Test func `Tab goes through buttons in reading order, and Space presses once`() {
    var presses = 0
    let buttons = [
      button("low", 10, 200), button("right", 120, 12), button("left", 10, 10),
    ]
    buttons[2].addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let harness = start(buttons[0], buttons[1], buttons[2])
    var order: [String?] = []
    for _ in 0..<4 {
      press("Tab", in: harness)
      order.append(focused(harness))
    }
    #expect(order == ["left", "right", "low", "left"])
    press("Space", in: harness)
    #expect(presses == 1)
    press("Tab", .shift, in: harness)
    #expect(focused(harness) == "low")
    press("Escape", in: harness)
    #expect(focused(harness) == nil)
    press("Space", in: harness)
    #expect(presses == 1)
  }

  @Test func `Return performs the action of a button by a configuration once`() {
    var presses = 0
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Filled") { _ in presses += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    let harness = start(button)
    press("Tab", in: harness)
    press("Return", in: harness)
    #expect(presses == 1)
  }

  @Test func `a ring is drawn around a focused button until the mouse is pressed`() {
    let button = button("one", 100, 100)
    let harness = start(button)
    let before = harness.list
    press("Tab", in: harness)
    #expect(harness.list != before)
    harness.press(CGPoint(x: 300, y: 300))
    harness.release(CGPoint(x: 300, y: 300))
    harness.frame()
    #expect(harness.list == before)
  }

  @Test func `a slider moves by arrows between two buttons, and sends its changes`() {
    let slider = UISlider(frame: CGRect(x: 10, y: 80, width: 200, height: 40))
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    let harness = start(button("below", 10, 200), slider, button("above", 10, 10))
    press("Tab", in: harness)
    #expect(focused(harness) == "above")
    press("Tab", in: harness)
    press("Right", in: harness)
    #expect(values.count == 1 && values[0] > 0, "\(values)")
    press("Tab", in: harness)
    #expect(focused(harness) == "below")
  }

  @Test func `a switch is reached, and turned on`() {
    let control = UISwitch(frame: CGRect(x: 10, y: 80, width: 0, height: 0))
    var values: [Bool] = []
    control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
    let harness = start(control)
    press("Tab", in: harness)
    press("Space", in: harness)
    #expect(values == [true])
  }

  @Test func `all rows of a table are reached, which scrolls, and Space selects one`() {
    let rows = TableRows(count: 30)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.dataSource = rows
    table.delegate = rows
    let harness = start(table)
    var order: [String?] = []
    for _ in 0..<30 {
      press("Tab", in: harness)
      order.append(focused(harness))
    }
    #expect(order == (0..<30).map { "Row \($0)" })
    press("Space", in: harness)
    #expect(rows.selected == [29])
    press("Tab", .shift, in: harness)
    press("Return", in: harness)
    #expect(rows.selected == [29, 28])
  }

  @Test func `a view with recognizers is tapped, nudged and pinched`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let log = RecognizerLog()
    let recognizers = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
    ]
    for recognizer in recognizers {
      recognizer.addTarget(log, action: Selector(method: RecognizerLog.noted(_:), "noted"))
      view.addGestureRecognizer(recognizer)
    }
    let harness = start(view)
    press("Space", in: harness)
    #expect(log.lines == [])
    press("Tab", in: harness)
    press("Space", in: harness)
    harness.advance(by: 1)
    press("Right", in: harness)
    harness.advance(by: 1)
    press("=", in: harness)
    harness.advance(by: 1)
    #expect(log.lines == ["tap", "pan right", "pinch out"])
  }

  @Test func `a presented sheet holds the focus, and Escape dismisses it`() {
    let below = button("below", 10, 10)
    let harness = start(below)
    press("Tab", in: harness)
    #expect(focused(harness) == "below")
    let sheet = UIViewController()
    let inside = [button("one", 10, 10), button("two", 10, 80)]
    for button in inside { sheet.view.addSubview(button) }
    controller.present(sheet, animated: true)
    harness.advance(by: 1)
    var order: [String?] = []
    for _ in 0..<3 {
      press("Tab", in: harness)
      order.append(focused(harness))
    }
    #expect(order == ["one", "two", "one"])
    press("Escape", in: harness)
    harness.advance(by: 1)
    #expect(controller.presentedViewController == nil)
    press("Tab", in: harness)
    #expect(focused(harness) == "below")
  }

  @Test func `a sheet that must not be dismissed stays for Escape`() {
    let harness = start()
    let sheet = UIViewController()
    sheet.isModalInPresentation = true
    controller.present(sheet, animated: false)
    harness.advance(by: 1)
    press("Escape", in: harness)
    harness.advance(by: 1)
    #expect(controller.presentedViewController === sheet)
  }

  @Test func `Escape cancels an alert`() {
    let harness = start()
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    for (title, style) in [("Cancel", .cancel), ("OK", .default)]
      as [(String, UIAlertAction.Style)]
    {
      alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
    }
    controller.present(alert, animated: false)
    harness.advance(by: 1)
    press("Escape", in: harness)
    harness.advance(by: 1)
    #expect(chosen == ["Cancel"])
  }
}

/// Notes what recognizers recognize.
@MainActor
private final class RecognizerLog {
  var lines: [String] = []

  func noted(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      lines.append("pan \(pan.translation(in: nil).x > 0 ? "right" : "elsewhere")")
    case let pinch as UIPinchGestureRecognizer:
      lines.append(pinch.scale > 1 ? "pinch out" : "pinch in")
    default: lines.append("tap")
    }
  }
}
