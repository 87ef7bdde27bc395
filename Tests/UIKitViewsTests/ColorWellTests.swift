// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct ColorWellTests {
  @Test func `a well shows its color, and a tap opens the sheet for another one`() throws {
    let well = UIColorWell(frame: CGRect(x: 100, y: 50, width: 80, height: 80))
    #expect(well.bounds.size == CGSize(width: 28, height: 28) && well.selectedColor == nil)
    well.selectedColor = .red
    var sent = 0
    well.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    let controller = UIViewController()
    controller.view.addSubview(well)
    let harness = Harness(size: CGSize(width: 390, height: 700)) { _rootView(controller) }
    harness.settle()
    let count = harness.list.glyphItems.count
    harness.tap(CGPoint(x: 114, y: 64))
    harness.settle()
    #expect(harness.list.glyphItems.count > count)
    #expect(well.selectedColor == .red && sent == 0)
  }
}
