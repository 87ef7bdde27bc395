// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A running `snapback`.
final class SnapbackProcess {
  /// The program next to the test bundle, or the one that `SNAPBACK_PROGRAM` names.
  static var path: String {
    get throws {
      if let named = ProcessInfo.processInfo.environment["SNAPBACK_PROGRAM"] { return named }
      let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: bundle).deletingLastPathComponent()
        .appendingPathComponent("snapback").path
    }
  }

  private let process = Process()
  private let errorFile = TemporaryFile()

  /// Starts the program, or another one at a path, in the current folder, or in another one.
  init(
    _ arguments: [String], environment: [String: String], folder: URL? = nil,
    program: String? = nil
  ) throws {
    try Data().write(to: errorFile.url)
    process.executableURL = URL(fileURLWithPath: try program ?? SnapbackProcess.path)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errorFile.url)
    try process.runUnblockingSignals()
  }

  deinit { process.end() }

  var isRunning: Bool { process.isRunning }

  /// The standard error output so far.
  var errorOutput: String { (try? errorFile.text) ?? "" }

  /// The process's number.
  var id: pid_t { process.processIdentifier }

  /// Sends SIGINT.
  func interrupt() { process.interrupt() }

  /// Sends a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the exit and returns the status; nil if a signal killed the process.
  func exitStatus(within seconds: Double = 60) throws -> Int32? {
    try eventually("the program exits", within: seconds) { !process.isRunning }
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// A description of how the process ended, which it must have.
  var ending: String {
    let cause = process.terminationReason == .exit ? "with status" : "by signal"
    return "\(cause) \(process.terminationStatus)"
  }
}
