// Part of Snapback, under the MIT licence; see LICENSE.

/// A frame that was drawn while a trace was recorded.
package struct TraceFrame: Equatable, Sendable {
  /// The scene's time in seconds; not less than that of the previous frame.
  package var time: Double
  /// The number of the trace's events that had been handled before the frame.
  package var eventCount: Int

  package init(time: Double, eventCount: Int) {
    self.time = time
    self.eventCount = eventCount
  }
}
