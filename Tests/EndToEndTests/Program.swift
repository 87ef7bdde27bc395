// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The program `snapback`, started from where the tests were built.
final class Program {
  /// Beside the test bundle; `SNAPBACK_PROGRAM` names another, such as an installed one.
  static var path: String {
    get throws {
      if let named = ProcessInfo.processInfo.environment["SNAPBACK_PROGRAM"] { return named }
      let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: bundle).deletingLastPathComponent()
        .appendingPathComponent("snapback").path
    }
  }

  private let process = Process()
  private let complaints = TemporaryFile()

  init(_ arguments: [String], environment: [String: String]) throws {
    try Data().write(to: complaints.url)
    process.executableURL = URL(fileURLWithPath: try Program.path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: complaints.url)
    try process.runHeedingSignals()
  }

  deinit { process.end() }

  var isRunning: Bool { process.isRunning }

  /// Everything it wrote to its standard error so far.
  var complaint: String { (try? complaints.text) ?? "" }

  /// Sends what Ctrl+C in a terminal sends.
  func interrupt() { process.interrupt() }

  /// The status it ended with, nil when a signal ended it; throws when it does not end.
  func exitStatus(within seconds: Double = 10) throws -> Int32? {
    try eventually("the program ends", within: seconds) { !process.isRunning }
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// How it ended, in words; it must have.
  var ending: String {
    let cause = process.terminationReason == .exit ? "with status" : "by signal"
    return "\(cause) \(process.terminationStatus)"
  }

  /// Seconds of CPU that all its threads have used.
  var cpuTime: Double {
    var clock = clockid_t()
    var time = timespec()
    let failure = clock_getcpuclockid(process.processIdentifier, &clock)
    precondition(failure == 0, "process \(process.processIdentifier) has no CPU clock: \(failure)")
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds that it was ready to run and had to wait for a core.
  var timeWaited: Double { process.timeWaited }
}
