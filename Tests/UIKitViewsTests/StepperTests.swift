// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite final class StepperTests {
  private let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 300, height: 10))
  private var values: [Double] = []
  private let left = CGPoint(x: 30, y: 26)
  private let right = CGPoint(x: 85, y: 26)

  init() {
    stepper.addAction(
      UIAction { [unowned self] _ in values.append(stepper.value) }, for: .valueChanged)
  }

  private func start() -> Harness {
    let controller = UIViewController()
    controller.view.addSubview(stepper)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  @Test func `the buttons step within the range, and report each value`() {
    stepper.maximumValue = 2
    let harness = start()
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    for _ in 0..<3 { harness.tap(right) }
    #expect(values == [1, 2])
    harness.tap(left)
    #expect(values == [1, 2, 1])
    stepper.isEnabled = false
    harness.settle()
    harness.tap(left)
    #expect(stepper.value == 1)
  }

  @Test func `a value that the program sets is in the range and not reported`() {
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.value = .nan
    #expect(stepper.value == 0)
    stepper.minimumValue = 5
    #expect(stepper.value == 5)
    #expect(values.isEmpty)
  }

  @Test func `steps beyond an end lead to the other one if the stepper wraps`() {
    stepper.wraps = true
    let harness = start()
    harness.tap(left)
    harness.tap(right)
    #expect(values == [100, 0])
  }

  @Test func `a button that is held repeats unless that is switched off`() {
    let harness = start()
    harness.press(right)
    harness.advance(by: 0.85)
    harness.release(right)
    #expect(values == [1, 2, 3, 4, 5])
    stepper.autorepeat = false
    harness.press(right)
    harness.advance(by: 0.85)
    harness.release(right)
    #expect(values.last == 6 && values.count == 6)
  }

  @Test func `a stepper that is not continuous reports the value of the release`() {
    stepper.isContinuous = false
    let harness = start()
    harness.press(right)
    harness.advance(by: 0.65)
    #expect(values.isEmpty && stepper.value == 3)
    harness.release(right)
    harness.frame()
    #expect(values == [3])
  }

  @Test func `keys and assistive technologies step`() throws {
    stepper.accessibilityLabel = "Servings"
    let harness = start()
    harness.key("Tab")
    harness.key("Tab", isDown: false)
    harness.key("Up")
    harness.key("Up", isDown: false)
    harness.settle()
    #expect(values == [1])
    let first = harness.host.accessibilityTree().compactMap(\.node).first
    let node = try #require(first)
    #expect(node.label == "Servings" && node.isFocused)
    let action = node.actions.first { $0.name == "increment" }
    let increment = try #require(action)
    increment.perform()
    #expect(values == [1, 2])
  }
}
