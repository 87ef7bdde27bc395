// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Timers that run on the clock of a program's frames.
///
/// A view host implements this protocol and installs itself as `MainThread.frameTimers`. With such
/// timers the same input at the same times gives the same results, and slow motion slows timers
/// too.
package protocol FrameTimerScheduling: AnyObject {
  /// The time of the current frame, in seconds.
  var time: Double { get }
  /// The date of the current frame.
  var date: Date { get }

  /// Returns the frame time at which a date is reached.
  func time(of date: Date) -> Double

  /// Runs an action in the first frame at or after `due`, and then at `interval` unless it is nil.
  /// Both are in seconds. The action runs until the returned object is cancelled or released.
  func run(
    at due: Double, every interval: Double?, _ action: @escaping (Date) -> Void
  ) -> AnyCancellable
}

extension FrameTimerScheduling {
  /// Runs an action once, in the first frame at or after `due`. It cannot be cancelled.
  func runOnce(at due: Double, _ action: @escaping () -> Void) {
    let ticket = LockedBox<AnyCancellable>()
    ticket.value = run(at: due, every: nil) { _ in
      action()
      ticket.value = nil
    }
  }
}
