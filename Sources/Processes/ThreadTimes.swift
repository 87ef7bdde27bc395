// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The scheduler's measurements of a process's main thread.
package struct ThreadTimes: Equatable, Sendable {
  /// The seconds for which it has run.
  package var running: Double
  /// The seconds for which it was ready to run, but waited for a processor.
  package var waiting: Double

  package init(running: Double, waiting: Double) {
    (self.running, self.waiting) = (running, waiting)
  }

  /// The times of a process; nil if there is none, or the kernel does not measure them
  /// (`/proc/ID/schedstat`).
  package init?(process: pid_t) {
    guard let text = KernelFile.text("/proc/\(process)/task/\(process)/schedstat") else {
      return nil
    }
    self.init(schedstat: text)
  }

  /// Reads the line of a `schedstat` file, in nanoseconds; nil if it is malformed.
  package init?(schedstat: String) {
    let numbers = schedstat.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count >= 2 else { return nil }
    (running, waiting) = (numbers[0] / 1e9, numbers[1] / 1e9)
  }
}
