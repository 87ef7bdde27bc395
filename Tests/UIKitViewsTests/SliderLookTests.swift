// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A slider with a thick track.
@MainActor
private final class ThickSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 0, y: bounds.midY - 10, width: bounds.width, height: 20)
  }
}

@MainActor
@Suite struct SliderLookTests {
  private func start(_ slider: UISlider) -> Harness {
    slider.frame = CGRect(x: 50, y: 50, width: 227, height: 34)
    let controller = UIViewController()
    controller.view.addSubview(slider)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  private func fills(_ harness: Harness, _ color: UIColor) -> [CGRect] {
    let wanted = Color(uiColor: color).resolve(EnvironmentValues())
    return harness.list.visibleFillBounds { $0 == .color(wanted) }
  }

  @Test func `thumb and track have their colors, at the value`() {
    let slider = UISlider()
    (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (.green, .red)
    slider.thumbTintColor = .blue
    slider.value = 0.5
    let harness = start(slider)
    #expect(fills(harness, .blue).first == CGRect(x: 150, y: 53.5, width: 27, height: 27))
    #expect(fills(harness, .green).first?.maxX == 163.5)
    #expect(fills(harness, .red).first?.minX == 163.5)
    slider.value = 1
    harness.settle()
    #expect(fills(harness, .blue).first?.maxX == 277)
  }

  @Test func `a drag moves a thumb with a look of its own`() {
    let slider = UISlider()
    slider.thumbTintColor = .blue
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    let harness = start(slider)
    harness.drag(from: CGPoint(x: 63, y: 67), to: CGPoint(x: 163.5, y: 67), over: 0.3)
    harness.settle()
    #expect(abs(slider.value - 0.5) < 0.01)
    #expect(values.count > 2)
    #expect(abs((fills(harness, .blue).first?.midX ?? 0) - 163.5) < 2)
  }

  @Test func `the track of a subclass is where its method says`() {
    let slider = ThickSlider()
    slider.minimumTrackTintColor = .green
    slider.value = 1
    let harness = start(slider)
    #expect(fills(harness, .green).contains { $0.height == 20 })
  }

  @Test func `the texts of segments have the attributes of their states`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    let controller = UIViewController()
    controller.view.addSubview(control)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.settle()
    let colors = Dictionary(
      harness.list.glyphItems.map { ($0.run.text, $0.paint) }, uniquingKeysWith: { $1 })
    let values = EnvironmentValues()
    #expect(colors["One"] == .color(Color(uiColor: .red).resolve(values)))
    #expect(colors["Two"] == .color(Color(uiColor: .green).resolve(values)))
  }
}
