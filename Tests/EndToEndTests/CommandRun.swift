// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A program that ran to completion.
struct CommandRun {
  let status: Int32
  let output: Data
  let errorOutput: String

  /// Runs a program from the PATH, or by its path. After five minutes it is killed, with status 137.
  ///
  /// At least one of standard output and standard error must fit into a pipe's buffer.
  init(_ arguments: [String], environment: [String: String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "--signal=KILL", "300"] + arguments
    process.environment = environment
    let (out, err) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = out
    process.standardError = err
    try process.runUnblockingSignals()
    output = try out.fileHandleForReading.readToEnd() ?? Data()
    errorOutput = String(
      decoding: try err.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
