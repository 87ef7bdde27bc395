// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler

/// A message to a guarded process. Each is answered by one `StageReply`, other than `started` and `working`.
nonisolated enum StageRequest: LineMessage, Equatable {
  /// Load a library and lay out its view: the first request.
  case load(StageJob)
  /// Run all frames before a time, and one at that time.
  case advance(through: Double)
  /// Run the next frame.
  case step
  /// Return the measurements.
  case report
  /// Draw the last frame.
  case draw
}
