// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import SDLBackend

/// Tells a hierarchy of views what its frames cost in a window.
final class CostMeter: FrameMeter {
  private let stopwatch: FrameStopwatch

  init(_ host: ViewHost, in window: Window) {
    stopwatch = FrameStopwatch(
      laps: FrameStage.allCases.count, isWanted: { [weak host] in host?.isMeasured == true },
      whenMeasured: { [weak host] in host?.whenMeasured(FrameCost($0)) })
    window.stopwatch = stopwatch
    host.meter = self
  }

  func stageEnded(_ stage: FrameStage) {
    stopwatch.lap(stage.rawValue)
  }
}

extension FrameCost {
  fileprivate init(_ measure: FrameStopwatch.Measure) {
    self.init(time: measure.begin, redrawn: measure.redrawn, dropped: measure.dropped)
    for stage in FrameStage.allCases { self[stage] = measure.laps[stage.rawValue] }
    self[.events] += measure.events
    self[.pixels] += measure.pixels
    self[.present] += measure.present
  }
}
