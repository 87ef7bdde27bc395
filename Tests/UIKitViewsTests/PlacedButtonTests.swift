// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A button with its image above its text.
private final class TallButton: UIButton {
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.midX - 10, y: contentRect.minY, width: 20, height: 20)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let rect = super.titleRect(forContentRect: contentRect)
    return CGRect(x: contentRect.minX, y: 30, width: contentRect.width, height: rect.height)
  }

  override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 4) }
}

@MainActor
@Suite struct PlacedButtonTests {
  private func show(_ view: UIView) -> Harness {
    let controller = UIViewController()
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 60)
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  @Test func `overrides place the image and the text`() {
    let button = TallButton(type: .custom)
    button.setTitle("ab", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    _ = show(button)
    #expect(button.imageView?.frame == CGRect(x: 40, y: 4, width: 20, height: 20))
    let title = button.titleLabel?.frame ?? .zero
    #expect(title.minX == 4 && title.minY == 30 && title.width == 92)
    // The height is that of the text, which the button has found: 1.2 times 15 points.
    #expect(abs(title.height - 18) < 1e-6)
  }

  @Test func `the present contents are those of the state`() {
    let button = UIButton(type: .custom)
    let (image, other) = (UIImage(systemName: "a")!, UIImage(systemName: "b")!)
    button.setBackgroundImage(image, for: .normal)
    button.setBackgroundImage(other, for: .selected)
    button.setTitleColor(.red, for: .selected)
    #expect(button.currentBackgroundImage == image && button.currentTitleColor == .white)
    button.isSelected = true
    #expect(button.currentBackgroundImage == other && button.currentTitleColor == .red)
    #expect(button.backgroundImage(for: .normal) == image)
  }

  @Test func `the image of a disabled button is faint unless it has one of its own`() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "a"), for: .normal)
    button.isEnabled = false
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
    button.adjustsImageWhenDisabled = true
    button.setImage(UIImage(systemName: "b"), for: .disabled)
    #expect(button.imageView?.alpha == 1)
  }

  @Test func `actions are removed by their identifiers`() {
    let button = UIButton(type: .custom)
    var count = 0
    button.addAction(UIAction(identifier: .init("one")) { _ in count += 1 }, for: .touchUpInside)
    button.addAction(UIAction(identifier: .init("two")) { _ in count += 10 }, for: .touchDown)
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    button.removeAction(identifiedBy: .init("one"), for: .touchUpInside)
    button.sendActions(for: [.touchUpInside, .touchDown])
    #expect(count == 10)
    #expect(button.allControlEvents == .touchDown)
  }
}
