// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitDynamics
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A page control that counts its layouts.
@MainActor
private final class CountedPages: UIPageControl {
  var layouts = 0

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}

/// The colors and the images of controls.
@MainActor
@Suite struct ControlLookTests {
  private func start(_ view: UIView) -> Harness {
    let controller = UIViewController()
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  private func fills(_ harness: Harness, _ color: UIColor) -> [CGRect] {
    let wanted = Color(uiColor: color).resolve(EnvironmentValues())
    return harness.list.visibleFillBounds { $0 == .color(wanted) }
  }

  private func tap(_ harness: Harness, _ x: CGFloat, _ y: CGFloat) {
    harness.press(CGPoint(x: x, y: y))
    harness.release(CGPoint(x: x, y: y))
    harness.settle()
  }

  @Test func `the choice of a segmented control has a color of its own`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 50, width: 300, height: 32)
    control.selectedSegmentIndex = 1
    control.selectedSegmentTintColor = .purple
    let harness = start(control)
    #expect(fills(harness, .purple).map(\.midX) == [150])
    control.selectedSegmentTintColor = nil
    harness.settle()
    #expect(fills(harness, .purple).isEmpty)
  }

  @Test func `a choice that is not enabled cannot be selected`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 50, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 1)
    var changes: [Int] = []
    control.addAction(
      UIAction { _ in changes.append(control.selectedSegmentIndex) }, for: .valueChanged)
    let harness = start(control)
    tap(harness, 150, 66)
    #expect(control.selectedSegmentIndex == 0)
    tap(harness, 250, 66)
    #expect(changes == [2])
    control.setEnabled(true, forSegmentAt: 1)
    harness.settle()
    tap(harness, 150, 66)
    #expect(changes == [2, 1])
    // An index beyond the last is the last one's.
    control.setEnabled(false, forSegmentAt: 9)
    #expect((0..<3).map { control.isEnabledForSegment(at: $0) } == [true, true, false])
    control.removeSegment(at: 0, animated: false)
    #expect((0..<2).map { control.isEnabledForSegment(at: $0) } == [true, false])
  }

  @Test func `titles of choices beyond the last are those of the last`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setTitle("C", forSegmentAt: 7)
    #expect(control.titleForSegment(at: 1) == "C" && control.titleForSegment(at: 9) == "C")
    #expect(control.titleForSegment(at: -1) == nil && control.imageForSegment(at: 9) == nil)
    control.setImage(UIImage(), forSegmentAt: 9)
    #expect(control.imageForSegment(at: 1) != nil && control.actionForSegment(at: 9) == nil)
    #expect(UISegmentedControl(items: []).titleForSegment(at: 0) == nil)
  }

  @Test func `the thumb of a switch has a color of its own`() {
    let control = UISwitch(frame: CGRect(x: 50, y: 50, width: 0, height: 0))
    control.thumbTintColor = .purple
    let harness = start(control)
    #expect(fills(harness, .purple).map(\.width) == [27])
    control.thumbTintColor = nil
    harness.settle()
    #expect(fills(harness, .purple).isEmpty)
  }

  @Test func `a slider is between its images, where touches count`() {
    let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 300, height: 34))
    slider.minimumTrackTintColor = .green
    slider.minimumValueImage = UIImage(systemName: "speaker")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    let harness = start(slider)
    let low = slider.minimumValueImage?.size ?? .zero
    let high = slider.maximumValueImage?.size ?? .zero
    #expect(low.width > 5 && high.width > 5)
    let bounds = slider.bounds
    #expect(
      slider.minimumValueImageRect(forBounds: bounds)
        == CGRect(x: 0, y: 17 - low.height / 2, width: low.width, height: low.height))
    #expect(slider.maximumValueImageRect(forBounds: bounds).maxX == 300)
    let track = slider.trackRect(forBounds: bounds)
    #expect(track.minX == low.width + 9 && track.maxX == 300 - high.width - 9)
    let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: 0)
    #expect(thumb.minX == low.width + 8)
    harness.drag(
      from: CGPoint(x: 50 + thumb.midX, y: 67), to: CGPoint(x: 349 - high.width, y: 67), over: 0.3)
    harness.settle()
    #expect(slider.value > 0.95)
    slider.value = 0
    harness.settle()
    harness.drag(from: CGPoint(x: 53, y: 67), to: CGPoint(x: 200, y: 67), over: 0.3)
    #expect(slider.value == 0)
  }

  @Test func `images replace the dots of a page control, and wide ones part them`() throws {
    let control = CountedPages(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
    control.numberOfPages = 3
    let harness = start(control)
    #expect(control.size(forNumberOfPages: 3).width == 72)
    func images() -> [UIImageView] { control.subviews.compactMap { $0 as? UIImageView } }
    #expect(images().map(\.image) == [nil, nil, nil])
    let star = try #require(UIImage(systemName: "star"))
    control.preferredIndicatorImage = UIImage(systemName: "circle")
    control.setIndicatorImage(star, forPage: 1)
    control.setIndicatorImage(star, forPage: 7)
    #expect(control.indicatorImage(forPage: 1) == star)
    #expect(control.indicatorImage(forPage: 0) == nil && control.indicatorImage(forPage: 7) == nil)
    harness.settle()
    let shown = images()
    #expect(shown.compactMap(\.image).count == 3)
    #expect(shown[1].bounds.size == star.size && shown[1].center.x == 100)
    #expect(shown[2].center.x - shown[1].center.x >= star.size.width + 9)
    #expect(control.size(forNumberOfPages: 3).width > 72)
    control.currentPageIndicatorTintColor = .purple
    control.currentPage = 1
    harness.settle()
    #expect(images()[1].tintColor == .purple)
    let layouts = control.layouts
    harness.advance(by: 0.5)
    #expect(control.layouts == layouts)
  }

  @Test func `fonts have heights of capitals and of small letters`() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(abs(font.capHeight - 14.09) < 0.01)
    #expect(abs(font.xHeight - 10.53) < 0.01)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test func `the device has a model and a name`() {
    #expect(UIDevice.current.model == "iPhone")
    #expect(UIDevice.current.localizedModel == "iPhone" && UIDevice.current.name == "iPhone")
  }

  @Test func `the model of a presentation is its layer`() {
    let layer = CAShapeLayer()
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.model() === layer)
  }
}
