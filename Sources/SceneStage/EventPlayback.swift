// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// The events of a recording that a stage delivers by itself, at their times on its clock.
struct EventPlayback {
  /// The size in points of the stage on which they were recorded.
  let size: CGSize
  private let events: [InputEvent]
  private var next = 0

  init(_ events: [InputEvent], recordedIn size: CGSize) {
    // The size of the stage is that of the window.
    self.events = events.filter { if case .resize = $0 { false } else { true } }
    self.size = size
  }

  /// The time of the next event; nil at the end.
  var nextTime: Double? { events.indices.contains(next) ? events[next].time : nil }

  /// Returns the next event if it is due, at the same position relative to a stage's size.
  mutating func take(until time: Double, in stage: CGSize) -> InputEvent? {
    guard let due = nextTime, due <= time else { return nil }
    defer { next += 1 }
    guard size.width > 0, size.height > 0 else { return events[next] }
    return events[next].mapLocation {
      CGPoint(x: $0.x / size.width * stage.width, y: $0.y / size.height * stage.height)
    }
  }
}
