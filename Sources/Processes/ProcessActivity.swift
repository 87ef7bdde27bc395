// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// What a process has done up to a moment: its CPU time, and whether its main thread waits.
package struct ProcessActivity: Equatable, Sendable {
  /// The moment, in seconds of any clock that never goes back.
  package var time: Double
  /// CPU time of all threads, in seconds.
  package var cpuTime: Double
  /// Whether the main thread sleeps until something happens.
  package var isWaiting: Bool

  package init(time: Double, cpuTime: Double, isWaiting: Bool) {
    (self.time, self.cpuTime, self.isWaiting) = (time, cpuTime, isWaiting)
  }

  /// Reads the state of a process; nil if there is no such process.
  package init?(of process: pid_t, at time: Double) {
    guard let text = KernelFile.text("/proc/\(process)/stat") else { return nil }
    self.init(stat: text, time: time)
  }

  /// Reads the line of `/proc/PID/stat`; nil if it is malformed.
  package init?(stat: String, time: Double) {
    // The second field is the program's name in parentheses, which may contain anything.
    guard let end = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return nil
    }
    let ticks = Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
    self.init(time: time, cpuTime: (user + system) / ticks, isWaiting: fields[0] == "S")
  }

  /// The seconds that the process has spent since an earlier moment: all of them if it waits, and
  /// its CPU time (at most all of them) if it does not, as it may have to share the processors with
  /// others.
  package func spent(since earlier: ProcessActivity) -> Double {
    let elapsed = max(0, time - earlier.time)
    return isWaiting ? elapsed : min(elapsed, max(0, cpuTime - earlier.cpuTime))
  }

  /// Returns the process that a chain of the given number of launchers, each with one child, has
  /// started; nil if it has not been started.
  package static func descendant(of process: pid_t, generations: Int) -> pid_t? {
    var current = process
    for _ in 0..<generations {
      let path = "/proc/\(current)/task/\(current)/children"
      guard let bytes = FileManager.default.contents(atPath: path),
        let child = String(decoding: bytes, as: UTF8.self).split(separator: " ").first
          .flatMap({ pid_t($0) })
      else { return nil }
      current = child
    }
    return current
  }
}
