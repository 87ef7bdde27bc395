// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
import UIKitViews

/// Layouts whose results are known from UIKit and from Apple's guide to Auto Layout.
@MainActor
@Suite struct WorkedLayoutTests {
  private func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.spacing) = (axis, spacing)
    (stack.alignment, stack.distribution) = (alignment, distribution)
    return stack
  }

  private func root(_ width: CGFloat, _ height: CGFloat = 480) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  // MARK: Stacks

  @Test func `two columns share a row, aligned at the top`() {
    func column() -> UIStackView {
      stack([SizedView(39, 19), SizedView(34.5, 16), SizedView(28.5, 16)], .vertical, spacing: 3)
    }
    let columns = [column(), column()]
    let row = stack(
      columns, .horizontal, spacing: 10, alignment: .top, distribution: .fillEqually)
    row.frame = CGRect(x: 0, y: 0, width: 266, height: 111)
    row.layoutIfNeeded()
    #expect(
      columns.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 128, height: 57), CGRect(x: 138, y: 0, width: 128, height: 57),
      ])
    #expect(columns[1].arrangedSubviews.map(\.frame.minY) == [0, 22, 41])
  }

  @Test func `a nested column takes what a label leaves`() {
    let label = SizedView(34.5, 19)
    let column = stack(
      [SizedView(22.5, 16), SizedView(41, 16)], .vertical, spacing: 3, alignment: .leading)
    let row = stack([label, column], .horizontal, spacing: 8, alignment: .top)
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    row.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 34.5, height: 19))
    #expect(column.frame == CGRect(x: 43, y: 0, width: 257.5, height: 35))
  }

  @Test(arguments: [(400, 342), (90, 32)] as [(CGFloat, CGFloat)])
  func `only the image of a simple stack view stretches and shrinks`(
    height: CGFloat, expected: CGFloat
  ) {
    let (label, image, button) = (SizedView(60, 20), SizedView(100, 80), SizedView(50, 22))
    image.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    image.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
    let column = stack([label, image, button], .vertical, spacing: 8)
    column.frame = CGRect(x: 0, y: 0, width: 200, height: height)
    column.layoutIfNeeded()
    #expect(image.frame.height == expected)
    #expect(label.frame.height == 20)
    #expect(button.frame.height == 22)
  }

  @Test func `the fields of nested stack views fill the rows`() {
    func row(_ label: CGFloat) -> UIStackView {
      let (title, field) = (SizedView(label, 20), SizedView(80, 30))
      title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      field.setContentHuggingPriority(UILayoutPriority(48), for: .horizontal)
      field.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      return stack([title, field], .horizontal, spacing: 8, alignment: .firstBaseline)
    }
    let rows = [row(40), row(60)]
    let names = stack(rows, .vertical, spacing: 8)
    let image = SizedView(100, 100)
    image.setContentCompressionResistancePriority(UILayoutPriority(48), for: .horizontal)
    image.setContentCompressionResistancePriority(UILayoutPriority(48), for: .vertical)
    let top = stack([image, names], .horizontal, spacing: 8)
    top.frame = CGRect(x: 0, y: 0, width: 400, height: 68)
    top.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 0, y: 0, width: 100, height: 68))
    #expect(names.frame == CGRect(x: 108, y: 0, width: 292, height: 68))
    #expect(rows.map { $0.arrangedSubviews[1].frame.width } == [244, 224])
  }

  // MARK: Constraints

  @Test func `required limits win over optional lengths`() {
    let root = root(320)
    func view(_ preferred: CGFloat, _ priority: Float, _ low: CGFloat, _ high: CGFloat?) -> UIView {
      let view = root.addConstrained()
      let width = view.widthAnchor.constraint(equalToConstant: preferred)
      width.priority = UILayoutPriority(priority)
      width.isActive = true
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: low).isActive = true
      if let high {
        view.widthAnchor.constraint(lessThanOrEqualToConstant: high).isActive = true
      }
      return view
    }
    let views = [view(30, 999, 90, nil), view(300, 500, 80, 200), view(10, 500, 80, 200)]
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [90, 200, 80])
  }

  @Test func `three equal widths of 280 points are rounded up to halves`() {
    let root = root(280)
    let views = (0..<3).map { _ in root.addConstrained() }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [93.5, 93.5, 93.5])
    #expect(views.map(\.frame.minX) == [0, 93, 187])
  }

  @Test func `a fraction of a width, and constants`() {
    let root = root(320)
    let view = root.addConstrained()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 160, height: 44))
  }

  @Test func `of two labels the one with the lower resistance is compressed`() {
    let root = root(200)
    let (a, b) = (
      root.addConstrained(SizedView(110.5, 20)), root.addConstrained(SizedView(130, 20))
    )
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == 110.5)
    #expect(b.frame.width == 81.5)
  }

  /// A view of 41 2/3 by 20 1/3 points in the middle of a controller's.
  private final class Centered: UIViewController {
    let inner = SizedView(125.0 / 3, 61.0 / 3)

    override func viewDidLoad() {
      super.viewDidLoad()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }
  }

  @Test(
    arguments: [
      (1, 41.5, 29), (2, 41.5, 29), (3, 125.0 / 3, 29.0 + 1.0 / 3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `sizes are multiples of half a point, or at other scales of pixels`(
    scale: CGFloat, width: CGFloat, x: CGFloat
  ) {
    let controller = Centered()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { _rootView(controller) }
    harness.send(.resize(time: harness.time, size: CGSize(width: 100, height: 100), scale: scale))
    controller.view.setNeedsLayout()
    harness.frame()
    #expect(abs(controller.inner.frame.width - width) < 1e-9)
    #expect(abs(controller.inner.frame.minX - x) < 1e-9)
  }

  @Test(arguments: [(0, 20), (64, 72)] as [(CGFloat, CGFloat)])
  func `an adaptive view is 8 points below a bar, or 20 from the edge`(
    bar: CGFloat, expected: CGFloat
  ) {
    let controller = UIViewController()
    let root = root(320)
    controller.view = root
    controller.additionalSafeAreaInsets.top = bar
    let view = root.addConstrained()
    let below = view.topAnchor.constraint(
      equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8)
    below.priority = .defaultHigh
    NSLayoutConstraint.activate([
      below, view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minY == expected)
  }

  @Test func `one of two views is twice as wide, inside the margins`() {
    let root = root(378)
    let (purple, orange) = (root.addConstrained(), root.addConstrained())
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      purple.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      orange.leadingAnchor.constraint(equalTo: purple.trailingAnchor, constant: 8),
      orange.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      orange.widthAnchor.constraint(equalTo: purple.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(purple.frame.width == 118)
    #expect(orange.frame.width == 236)
    #expect(orange.frame.maxX == 370)
  }

  @Test func `a frame is not rounded, and places in it are relative to it`() {
    let root = root(320)
    let parent = UIView(frame: CGRect(x: 199.5, y: 0, width: 100, height: 100))
    root.addSubview(parent)
    let view = parent.addConstrained()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 25),
      view.heightAnchor.constraint(equalToConstant: 25),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 25, height: 25))
    #expect(parent.frame.minX == 199.5)
  }

  // MARK: Guides

  private func safeRoot() -> (UIViewController, UIView) {
    let controller = UIViewController()
    controller.view = root(320)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    return (controller, controller.view)
  }

  @Test func `margins are added to the safe area unless that is turned off`() {
    let (controller, root) = safeRoot()
    #expect(controller.additionalSafeAreaInsets.top == 44)
    #expect(root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
    #expect(root.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 464))
  }

  @Test func `the safe area of a view at an edge is that of its sides`() {
    let (controller, root) = safeRoot()
    let child = UIView(frame: CGRect(x: 0, y: 460, width: 320, height: 100))
    root.addSubview(child)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12))
    #expect(controller.view === root)
  }

  @Test func `the superview's margins are preserved where a view reaches into them`() {
    let root = root(320)
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    root.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    child.directionalLayoutMargins = NSDirectionalEdgeInsets(leading: 30)
    #expect(child.directionalLayoutMargins.leading == 30)
    #expect(child.directionalLayoutMargins.top == 10)
  }

  @Test(
    arguments: [
      (1008, 0, 0, 1008), (1010, 0, 45, 920), (1009, 40, 44.5, 920), (1200, 200, 200, 800),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `the readable guide of a wide view has 920 points`(
    width: CGFloat, margin: CGFloat, x: CGFloat, expected: CGFloat
  ) {
    let root = root(width)
    root.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    let frame = root.readableContentGuide.layoutFrame
    #expect((frame.minX, frame.width) == (x, expected))
    let view = root.addConstrained()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == expected)
  }
}
