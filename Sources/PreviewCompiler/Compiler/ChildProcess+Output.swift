// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

extension ChildProcess {
  /// Reads the output to its end, or until it has more than a number of bytes; nil if that takes
  /// longer than a limit in seconds.
  ///
  /// The process is killed when the last reference to it goes away.
  func output(within limit: Double, upTo size: Int) -> [UInt8]? {
    let deadline = MonotonicClock.now + limit
    var result: [UInt8] = []
    while let bytes = read() {
      result += bytes
      guard result.count <= size else { return result }
      let remaining = deadline - MonotonicClock.now
      guard remaining > 0 else { return nil }
      var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, Int32((min(remaining, 3600) * 1000).rounded(.up)))
    }
    return result
  }

  /// Waits for it to end; see `reap`. Nil if that takes longer than a time in seconds: a process may have closed its
  /// output and go on.
  func reap(within seconds: Double) -> Ending? {
    let deadline = MonotonicClock.now + seconds
    while true {
      if let ending = reapIfEnded() { return ending }
      if MonotonicClock.now >= deadline { return nil }
      poll(nil, 0, 5)
    }
  }
}
