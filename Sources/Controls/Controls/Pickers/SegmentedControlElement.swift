// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The track, the separators and the thumb of a segmented control.
struct SegmentedControlLeaf: LeafView {
  let count: Int
  let hasSelection: Bool
  /// The position of the thumb in options, and its press amount from 0 to 1. A pressed thumb is
  /// inset by one more point.
  let thumb: AnimatablePair<CGFloat, CGFloat>
  let geometry: TrackGeometry

  func makeElement(_ node: Node) -> SegmentedControlElement { SegmentedControlElement(thumb, node) }

  func update(_ element: SegmentedControlElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.colors = ControlColors(values)
    element.isCapsule = values.systemVersion == .iOS26
    let defaults = SegmentedControlDefaults.current
    if let thumb = values.controlThumb ?? defaults.thumb {
      element.colors.thumb = thumb.resolve(values)
    }
    if let background = defaults.background {
      element.colors.tertiaryFill = background.resolve(values)
    }
    element.leaf = self
    element.set(thumb, pass)
  }
}

final class SegmentedControlElement: ControlElement<AnimatablePair<CGFloat, CGFloat>> {
  var leaf: SegmentedControlLeaf?
  /// Whether the track and the thumb are capsules, as in iOS 26.
  var isCapsule = false

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    leaf?.geometry.width = size.width
    leaf?.geometry.isMirrored = isRightToLeft
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    builder.mirrored(isRightToLeft, in: presentedSize.width) { drawContent(&$0) }
  }

  private func drawContent(_ builder: inout DisplayListBuilder) {
    guard let leaf else { return }
    let size = presentedSize
    let track = RoundedRect(
      CGRect(origin: .zero, size: size), radius: isCapsule ? size.height / 2 : 9,
      corners: .continuous)
    builder.fill(track, .color(colors.tertiaryFill))
    let width = size.width / CGFloat(leaf.count)
    drawSeparators(width, size, &builder)
    guard leaf.hasSelection else { return }
    let inset = 2 + value.second
    let rect = CGRect(x: value.first * width, y: 0, width: width, height: size.height)
      .insetBy(dx: inset, dy: inset)
    let shape = RoundedRect(
      rect, radius: isCapsule ? rect.height / 2 : 7, corners: .continuous)
    let shadow = LayerEffect.shadow(
      ResolvedColor.black.faded(to: 0.12), radius: 4, x: 0, y: 3)
    builder.layer(shadow) { $0.fill(shape, .color(colors.thumb)) }
  }

  /// Draws the separators between options; those at the thumb are transparent.
  private func drawSeparators(_ width: CGFloat, _ size: CGSize, _ builder: inout DisplayListBuilder)
  {
    guard let leaf else { return }
    for index in 1..<max(leaf.count, 1) {
      let distance = min(
        abs(CGFloat(index) - value.first), abs(CGFloat(index) - value.first - 1))
      let opacity = Float(min(max(distance, 0), 1))
      guard opacity > 0 else { continue }
      let line = CGRect(
        x: CGFloat(index) * width - 0.5, y: size.height / 4, width: 1, height: size.height / 2)
      builder.fill(RoundedRect(line), .color(colors.separator.faded(to: opacity)))
    }
  }
}
