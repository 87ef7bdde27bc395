// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The ranges of a plot, which only grow while a recording lasts, and its axis.
final class PlotScale {
  /// The greatest distance from the zero line, in points.
  private(set) var position: CGFloat = 0
  /// The greatest speed, in points per second.
  private(set) var velocity: CGFloat = 0
  /// Whether the vertical axis is plotted.
  private(set) var isVertical = true
  private var recording: Int?

  /// Adds samples to the ranges. `spans` are the extents along both axes, in points.
  func include(
    position: CGFloat, velocity: CGFloat, spans: CGSize, recording: Int
  ) {
    if recording != self.recording {
      self.recording = recording
      (self.position, self.velocity) = (0, 0)
      isVertical = spans.height >= spans.width
    }
    self.position = max(self.position, Self.nice(max(position, 8)))
    self.velocity = max(self.velocity, Self.nice(max(velocity, 100)))
  }

  /// Chooses the axis with more movement. The current one is kept unless the other has
  /// 1.5 times as much.
  func chooseAxis(_ spans: CGSize, recording: Int) -> Bool {
    if recording != self.recording {
      isVertical = spans.height >= spans.width
    } else if isVertical
      ? spans.width > 1.5 * spans.height + 4 : spans.height > 1.5 * spans.width + 4
    {
      isVertical.toggle()
    }
    return isVertical
  }

  /// The next of 1, 2, 2.5 or 5 times a power of ten.
  static func nice(_ value: CGFloat) -> CGFloat {
    guard value > 0, value.isFinite else { return 1 }
    let power = pow(10, floor(log10(value)))
    let factor = [1, 2, 2.5, 5].first { $0 * power >= value } ?? 10
    return factor * power
  }
}
