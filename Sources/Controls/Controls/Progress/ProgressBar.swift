// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A bar that is filled up to a fraction; empty if the fraction is nil.
struct ProgressBar: LeafView {
  let fraction: Double?

  func makeElement(_ node: Node) -> ProgressBarElement {
    ProgressBarElement(CGFloat(fraction ?? 0), node)
  }

  func update(_ element: ProgressBarElement, _ pass: UpdatePass) {
    element.colors = ControlColors(EnvironmentValues(element.node.environment))
    element.fraction = fraction
    element.set(CGFloat(fraction ?? 0), pass)
  }
}

final class ProgressBarElement: ControlElement<CGFloat>, DescribedElement {
  /// Nil if the progress is unknown.
  fileprivate var fraction: Double?

  var controlDescription: ControlDescription? {
    guard let fraction else { return ControlDescription(.busyIndicator) }
    return ControlDescription(
      .progress, value: ControlValue(current: min(max(fraction, 0), 1) * 100, bounds: 0...100))
  }

  /// The height of the bar, in points.
  private static let thickness: CGFloat = 4

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 150, height: Self.thickness)
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    builder.mirrored(isRightToLeft, in: presentedSize.width) { drawContent(&$0) }
  }

  private func drawContent(_ builder: inout DisplayListBuilder) {
    let size = presentedSize
    let radius = size.height / 2
    builder.fill(
      RoundedRect(CGRect(origin: .zero, size: size), radius: radius), .color(colors.fill))
    let fraction = min(max(value, 0), 1)
    guard fraction > 0 else { return }
    let filled = CGRect(
      x: 0, y: 0, width: max(size.height, size.width * fraction), height: size.height)
    builder.fill(RoundedRect(filled, radius: radius), .color(colors.tint))
  }
}
