// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The scroll indicators of a scroll view, which are visible while it scrolls and shortly after.
struct ScrollBars {
  private var axes: Axis.Set = []
  private var lastShown = -Double.infinity

  /// The thickness of a bar, as in UIKit, in points.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  /// Bars shrink to this length while the content is scrolled beyond its ends.
  private static let minimumOverscrollLength: CGFloat = 7
  /// The time in seconds that bars stay visible after the last movement, and the time in which they
  /// fade out.
  private static let visibleDuration = 0.5
  private static let fadeDuration = 0.25

  mutating func show(_ axes: Axis.Set, at time: Double) {
    self.axes = axes
    lastShown = time
  }

  func areVisible(at time: Double) -> Bool { !axes.isEmpty && opacity(at: time) > 0 }

  private func opacity(at time: Double) -> Double {
    let elapsed = time - lastShown
    return (1 - (elapsed - ScrollBars.visibleDuration) / ScrollBars.fadeDuration).clamped(to: 0...1)
  }

  func draw(
    _ builder: inout DisplayListBuilder, in bounds: CGRect, _ metrics: ScrollMetrics,
    _ offset: CGPoint,
    _ margins: EdgeInsets, _ scheme: ColorScheme, at time: Double
  ) {
    let opacity = opacity(at: time)
    guard opacity > 0 else { return }
    let shade: Float = scheme == .dark ? 1 : 0
    let color = ResolvedColor(
      red: shade, green: shade, blue: shade, opacity: 0.35 * Float(opacity))
    for axis in Axis.allCases where axes.contains(axis.set) {
      let rect = bar(axis, in: bounds, metrics, offset, margins)
      guard rect.width > 0, rect.height > 0 else { continue }
      builder.fill(RoundedRect(rect, radius: ScrollBars.thickness / 2), .color(color))
    }
  }

  /// The frame of an axis's bar, along the trailing or the bottom edge.
  func bar(
    _ axis: Axis, in bounds: CGRect, _ metrics: ScrollMetrics, _ offset: CGPoint,
    _ margins: EdgeInsets
  ) -> CGRect {
    let (across, length) = (axis == .vertical ? Axis.horizontal : .vertical, bounds.size[axis])
    let (before, after) = margins.along(axis)
    let hasBoth = axes == [.horizontal, .vertical]
    let corner = hasBoth ? ScrollBars.thickness + ScrollBars.margin : 0
    let track = length - before - after - 2 * ScrollBars.margin - corner
    let range = metrics.range(axis)
    let whole = range.upperBound - range.lowerBound + length
    guard track > 0, whole > 0 else { return .zero }
    let fullLength = max(ScrollBars.minimumLength, track * length / whole)
    let overscroll = abs(offset[axis] - offset[axis].clamped(to: range))
    let barLength = min(track, max(ScrollBars.minimumOverscrollLength, fullLength - overscroll))
    let distance = range.upperBound - range.lowerBound
    let fraction =
      distance > 0 ? ((offset[axis] - range.lowerBound) / distance).clamped(to: 0...1) : 0
    var origin = CGPoint.zero
    origin[axis] = before + ScrollBars.margin + fraction * (track - barLength)
    origin[across] =
      bounds.size[across] - margins.along(across).after - ScrollBars.margin - ScrollBars.thickness
    var size = CGSize.zero
    size[axis] = barLength
    size[across] = ScrollBars.thickness
    return CGRect(origin: origin, size: size)
  }
}
