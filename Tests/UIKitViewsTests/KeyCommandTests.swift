// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A controller whose keys write into a log.
@MainActor
private final class KeyController: UIViewController {
  let log: EventLog
  let name: String
  var escapes = 0

  init(_ name: String, _ log: EventLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "n", modifierFlags: .command,
        action: Selector(method: KeyController.pressed(_:), "pressed:")),
      UIKeyCommand(
        action: Selector(method: KeyController.pressed(_:), "pressed:"),
        input: UIKeyCommand.inputUpArrow),
    ]
  }

  private func pressed(_ command: UIKeyCommand) {
    log.lines.append("\(name) \(command.input ?? "")")
  }

  override func accessibilityPerformEscape() -> Bool {
    escapes += 1
    return true
  }
}

@MainActor
@Suite struct KeyCommandTests {
  private let log = EventLog()

  private func start(_ controller: UIViewController) -> Harness {
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  @Test func `a key calls the method of the command that has its modifiers`() {
    let harness = start(KeyController("root", log))
    harness.key("N", holding: .control)
    harness.key("N")
    harness.key("Up")
    #expect(log.lines == ["root n", "root \(UIKeyCommand.inputUpArrow)"])
  }

  @Test func `the controller in front gets the keys first`() {
    let root = KeyController("root", log)
    let harness = start(root)
    root.present(KeyController("front", log), animated: false)
    harness.settle()
    harness.key("Up")
    #expect(log.lines == ["front \(UIKeyCommand.inputUpArrow)"])
  }

  @Test func `added commands are those of the controller until they are removed`() {
    let controller = UIViewController()
    let command = UIKeyCommand(
      input: "a", modifierFlags: [], action: Selector(method: UIView.setNeedsLayout, "layOut"))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands?.first === command)
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  private func nodes(_ harness: Harness) -> [AccessibilityNode] {
    func flat(_ children: [AccessibilityChild]) -> [AccessibilityNode] {
      children.compactMap(\.node).flatMap { [$0] + flat($0.children) }
    }
    return flat(harness.host.accessibilityTree())
  }

  @Test func `a presented controller that handles the escape gesture is not dismissed by it`()
    throws
  {
    let root = UIViewController()
    let harness = start(root)
    let front = KeyController("front", log)
    root.present(front, animated: false)
    harness.settle()
    let dialog = try #require(nodes(harness).first { $0.role == .dialog })
    dialog.actions.first { $0.name == "escape" }?.perform()
    harness.settle()
    #expect(front.escapes == 1)
    #expect(root.presentedViewController === front)
  }

  @Test func `traits, value, hint and actions are those of the view's node`() throws {
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Card"
    view.accessibilityValue = "3 of 5"
    view.accessibilityHint = "Throws the card"
    view.accessibilityTraits = [.button, .selected]
    var names: [String] = []
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Discard") {
        names.append($0.name)
        return true
      }
    ]
    root.view.addSubview(view)
    let harness = start(root)
    let node = try #require(nodes(harness).first { $0.label == "Card" })
    #expect(node.role == .button)
    #expect(node.value == "3 of 5")
    #expect(node.hint == "Throws the card")
    #expect(node.isSelected == true)
    node.actions.first { $0.name == "Discard" }?.perform()
    #expect(names == ["Discard"])
  }
}
