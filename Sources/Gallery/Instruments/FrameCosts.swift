// Part of Snapback, under the MIT licence; see LICENSE.

import Interface

/// What the window's frames of the last two seconds have cost.
///
/// It is not observed, but looked at by frames that come anyway: else the cost of a frame would call for another.
final class FrameCosts {
  nonisolated static let span = 2.0
  /// After how many frames the numbers are taken anew, so that they can be read.
  private static let calm = 20

  private(set) var costs: [FrameCost] = []
  /// What a frame cost on average, in seconds; nil before there was one.
  private(set) var average: FrameCost?
  /// The most that a frame cost.
  private(set) var worst = 0.0
  private(set) var dropped = 0
  private var count = 0

  func add(_ cost: FrameCost) {
    costs.append(cost)
    costs.removeAll { $0.time < cost.time - Self.span }
    dropped += cost.dropped
    if count % Self.calm == 0 { summarize() }
    count += 1
  }

  func clear() {
    costs = []
    average = nil
    (worst, dropped, count) = (0, 0, 0)
  }

  private func summarize() {
    let parts = Double(costs.count)
    var mean = FrameCost(
      time: costs.last?.time ?? 0, redrawn: costs.reduce(0) { $0 + $1.redrawn } / parts,
      dropped: dropped)
    for stage in FrameStage.allCases {
      mean[stage] = costs.reduce(0) { $0 + $1[stage] } / parts
    }
    average = mean
    worst = costs.map(\.total).max() ?? 0
  }
}
