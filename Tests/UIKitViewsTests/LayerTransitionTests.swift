// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct LayerTransitionTests {
  private let controller = UIViewController()
  private let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 80))

  private func start() -> Harness {
    card.backgroundColor = .red
    controller.view.addSubview(card)
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func run(
    _ harness: Harness, _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    card.layer.add(transition, forKey: nil)
    card.backgroundColor = .blue
    harness.frame()
    harness.advance(by: 0.25)
    harness.frame()
  }

  /// The rectangle that a color fills; it moves by less than 4 points per frame.
  private func frame(_ color: UIColor, _ harness: Harness) -> CGRect? {
    let wanted = Color(uiColor: color).resolve(EnvironmentValues())
    return harness.list.visibleFillBounds { $0 == .color(wanted) }.first
  }

  @Test func `a push moves the old contents out and the new ones in`() {
    let harness = start()
    run(harness, .push, .fromRight)
    #expect(abs((frame(.red, harness)?.minX ?? 0) - 25) < 4)
    #expect(abs((frame(.blue, harness)?.minX ?? 0) - 125) < 4)
    harness.advance(by: 0.8)
    harness.frame()
    #expect(frame(.red, harness) == nil)
    #expect(frame(.blue, harness) == card.frame)
    #expect(card.layer.superlayer?.sublayers?.count == 1)
  }

  @Test func `new contents that come from the top move upwards over the old ones`() {
    let harness = start()
    run(harness, .moveIn, .fromTop)
    #expect(frame(.red, harness) == card.frame)
    #expect(abs((frame(.blue, harness)?.minY ?? 0) - 110) < 4)
  }

  @Test func `old contents that reveal the new ones move away`() {
    let harness = start()
    run(harness, .reveal, .fromBottom)
    #expect(abs((frame(.red, harness)?.minY ?? 0) - 70) < 4)
    #expect(frame(.blue, harness) == card.frame)
  }

  @Test func `old contents fade out over the new ones`() {
    let harness = start()
    run(harness, .fade)
    #expect(frame(.blue, harness) == card.frame)
    #expect(harness.list.description.contains("opacity 0.7"))
    harness.advance(by: 0.8)
    harness.frame()
    #expect(frame(.red, harness) == nil)
  }
}
