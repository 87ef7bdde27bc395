// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The system's monotonic clock (`CLOCK_MONOTONIC`), which is the same in all processes.
package enum MonotonicClock {
  /// The time in seconds since an unspecified moment.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
