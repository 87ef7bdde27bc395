// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A view that fills a part of itself with a pattern, and another one with a color after it.
private final class PatternView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor(patternImage: UIImage(named: "picture")!).setFill()
    UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40)).fill()
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 50, y: 20, width: 30, height: 40)).fill()
  }
}

@MainActor
@Suite struct PatternColorTests {
  private func paints(_ view: UIView) -> [SpritePaint] {
    let controller = UIViewController()
    view.frame = CGRect(x: 100, y: 100, width: 90, height: 80)
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.frame()
    return harness.list.items.compactMap {
      if case .fill(_, .image(let paint), _) = $0 { paint } else { nil }
    }
  }

  @Test func `a background repeats an image over the view`() throws {
    let view = UIView()
    let image = UIImage(named: "picture")!
    view.backgroundColor = UIColor(patternImage: image)
    let paint = try #require(paints(view).first)
    #expect(paint.rect == CGRect(x: 0, y: 0, width: 90, height: 80))
    #expect(paint.sprite.width == 180 && paint.sprite.height == 160)
    #expect(view.backgroundColor == UIColor(patternImage: image))
    #expect(view.layer.backgroundColor == UIColor(patternImage: image).cgColor)
    view.backgroundColor = .red
    #expect(view.backgroundColor == .red)
    #expect(paints(view).isEmpty)
    view.layer.backgroundColor = UIColor(patternImage: image).cgColor
    #expect(paints(view).count == 1)
  }

  @Test func `a context fills with copies from its origin`() {
    let paints = paints(PatternView())
    #expect(paints.map(\.rect) == [CGRect(x: 0, y: 0, width: 40, height: 60)])
  }

  @Test func `patterns of other images are other colors`() {
    let (a, b) = (UIImage(systemName: "a")!, UIImage(systemName: "b")!)
    #expect(UIColor(patternImage: a) == UIColor(patternImage: a))
    #expect(UIColor(patternImage: a) != UIColor(patternImage: b))
    #expect(UIColor(patternImage: a) != .clear)
  }
}
