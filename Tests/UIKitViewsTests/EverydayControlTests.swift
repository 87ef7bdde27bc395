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

/// Settings of controls and animations that once had no effect.
@MainActor
@Suite struct EverydayControlTests {
  private func start(_ views: UIView...) -> Harness {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  private func tap(_ harness: Harness, _ x: CGFloat, _ y: CGFloat) {
    harness.press(CGPoint(x: x, y: y))
    harness.release(CGPoint(x: x, y: y))
    harness.settle()
  }

  @Test func `a segmented control has images and actions`() {
    let image = UIImage(systemName: "star")!
    var performed: [String] = []
    let control = UISegmentedControl(items: [image, "B"])
    control.insertSegment(
      action: UIAction(title: "C") { performed.append($0.title) }, at: 9, animated: false)
    control.frame = CGRect(x: 0, y: 50, width: 300, height: 32)
    #expect(control.imageForSegment(at: 0) == image && control.titleForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 1) == nil && control.titleForSegment(at: 2) == "C")
    var chosen: [Int] = []
    control.addAction(
      UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    let harness = start(control)
    tap(harness, 50, 66)
    tap(harness, 250, 66)
    #expect(chosen == [0, 2] && performed == ["C"])
    // The choice stays that of the same segment.
    control.insertSegment(with: image, at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 3)
    control.setTitle("D", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
  }

  @Test func `a slider's value follows the ends of its range`() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 4
    slider.minimumValue = 2
    #expect(slider.value == 4)
    slider.minimumValue = 6
    #expect(slider.value == 6)
    slider.minimumValue = 0
    slider.maximumValue = 3
    #expect(slider.value == 3)
  }

  @Test func `the page of a page control is one of its pages`() {
    let control = UIPageControl()
    control.currentPage = 3
    #expect(control.currentPage == 0)
    control.numberOfPages = 4
    control.currentPage = 9
    #expect(control.currentPage == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
  }

  @Test func `a highlighted image is shown as soon as it is set`() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.isHighlighted = true
    let harness = start(view)
    let before = harness.list.items.count
    view.highlightedImage = UIImage(systemName: "star")
    harness.frame()
    #expect(harness.list.items.count > before)
  }

  @Test func `an activity indicator has the size of its style`() {
    let indicator = UIActivityIndicatorView()
    #expect(indicator.frame.size == CGSize(width: 20, height: 20))
    indicator.center = CGPoint(x: 100, y: 100)
    indicator.startAnimating()
    let harness = start(indicator)
    func height() -> CGFloat {
      let bounds = harness.list.visibleFillBounds { _ in true }.filter { $0.width < 50 }
      return bounds.reduce(CGRect.null) { $0.union($1) }.height
    }
    let medium = height()
    indicator.style = .large
    harness.frame()
    #expect(indicator.frame == CGRect(x: 81.5, y: 81.5, width: 37, height: 37))
    #expect(medium > 10 && height() > medium * 1.5)
  }

  @Test func `a control without segments has no selection, which new ones do not bring back`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "C", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a momentary choice is reported, and does not stay`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.isMomentary = true
    control.frame = CGRect(x: 0, y: 50, width: 300, height: 32)
    var chosen: [Int] = []
    control.addAction(
      UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    let harness = start(control)
    tap(harness, 200, 66)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    tap(harness, 200, 66)
    #expect(chosen == [1, 1])
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive])
  func `a drag of a scroll view ends editing if it is told to`(
    mode: UIScrollView.KeyboardDismissMode
  ) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 400))
    scroll.contentSize = CGSize(width: 400, height: 2000)
    scroll.keyboardDismissMode = mode
    let harness = start(field, scroll)
    tap(harness, 100, 20)
    harness.advance(by: 0.3)
    #expect(field.isEditing)
    harness.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), over: 0.2)
    harness.advance(by: 0.3)
    #expect(field.isEditing == (mode == .none))
  }

  @Test(arguments: [(nil, 50), (true, 50), (false, 100)] as [(Bool?, CGFloat)])
  func `an animation starts at the presented values, or at the model's`(
    startsFromCurrent: Bool?, start x: CGFloat
  ) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let harness = start(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
    harness.advance(by: 0.5)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    if let startsFromCurrent { UIView.setAnimationBeginsFromCurrentState(startsFromCurrent) }
    view.frame.origin.x = 200
    UIView.commitAnimations()
    harness.frame()
    let presented = view.layer.presentation()?.frame.minX ?? 0
    #expect(abs(presented - x) < 5)
    harness.settle()
    #expect(view.layer.presentation()?.frame.minX ?? 200 == 200)
  }
}
