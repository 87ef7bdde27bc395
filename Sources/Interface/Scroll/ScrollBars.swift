// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// The thin bars that show how far a scroll view has scrolled, while it does and a little longer.
struct ScrollBars {
  private var axes: Axis.Set = []
  private var lastShown = -Double.infinity

  /// As UIKit's, in points.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// Shorter where the content gives way beyond its end.
  private static let shortestBeyond: CGFloat = 7
  /// How long they stay after the last motion, and how long they take to fade, in seconds.
  private static let stay = 0.5
  private static let fade = 0.25

  mutating func show(_ axes: Axis.Set, at time: Double) {
    self.axes = axes
    lastShown = time
  }

  func areShown(at time: Double) -> Bool { !axes.isEmpty && opacity(at: time) > 0 }

  private func opacity(at time: Double) -> Double {
    let since = time - lastShown
    return (1 - (since - ScrollBars.stay) / ScrollBars.fade).clamped(to: 0...1)
  }

  func draw(
    _ painter: inout Painter, in bounds: CGRect, _ space: ScrollSpace, _ offset: CGPoint,
    _ margins: EdgeInsets, _ scheme: ColorScheme, at time: Double
  ) {
    let opacity = opacity(at: time)
    guard opacity > 0 else { return }
    let shade: Float = scheme == .dark ? 1 : 0
    let color = ResolvedColor(
      red: shade, green: shade, blue: shade, opacity: 0.35 * Float(opacity))
    for axis in Axis.allCases where axes.contains(axis.set) {
      let rect = bar(axis, in: bounds, space, offset, margins)
      guard rect.width > 0, rect.height > 0 else { continue }
      painter.fill(RoundedRect(rect, radius: ScrollBars.thickness / 2), .color(color))
    }
  }

  /// The place of the bar of an axis: along the right, or the bottom.
  func bar(
    _ axis: Axis, in bounds: CGRect, _ space: ScrollSpace, _ offset: CGPoint, _ margins: EdgeInsets
  ) -> CGRect {
    let (across, length) = (axis == .vertical ? Axis.horizontal : .vertical, bounds.size[axis])
    let (before, after) = margins.along(axis)
    let hasBoth = axes == [.horizontal, .vertical]
    let corner = hasBoth ? ScrollBars.thickness + ScrollBars.margin : 0
    let track = length - before - after - 2 * ScrollBars.margin - corner
    let range = space.range(axis)
    let whole = range.upperBound - range.lowerBound + length
    guard track > 0, whole > 0 else { return .zero }
    let natural = max(ScrollBars.shortest, track * length / whole)
    let beyond = abs(offset[axis] - offset[axis].clamped(to: range))
    let own = min(track, max(ScrollBars.shortestBeyond, natural - beyond))
    let way = range.upperBound - range.lowerBound
    let part = way > 0 ? ((offset[axis] - range.lowerBound) / way).clamped(to: 0...1) : 0
    var origin = CGPoint.zero
    origin[axis] = before + ScrollBars.margin + part * (track - own)
    origin[across] =
      bounds.size[across] - margins.along(across).after - ScrollBars.margin - ScrollBars.thickness
    var size = CGSize.zero
    size[axis] = own
    size[across] = ScrollBars.thickness
    return CGRect(origin: origin, size: size)
  }
}
