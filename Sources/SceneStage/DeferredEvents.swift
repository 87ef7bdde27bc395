// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// Events that arrive while an earlier frame is shown, and continue or end a live interaction, such as the
/// release of a button. They take effect when the stage is live again.
///
/// Their number is limited by what can be down at a time, however long it takes.
package struct DeferredEvents {
  package private(set) var events: [InputEvent] = []

  package init() {}

  /// Adds an event. It replaces an earlier one that has no effect besides it: a move of the same
  /// pointer, another release of the same button or key, another interruption.
  package mutating func add(_ event: InputEvent) {
    events.removeAll { $0.isReplaced(by: event) }
    events.append(event)
  }
}

extension InputEvent {
  /// Returns whether an event that is not the start of an interaction has no effect if another follows it.
  fileprivate func isReplaced(by next: InputEvent) -> Bool {
    switch (self, next) {
    case (.pointer(let sample), .pointer(let next)):
      sample.device == next.device && sample.pointer == next.pointer && sample.phase == next.phase
        && sample.button == next.button
    case (.key(let sample), .key(let next)): sample.key == next.key
    case (.resize, .resize): true
    case (.interruption(_, let cause), .interruption(_, let nextCause)): cause == nextCause
    default: false
    }
  }
}
