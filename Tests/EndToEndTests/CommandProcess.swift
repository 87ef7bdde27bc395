// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A program that runs beside the test, at most until this object is released.
final class CommandProcess {
  private let process = Process()

  init(_ arguments: [String], environment: [String: String]) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.runUnblockingSignals()
  }

  deinit { process.end() }

  var isRunning: Bool { process.isRunning }
}
