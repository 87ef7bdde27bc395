// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A program that was run to its end.
struct Command {
  let status: Int32
  let output: Data
  let complaint: String

  /// Runs a program found on the PATH, or given by its path, and waits for its end, at most
  /// half a minute: then it is killed, and its status is 137.
  ///
  /// Its output and its complaints must fit into a pipe, one of them at least.
  init(_ arguments: [String], environment: [String: String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "--signal=KILL", "30"] + arguments
    process.environment = environment
    let (out, err) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = out
    process.standardError = err
    try process.runHeedingSignals()
    output = try out.fileHandleForReading.readToEnd() ?? Data()
    complaint = String(
      decoding: try err.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}

/// A program of the desktop's went wrong.
struct CommandFailed: Error, CustomStringConvertible {
  let arguments: [String]
  let status: Int32
  let complaint: String
  var description: String {
    "\(arguments.joined(separator: " ")) ended with \(status): \(complaint)"
  }
}
