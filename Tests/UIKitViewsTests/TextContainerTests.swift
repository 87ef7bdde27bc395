// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Sets the spaces of its text, and the width of a label, in each layout, as many programs do.
private final class FixedTextView: UITextView {
  let label = UILabel()
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    textContainerInset = .zero
    textContainer.lineFragmentPadding = 0
    if label.superview == nil { addSubview(label) }
    label.preferredMaxLayoutWidth = bounds.width
  }
}

/// Texts whose lines have other spaces than the usual ones. A character of 12 points is 6 points wide, a line 14.4 high.
@MainActor
@Suite struct TextContainerTests {
  private let text = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 200))

  private func show() -> Harness {
    let controller = UIViewController()
    controller.view.addSubview(text)
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  @Test func `the padding of lines is besides the inset`() {
    text.isEditable = false
    text.textContainerInset = .zero
    text.text = "aaaa"
    let harness = show()
    #expect(harness.list.glyphItems.first?.origin.x == 5)
    #expect(text.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 34, height: 15))
    text.textContainer.lineFragmentPadding = 0
    harness.settle()
    #expect(harness.list.glyphItems.first?.origin.x == 0)
    #expect(text.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 24, height: 15))
  }

  @Test func `spaces that are set in each layout do not ask for another one`() {
    let fixed = FixedTextView(frame: CGRect(x: 0, y: 50, width: 100, height: 200))
    let controller = UIViewController()
    controller.view.addSubview(fixed)
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    #expect(harness.settle())
    let layouts = fixed.layouts
    fixed.setNeedsLayout()
    fixed.layoutIfNeeded()
    for _ in 0..<3 { harness.frame() }
    #expect(fixed.layouts == layouts + 1)
  }

  @Test func `an edited text has the padding too`() {
    text.text = "aaaa"
    let harness = show()
    let before = harness.list.glyphItems.first?.origin.x ?? 0
    text.textContainer.lineFragmentPadding = 15
    harness.settle()
    #expect(abs((harness.list.glyphItems.first?.origin.x ?? 0) - before - 10) < 1e-6)
    #expect(text.caretRect(for: text.beginningOfDocument).minX == 15)
  }

  @Test func `a text that is not edited has a largest number of lines`() {
    text.isEditable = false
    text.textContainerInset = .zero
    text.textContainer.lineFragmentPadding = 0
    text.text = "aaaa aaaa aaaa"
    let harness = show()
    #expect(text.sizeThatFits(CGSize(width: 30, height: 100)).height == 44)
    text.textContainer.maximumNumberOfLines = 2
    harness.settle()
    #expect(text.sizeThatFits(CGSize(width: 30, height: 100)).height == 29)
  }

  @Test func `the standard spacing of a stack is 8 points`() {
    let views = [SizedView(20, 20), SizedView(20, 20), SizedView(20, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(3, after: views[1])
    let controller = UIViewController()
    controller.view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.settle()
    #expect(views.map(\.frame.minX) == [0, 28, 51])
    #expect(stack.spacing == UIStackView.spacingUseSystem)
  }
}
