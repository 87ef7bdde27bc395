// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The clock that all processes of the machine share and that never goes back.
package enum MonotonicClock {
  /// Seconds since some moment.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
