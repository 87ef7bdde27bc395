// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct LayoutTests {
  private func stack(
    _ views: [UIView], _ size: CGSize, _ axis: NSLayoutConstraint.Axis = .horizontal,
    _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    stack.axis = axis
    stack.distribution = distribution
    stack.spacing = spacing
    stack.alignment = alignment
    stack.layoutIfNeeded()
    return stack
  }

  @Test func `a view that no constraint mentions keeps its frame`() {
    let (root, box) = (UIView(), UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80)))
    let other = UIView()
    for view in [box, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    other.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
  }

  @Test func `a view that code has moved stays there until its solution or its superview changes`()
  {
    let (root, box, other) = (UIView(), UIView(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    for view in [box, other] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let left = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([
      left, box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
      other.topAnchor.constraint(equalTo: root.topAnchor),
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.widthAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    box.center = CGPoint(x: 200, y: 25)
    other.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.center.x == 200)
    left.constant = 10
    root.layoutIfNeeded()
    #expect(box.center.x == 35)
    box.center.x = 200
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.center.x == 35)
  }

  @Test func `a row shares its width equally`() {
    let views = (0..<4).map { _ in UIView() }
    _ = stack(views, CGSize(width: 320, height: 100), .horizontal, .fillEqually, spacing: 8)
    #expect(views.map(\.frame.minX) == [0, 82, 164, 246])
    #expect(views.map(\.frame.width) == [74, 74, 74, 74])
  }

  @Test func `origins are rounded to points and sizes to halves`() {
    let views = (0..<3).map { _ in UIView() }
    _ = stack(views, CGSize(width: 100, height: 300), .vertical, .fillEqually, spacing: 10)
    #expect(views.map(\.frame.minY) == [0, 103, 207])
    #expect(views.map(\.frame.height) == [93.5, 93.5, 93.5])
    let row = (0..<7).map { _ in UIView() }
    _ = stack(row, CGSize(width: 99, height: 10), .horizontal, .fillEqually, spacing: 2)
    #expect(row.map(\.frame.minX) == [0, 14, 29, 43, 58, 72, 87])
    #expect(row.map(\.frame.width) == Array(repeating: 12.5, count: 7))
    let column = (0..<4).map { _ in UIView() }
    _ = stack(column, CGSize(width: 10, height: 99), .vertical, .fillEqually, spacing: 0)
    #expect(column.map(\.frame.minY) == [0, 25, 50, 74])
    #expect(column.map(\.frame.height) == [25, 25, 25, 25])
  }

  @Test func `a hidden view takes no space`() {
    let views = (0..<4).map { _ in UIView() }
    views[2].isHidden = true
    _ = stack(views, CGSize(width: 320, height: 100), .horizontal, .fillEqually, spacing: 8)
    #expect([0, 1, 3].map { views[$0].frame.minX } == [0, 109, 219])
    #expect([0, 1, 3].map { views[$0].frame.width } == [101.5, 101.5, 101.5])
  }

  @Test func `a view without contents fills the remaining space`() {
    let views = [SizedView(28, 19), UIView(), SizedView(37.5, 19)]
    _ = stack(
      views, CGSize(width: 300, height: 30), spacing: 8, alignment: .center)
    #expect(views.map(\.frame.minX) == [0, 36, 263])
    #expect(views[1].frame.width == 218.5)
    #expect(views[0].frame.minY == 6)
  }

  @Test func `among equals the first is stretched and the first is compressed`() {
    let wide = [SizedView(29.5, 10), SizedView(29, 10), SizedView(41.5, 10)]
    _ = stack(wide, CGSize(width: 300, height: 10), spacing: 8)
    #expect(wide.map(\.frame.width) == [213.5, 29, 41.5])
    #expect(wide.map(\.frame.minX) == [0, 222, 259])
    let narrow = [SizedView(76.5, 10), SizedView(94, 10)]
    _ = stack(narrow, CGSize(width: 120, height: 10), spacing: 8)
    #expect(narrow.map(\.frame.width) == [18, 94])
    #expect(narrow.map(\.frame.minX) == [0, 26])
  }

  @Test func `the last of several spacers fills all remaining space`() {
    let views = [SizedView(29.5, 10), UIView(), SizedView(29, 10), UIView(), SizedView(41.5, 10)]
    _ = stack(views, CGSize(width: 300, height: 10), spacing: 8)
    #expect(views.map(\.frame.minX) == [0, 38, 46, 83, 259])
    #expect(views.map(\.frame.width) == [29.5, 0, 29, 168, 41.5])
  }

  @Test func `a higher priority wins outright, and the nearest value is taken`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = root.addConstrained()
    let (low, high) = (
      view.widthAnchor.constraint(equalToConstant: 140),
      view.widthAnchor.constraint(equalToConstant: 60)
    )
    low.priority = UILayoutPriority(749)
    high.priority = UILayoutPriority(750)
    NSLayoutConstraint.activate([low, high])
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    high.isActive = false
    let limit = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    limit.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  @Test func `a changed constant moves the view`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = root.addConstrained()
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 160, height: 44))
    top.constant = 70
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 70, width: 160, height: 44))
    top.constant = -30
    root.layoutIfNeeded()
    #expect(view.frame.minY == -30)
  }

  @Test(arguments: [(370.0, 150.0, 212.0), (608, 200, 400)] as [(CGFloat, CGFloat, CGFloat)])
  func `two complex widths keep their ratio while there is enough space`(
    total: CGFloat, blue: CGFloat, red: CGFloat
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: total, height: 100))
    let (a, b) = (root.addConstrained(), root.addConstrained())
    let ratio = b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2)
    ratio.priority = .defaultHigh
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor), ratio,
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == blue)
    #expect(b.frame.width == red)
  }

  @Test func `a removed view removes its constraints`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = root.addConstrained()
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(root.constraints.count == 1)
    view.removeFromSuperview()
    #expect(root.constraints.isEmpty)
  }
}
