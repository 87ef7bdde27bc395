// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A child process with its CPU statistics.
final class MeasuredProcess {
  private let process = Process()

  /// Starts a program from the PATH, or by its path.
  init(_ arguments: [String], environment: [String: String], output: Pipe? = nil) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// The CPU time of all threads, in seconds.
  var cpuTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process.processIdentifier, &clock) == 0 else { return 0 }
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The seconds that the main thread was runnable and waited for a core; 0 if the kernel does not
  /// report it.
  ///
  /// The second number of the kernel's scheduler statistics.
  var timeWaited: Double {
    let path = "/proc/\(process.processIdentifier)/schedstat"
    let fields = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count < 2 ? 0 : (Double(fields[1]) ?? 0) / 1e9
  }

  /// Terminates the process and waits for it to exit.
  func terminate() {
    process.terminate()
    process.waitUntilExit()
  }
}
