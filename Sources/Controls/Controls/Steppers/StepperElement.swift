// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Draws the two buttons of a stepper.
struct StepperLeaf: LeafView {
  let canIncrease: Bool
  let canDecrease: Bool
  let pressedSide: Int

  func makeElement(_ node: Node) -> StepperElement { StepperElement(node) }

  func update(_ element: StepperElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.colors = ControlColors(values)
    element.metrics = StepperMetrics(values.systemVersion)
    element.leaf = self
  }
}

final class StepperElement: Element {
  var colors = ControlColors()
  var metrics = StepperMetrics(.iOS18)
  var leaf = StepperLeaf(canIncrease: false, canDecrease: false, pressedSide: 0)

  override func measure(_ proposal: ProposedViewSize) -> CGSize { StepperMetrics.size }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    containsInBounds(point)
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    let (size, radius) = (StepperMetrics.size, metrics.radius)
    let bounds = RoundedRect(
      CGRect(origin: .zero, size: size), radius: radius, corners: .continuous)
    builder.faded(unless: colors.isEnabled) { builder in
      builder.fill(bounds, .color(colors.tertiaryFill))
      if leaf.pressedSide != 0 {
        let half = CGRect(
          x: leaf.pressedSide < 0 ? 0 : size.width / 2, y: 0, width: size.width / 2,
          height: size.height)
        builder.layer(.clip(bounds)) { $0.fill(RoundedRect(half), .color(colors.secondaryFill)) }
      }
      let line = colors.separator.faded(to: metrics.lineOpacity)
      bar(size.width / 2, size.height / 2, 1, metrics.lineHeight, line, &builder)
      let (left, right) = (size.width / 4, size.width * 3 / 4)
      let minusColor = colors.label.faded(to: leaf.canDecrease ? 1 : 0.3)
      let plusColor = colors.label.faded(to: leaf.canIncrease ? 1 : 0.3)
      let (length, thickness) = metrics.sign(atScale: host.scale)
      bar(left, size.height / 2, length, thickness, minusColor, &builder)
      plus(right, size.height / 2, plusColor, &builder)
    }
  }

  private func plus(
    _ x: CGFloat, _ y: CGFloat, _ color: ResolvedColor, _ builder: inout DisplayListBuilder
  ) {
    // Two crossing bars would overlap and be darker there in a translucent color.
    let (length, thickness) = metrics.sign(atScale: host.scale)
    let arm = (length - thickness) / 2
    bar(x, y, length, thickness, color, &builder)
    bar(x, y - (arm + thickness) / 2, thickness, arm, color, &builder)
    bar(x, y + (arm + thickness) / 2, thickness, arm, color, &builder)
  }

  private func bar(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ color: ResolvedColor, _ builder: inout DisplayListBuilder
  ) {
    let rect = CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    builder.fill(RoundedRect(pixelAligned(rect)), .color(color))
  }
}
