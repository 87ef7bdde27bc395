// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Draws the track and the thumb of a switch.
struct SwitchLeaf: LeafView {
  /// The position of the thumb from off, 0, to on, 1, and its press amount from 0 to 1.
  let thumb: AnimatablePair<CGFloat, CGFloat>

  func makeElement(_ node: Node) -> SwitchElement { SwitchElement(thumb, node) }

  func update(_ element: SwitchElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.colors = ControlColors(values, tint: .green)
    element.thumbColor = values.controlThumb?.resolve(values) ?? .white
    element.scale = values.controlSize.switchScale
    element.version = values.systemVersion
    element.set(thumb, pass)
  }
}

final class SwitchElement: ControlElement<AnimatablePair<CGFloat, CGFloat>> {
  var scale: CGFloat = 1 {
    didSet { if scale != oldValue { setNeedsLayout() } }
  }

  var version = SystemVersion.iOS18 {
    didSet { if version != oldValue { setNeedsLayout() } }
  }

  var thumbColor = ResolvedColor.white

  private var metrics: SwitchMetrics { SwitchMetrics(version) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: metrics.layoutWidth * scale, height: metrics.size.height * scale)
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    builder.mirrored(isRightToLeft, in: presentedSize.width) { drawContent(&$0) }
  }

  private func drawContent(_ builder: inout DisplayListBuilder) {
    let (position, press) = (value.first, value.second)
    let size = metrics.size
    let track = RoundedRect(CGRect(origin: .zero, size: size), radius: size.height / 2)
    let color = colors.switchTrack.mixed(with: colors.tint, by: position)
    let thumbSize = metrics.thumb
    let stretch = SwitchMetrics.pressedStretch * press
    // The pressed thumb grows away from the end where it is.
    let x =
      SwitchMetrics.margin + position * metrics.travel - stretch * min(max(position, 0), 1)
    let thumb = CGRect(
      x: x, y: SwitchMetrics.margin, width: thumbSize.width + stretch, height: thumbSize.height)
    let savedTransform = builder.transform
    builder.apply(CGAffineTransform(scaleX: scale, y: scale))
    builder.faded(unless: colors.isEnabled) { builder in
      builder.fill(track, .color(color))
      // The shadow of the thumb stays within the track.
      builder.layer(.clip(track)) {
        $0.drawThumb(RoundedRect(thumb, radius: thumbSize.height / 2), color: thumbColor)
      }
    }
    builder.transform = savedTransform
  }
}

extension ControlSize {
  /// The size of a switch relative to the regular size.
  fileprivate var switchScale: CGFloat {
    switch self {
    case .mini: 0.6
    case .small: 0.8
    case .regular, .large, .extraLarge: 1
    }
  }
}
