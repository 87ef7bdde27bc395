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
    let values = EnvironmentValues(element.node.environment)
    element.colors = ControlColors(values)
    element.geometry = geometry
    element.metrics = SliderMetrics(values.systemVersion)
    geometry.thumbWidth = element.metrics.thumb.width
    element.set(fraction, pass)
  }
}

final class SliderElement: ControlElement<CGFloat> {
  var geometry: TrackGeometry?
  var metrics = SliderMetrics(.iOS18)

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 150
    return CGSize(
      width: width.isFinite ? max(width, metrics.thumb.width) : width,
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
    let (thumbSize, thickness) = (metrics.thumb, metrics.trackHeight)
    let presented = TrackGeometry()
    (presented.width, presented.thumbWidth) = (size.width, thumbSize.width)
    let x = presented.thumbPosition(at: value)
    let y = ((size.height - thickness) / 2).rounded(.up)
    func bar(_ start: CGFloat, _ end: CGFloat) -> RoundedRect {
      RoundedRect(
        CGRect(x: start, y: y, width: max(0, end - start), height: thickness),
        radius: thickness / 2)
    }
    builder.faded(unless: colors.isEnabled) { builder in
      let inset = metrics.trackInset
      builder.fill(bar(inset, size.width - inset), .color(colors.fill))
      builder.fill(bar(inset, x), .color(colors.tint))
      let thumb = CGRect(
        x: x - thumbSize.width / 2,
        y: y + thickness / 2 - thumbSize.height / 2 - metrics.thumbRise,
        width: thumbSize.width, height: thumbSize.height)
      builder.drawThumb(RoundedRect(thumb, radius: thumbSize.height / 2))
    }
  }
}
