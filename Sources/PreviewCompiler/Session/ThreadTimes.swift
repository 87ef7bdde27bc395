// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Processes

/// What the scheduler has measured of a thread, in seconds.
package struct ThreadTimes: Sendable {
  /// How long it has run.
  package var running: Double
  /// How long it was ready to run, but waited for a processor.
  package var waiting: Double

  /// The times of a process's main thread; nil if the kernel does not measure them
  /// (`/proc/ID/schedstat`).
  package init?(process: pid_t) {
    guard let text = KernelFile.text("/proc/\(process)/task/\(process)/schedstat") else {
      return nil
    }
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count >= 2 else { return nil }
    (running, waiting) = (numbers[0] / 1e9, numbers[1] / 1e9)
  }
}
