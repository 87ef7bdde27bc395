// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// Views from right to left, as a whole and one by one.
@MainActor
@Suite struct LayoutDirectionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add(_ view: UIView, to parent: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func `leading edges are right ones in a view that is forced`() {
    let (a, b) = (add(UIView(), to: root), add(UIView(), to: root))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 50),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
      b.widthAnchor.constraint(equalToConstant: 60),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10 && b.frame.minX == 68)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 290 && b.frame.maxX == 232)
    #expect(a.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.semanticContentAttribute = .playback
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10 && b.frame.minX == 68)
  }

  @Test func `left edges and centers stay, margins are swapped`() {
    root.semanticContentAttribute = .forceRightToLeft
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 12)
    #expect(root.layoutMargins.right == 30 && root.layoutMargins.left == 12)
    let (a, b, c) = (add(UIView(), to: root), add(UIView(), to: root), add(UIView(), to: root))
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      b.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 5),
      c.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
    ])
    for view in [a, b, c] {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10)
    #expect(b.frame.midX == 155)
    #expect(c.frame.maxX == 270)
  }

  @Test func `a row begins at the right, and a column aligns there`() {
    let boxes = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stack.spacing = 10
    root.addSubview(stack)
    boxes[0].widthAnchor.constraint(equalToConstant: 60).isActive = true
    stack.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(boxes[0].frame == CGRect(x: 140, y: 0, width: 60, height: 40))
    #expect(boxes[1].frame == CGRect(x: 0, y: 0, width: 130, height: 40))
    stack.axis = .vertical
    stack.alignment = .leading
    boxes[1].widthAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(boxes[1].frame.maxX == 200)
  }

  @Test func `a button has its image at the right of the title`() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Next", for: .normal)
    button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    root.addSubview(button)
    let harness = Harness(size: root.bounds.size) { _rootView(root) }
    harness.frame()
    let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
    let before = (title.frame, image.frame)
    #expect(before.1.maxX <= before.0.minX)
    button.semanticContentAttribute = .forceRightToLeft
    harness.frame()
    #expect(image.frame.minX >= title.frame.maxX)
    #expect(abs(title.frame.minX - before.1.minX) < 0.01)
    button.contentHorizontalAlignment = .left
    harness.frame()
    #expect(abs(title.frame.minX) < 0.01)
  }

  @Test func `the direction of the window is that of its views`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    label.text = "abc"
    let controller = UIViewController()
    controller.view.addSubview(label)
    let harness = Harness(size: root.bounds.size) {
      _rootView(controller).environment(\.layoutDirection, .rightToLeft)
    }
    harness.frame()
    #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(label.traitCollection.layoutDirection == .rightToLeft)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    func place() throws -> CGFloat {
      try #require(
        harness.list.items.lazy.compactMap { item -> CGFloat? in
          guard case .glyphs(let run, _, let index) = item, run.text == "abc",
            let first = run.glyphs.first
          else { return nil }
          return CGPoint(x: CGFloat(first.x), y: 0).applying(harness.list.transforms[Int(index)]).x
        }.first)
    }
    #expect(try place() > 200)
    label.semanticContentAttribute = .forceLeftToRight
    harness.frame()
    #expect(try place() < 10)
  }
}
