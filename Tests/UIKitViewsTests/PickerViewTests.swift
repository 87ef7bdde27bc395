// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Drawing
import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// Two wheels: numbers, and letters in views of the delegate's.
@MainActor
private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
  var numbers = 20
  var selected: [[Int]] = []
  private(set) var reused = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? numbers : 5000
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    component == 0 ? 100 : -1
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(component == 0 ? "n" : "l")\(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selected.append([component, row])
  }
}

@MainActor
@Suite struct PickerViewTests {
  private let picker = UIPickerView()
  private let wheels = Wheels()

  private func start() -> Harness {
    picker.dataSource = wheels
    picker.delegate = wheels
    let controller = UIViewController()
    controller.view.addSubview(picker)
    let harness = Harness(size: CGSize(width: 320, height: 400)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  @Test func `rows in sight are shown on a cylinder, and others have no views`() throws {
    let harness = start()
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 1) == 5000)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
    #expect(picker.rowSize(forComponent: 1).width == 202)
    #expect(texts(harness).contains("n0") && texts(harness).contains("l5"))
    #expect(!texts(harness).contains("n6"))
    #expect(picker.view(forRow: 40, forComponent: 1) == nil)
    let middle = try #require(picker.view(forRow: 0, forComponent: 0))
    let next = try #require(picker.view(forRow: 1, forComponent: 0))
    #expect(middle.convert(middle.bounds, to: picker).midY == 108)
    // An arc of 32 points on a radius of 108 points.
    let y = next.convert(CGPoint(x: 0, y: 16), to: picker).y
    #expect(abs(y - (108 + 108 * sin(32.0 / 108))) < 0.001)
    #expect(abs(next.transform.d - cos(32.0 / 108)) < 0.001)
  }

  @Test func `the size of a row is known before the picker is laid out`() {
    picker.dataSource = wheels
    picker.delegate = wheels
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
  }

  @Test func `a wheel that is thrown stops at a row, which is reported once`() {
    let harness = start()
    harness.drag(from: CGPoint(x: 60, y: 180), to: CGPoint(x: 60, y: 80), over: 0.1)
    #expect(wheels.selected.isEmpty)
    harness.settle()
    #expect(wheels.selected.count == 1)
    let row = picker.selectedRow(inComponent: 0)
    #expect(wheels.selected == [[0, row]] && row > 3)
    let view = picker.view(forRow: row, forComponent: 0)
    #expect(abs((view?.convert(CGPoint(x: 0, y: 16), to: picker).y ?? 0) - 108) < 0.01)
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func `a tap on a row selects it`() {
    let harness = start()
    harness.tap(CGPoint(x: 60, y: 140))
    harness.settle()
    #expect(wheels.selected == [[0, 1]])
  }

  @Test func `the program selects a row without a report, and rows stay when they are read again`()
  {
    let harness = start()
    picker.selectRow(12, inComponent: 0, animated: true)
    harness.settle()
    #expect(picker.selectedRow(inComponent: 0) == 12)
    #expect(wheels.selected.isEmpty)
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 12)
    wheels.numbers = 3
    picker.reloadAllComponents()
    harness.settle()
    #expect(picker.selectedRow(inComponent: 0) == 2)
    wheels.numbers = 0
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func `keys and assistive technologies select the next row`() throws {
    let harness = start()
    harness.key("Tab")
    harness.key("Tab", isDown: false)
    harness.key("Down")
    harness.key("Down", isDown: false)
    harness.settle()
    #expect(wheels.selected == [[0, 1]])
    func flat(_ children: [AccessibilityChild]) -> [AccessibilityNode] {
      children.compactMap(\.node).flatMap { [$0] + flat($0.children) }
    }
    let nodes = flat(harness.host.accessibilityTree())
    let focused = nodes.first(where: \.isFocused)
    let node = try #require(focused)
    #expect(node.label == "n1")
    let action = node.actions.first { $0.name == "increment" }
    let increment = try #require(action)
    increment.perform()
    harness.settle()
    #expect(wheels.selected.last == [0, 2])
  }
}
