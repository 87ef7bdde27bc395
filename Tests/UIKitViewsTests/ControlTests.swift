// Part of Snapback, under the MIT licence; see LICENSE.

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

/// Three dots in a view.
private struct Dots: UIViewRepresentable {
  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 3
    return control
  }

  func updateUIView(_ uiView: UIPageControl, context: Context) {}
}

@MainActor
@Suite struct ControlTests {
  @Test func `the dots of a page control in a view have their own height`() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      VStack(spacing: 0) {
        Color.red
        Dots().frame(width: 54)
      }
    }
    harness.frame()
    #expect(harness.list.fillBounds.first == CGRect(x: 0, y: 0, width: 300, height: 374))
  }

  private func start(_ view: UIView) -> Harness {
    let controller = UIViewController()
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  @Test func `a button by a configuration has the title of its action, and performs it`() {
    var presses = 0
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Filled") { _ in presses += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    let harness = start(button)
    #expect(button.titleLabel?.text == "Filled")
    #expect(button.intrinsicContentSize.width > 24)
    harness.press(CGPoint(x: 100, y: 25))
    harness.release(CGPoint(x: 100, y: 25))
    #expect(presses == 1)
  }

  @Test func `a button by an action alone is one of the system`() {
    let button = UIButton(primaryAction: UIAction(title: "Plain") { _ in })
    #expect(button.buttonType == .system)
    #expect(button.currentTitle == "Plain" || button.titleLabel?.text == "Plain")
    #expect(UISwitch(primaryAction: nil).frame.width == 51)
  }

  @Test func `a field shows the composition of an input method, and commits it`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "ab"
    let harness = start(field)
    harness.press(CGPoint(x: 100, y: 20))
    harness.release(CGPoint(x: 100, y: 20))
    harness.advance(by: 0.1)
    harness.send(.text(TextSample(time: harness.time, text: "한", kind: .composing)))
    harness.frame()
    #expect(harness.list.glyphItems.map(\.run.text) == ["ab한"])
    #expect(field.text == "ab")
    #expect(harness.host.textInputArea != nil)
    harness.send(.text(TextSample(time: harness.time, text: "한")))
    harness.frame()
    #expect(field.text == "ab한")
  }

  @Test func `a drag along a page control shows the pages under it`() {
    let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
    control.numberOfPages = 5
    var pages: [Int] = []
    control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
    let harness = start(control)
    // The dots are at 168, 184, 200, 216 and 232.
    harness.press(CGPoint(x: 168, y: 113))
    harness.move(from: CGPoint(x: 168, y: 113), to: CGPoint(x: 200, y: 113), over: 0.2)
    #expect(pages == [1, 2])
    harness.move(from: CGPoint(x: 200, y: 113), to: CGPoint(x: 290, y: 113), over: 0.2)
    harness.release(CGPoint(x: 290, y: 113))
    #expect(pages == [1, 2, 3, 4])
    harness.press(CGPoint(x: 110, y: 113))
    harness.release(CGPoint(x: 110, y: 113))
    #expect(pages == [1, 2, 3, 4, 3])
    control.allowsContinuousInteraction = false
    harness.press(CGPoint(x: 290, y: 113))
    harness.move(from: CGPoint(x: 290, y: 113), to: CGPoint(x: 250, y: 113), over: 0.2)
    harness.release(CGPoint(x: 250, y: 113))
    #expect(pages == [1, 2, 3, 4, 3, 4])
  }

  @Test func `the background of a page control is behind its dots by the style`() {
    let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
    control.numberOfPages = 2
    let harness = start(control)
    func shapes() -> Int { harness.list.items.count }
    let plain = shapes()
    control.backgroundStyle = .prominent
    harness.frame()
    #expect(shapes() == plain + 1)
    control.backgroundStyle = .automatic
    harness.frame()
    #expect(shapes() == plain)
    harness.press(CGPoint(x: 200, y: 113))
    #expect(shapes() == plain + 1)
    harness.release(CGPoint(x: 200, y: 113))
    #expect(shapes() == plain)
  }

  @Test func `a blur has the appearance of its style`() {
    func material(_ style: UIBlurEffect.Style) -> String? {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      return start(view).list.items.map(\.description).last
    }
    #expect(material(.systemThinMaterialLight) == material(.systemThinMaterial))
    #expect(material(.systemThinMaterialDark) != material(.systemThinMaterial))
    #expect(material(.systemThinMaterialDark) != material(.systemThickMaterialDark))
    #expect(material(.systemMaterialDark) == material(.dark))
  }

  @Test func `a tap toggles a switch and sends its action`() {
    let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    var values: [Bool] = []
    control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
    let harness = start(control)
    harness.frame()
    harness.press(CGPoint(x: 35, y: 25))
    harness.release(CGPoint(x: 35, y: 25))
    harness.advance(by: 0.5)
    #expect(values == [true])
    #expect(control.isOn)
  }

  @Test func `a scroll view follows a finger after ten points and comes to rest`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 400, height: 4000)
    let harness = start(scroll)
    harness.press(CGPoint(x: 200, y: 300))
    harness.move(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), over: 0.1)
    #expect(abs(scroll.contentOffset.y - 90) < 0.001)
    harness.release(CGPoint(x: 200, y: 200))
    harness.settle()
    #expect(scroll.contentOffset.y > 300)
    harness.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200, y: 390), over: 0.1)
    harness.settle()
    harness.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200, y: 390), over: 0.1)
    harness.settle()
    #expect(abs(scroll.contentOffset.y) < 0.6)
  }

  @Test func `a table makes only the rows in sight, and reuses them`() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let harness = start(table)
    #expect(table.visibleCells.count == 10)
    #expect(table.contentSize.height == 4_000_000)
    table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: false)
    harness.frame()
    #expect(table.indexPathsForVisibleRows?.first?.row == 50_000)
    #expect(rows.made <= 30)
  }
}

@MainActor
private final class Rows: UITableViewDataSource {
  var made = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
