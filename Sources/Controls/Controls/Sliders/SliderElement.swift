// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Draws the track and the thumb of a slider.
struct SliderLeaf: LeafView {
  let fraction: CGFloat
  let geometry: TrackGeometry

  func makeElement(_ node: Node) -> SliderElement { SliderElement(fraction, node) }

  func update(_ element: SliderElement, _ pass: UpdatePass) {
    element.colors = ControlColors(EnvironmentValues(element.node.environment))
    element.geometry = geometry
    element.set(fraction, pass)
  }
}

final class SliderElement: ControlElement<CGFloat> {
  var geometry: TrackGeometry?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 150
    return CGSize(
      width: width.isFinite ? max(width, SliderMetrics.thumbDiameter) : width,
      height: SliderMetrics.height
    )
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    geometry?.width = size.width
    geometry?.isMirrored = isRightToLeft
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    builder.mirrored(isRightToLeft, in: presentedSize.width) { drawContent(&$0) }
  }

  private func drawContent(_ builder: inout DisplayListBuilder) {
    let size = presentedSize
    let (diameter, thickness) = (SliderMetrics.thumbDiameter, SliderMetrics.trackHeight)
    let presented = TrackGeometry()
    presented.width = size.width
    let x = presented.thumbPosition(at: value)
    let y = ((size.height - thickness) / 2).rounded(.up)
    func bar(_ start: CGFloat, _ end: CGFloat) -> RoundedRect {
      RoundedRect(
        CGRect(x: start, y: y, width: max(0, end - start), height: thickness),
        radius: thickness / 2)
    }
    builder.faded(unless: colors.isEnabled) { builder in
      let inset = SliderMetrics.trackInset
      builder.fill(bar(inset, size.width - inset), .color(colors.fill))
      builder.fill(bar(inset, x), .color(colors.tint))
      let thumb = CGRect(
        x: x - diameter / 2, y: y + thickness / 2 - diameter / 2 - SliderMetrics.thumbRise,
        width: diameter, height: diameter)
      builder.drawThumb(RoundedRect(thumb, radius: diameter / 2))
    }
  }
}
