// Part of Snapback, under the MIT licence; see LICENSE.

import Interface

/// The costs of the window's frames in the last two seconds.
///
/// Not observable: it is read by frames that run anyway. Otherwise the cost of each frame would
/// cause another one.
final class FrameCosts {
  /// In seconds.
  nonisolated static let span = 2.0
  /// The number of frames between updates of the figures, so that they stay readable.
  private static let updateInterval = 20

  private(set) var costs: [FrameCost] = []
  /// The mean cost, in seconds; nil before the first frame.
  private(set) var average: FrameCost?
  /// The highest total cost, in seconds.
  private(set) var worst = 0.0
  /// The number of frames dropped in that time.
  private(set) var dropped = 0
  private var count = 0

  func add(_ cost: FrameCost) {
    costs.append(cost)
    costs.removeAll { $0.time < cost.time - Self.span }
    dropped = costs.reduce(0) { $0 + Self.dropped(by: $1) }
    if count % Self.updateInterval == 0 { summarize() }
    count += 1
  }

  /// The refreshes that a frame has missed: as the window's pacing has noticed, or as its duration
  /// says at 60 Hz.
  static func dropped(by cost: FrameCost) -> Int {
    max(cost.dropped, Int(cost.total / FrameTimeScale.refresh))
  }

  func clear() {
    costs = []
    average = nil
    (worst, dropped, count) = (0, 0, 0)
  }

  private func summarize() {
    let count = Double(costs.count)
    var mean = FrameCost(
      time: costs.last?.time ?? 0, redrawn: costs.reduce(0) { $0 + $1.redrawn } / count,
      dropped: dropped)
    for stage in FrameStage.allCases {
      mean[stage] = costs.reduce(0) { $0 + $1[stage] } / count
    }
    average = mean
    worst = costs.map(\.total).max() ?? 0
  }
}
