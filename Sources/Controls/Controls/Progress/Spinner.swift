// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A wheel of eight spokes that rotates once per second in steps of one spoke, as on iOS, also with Reduce Motion.
struct Spinner: LeafView {
  func makeElement(_ node: Node) -> SpinnerElement { SpinnerElement(node) }

  func update(_ element: SpinnerElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.color = (values.tint ?? Color.gray).resolve(values)
    let side: CGFloat =
      switch values.controlSize {
      case .mini, .small: 16
      case .regular: 20
      case .large, .extraLarge: 37
      }
    if element.side != side {
      element.side = side
      element.setNeedsLayout()
    }
    element.node.host.addAnimating(element)
  }
}

final class SpinnerElement: Element, DescribedElement {
  var controlDescription: ControlDescription? { ControlDescription(.busyIndicator) }
  var color = ResolvedColor.clear
  var side: CGFloat = 20

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: side, height: side)
  }

  /// Whether it was drawn since it was last sampled.
  private var isDrawn = true

  /// A spinner that is hidden, or outside of the visible area, rests until it is drawn again.
  override func sampleOwnValues(at time: Double) -> Bool {
    defer { isDrawn = false }
    return isDrawn
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    if !isDrawn {
      isDrawn = true
      node.host.addAnimating(self)
    }
    let savedTransform = builder.transform
    defer { builder.transform = savedTransform }
    let unit = side / 20
    let time = host.time
    builder.move(by: CGPoint(x: side / 2, y: side / 2))
    let step = (time.truncatingRemainder(dividingBy: 1) * 8).rounded(.down)
    let spoke = RoundedRect(
      CGRect(x: -1.25 * unit, y: -10 * unit, width: 2.5 * unit, height: 5.5 * unit),
      radius: 1.25 * unit)
    for index in 0..<8 {
      // The current spoke is the brightest.
      let age = (step - Double(index) + 8).truncatingRemainder(dividingBy: 8)
      let opacity = 0.2 + 0.8 * pow(1 - age / 8, 1.5)
      builder.fill(spoke, .color(color.faded(to: Float(opacity))))
      builder.apply(CGAffineTransform(rotationAngle: .pi / 4))
    }
  }
}
