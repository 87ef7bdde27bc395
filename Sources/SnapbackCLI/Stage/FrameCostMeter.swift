// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import SDLBackend

/// Measures the duration of each frame stage in a window and reports it to the view host.
final class FrameCostMeter: FrameMeter {
  private let stopwatch: FrameStopwatch

  init(_ host: ViewHost, in window: DesktopWindow) {
    stopwatch = FrameStopwatch(
      laps: FrameStage.allCases.count, isEnabled: { [weak host] in host?.measuresFrames == true },
      onFrame: { [weak host] in host?.onFrameMeasured(FrameCost($0)) })
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
