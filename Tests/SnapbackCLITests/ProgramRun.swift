// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The built program, run to completion in a folder, without a display.
struct ProgramRun {
  let status: Int32
  let output: Data
  let errorOutput: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [Substring] { text.split(separator: "\n") }

  /// The program next to the test bundle, or the one that `SNAPBACK_PROGRAM` names.
  static var path: String {
    get throws {
      if let named = ProcessInfo.processInfo.environment["SNAPBACK_PROGRAM"] { return named }
      let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: bundle).deletingLastPathComponent()
        .appendingPathComponent("snapback").path
    }
  }

  init(_ arguments: [String], input: String = "", in folder: String = "/tmp") throws {
    try self.init(executable: Self.path, arguments, input: input, in: folder)
  }

  init(_ arguments: [String], in folder: String, environment: [String: String]) throws {
    try self.init(
      executable: Self.path, arguments, input: "", in: folder, environment: environment)
  }

  /// Runs the program with the tests' `PATH` and `HOME`, so that it finds the Swift compiler and its caches, and
  /// with more variables. After five minutes it is killed.
  init(
    compiling arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws {
    let current = ProcessInfo.processInfo.environment
    let inherited = ["PATH", "HOME"].compactMap { name in current[name].map { (name, $0) } }
    try self.init(
      executable: "/usr/bin/env",
      ["timeout", "--foreground", "--signal=KILL", "300", Self.path] + arguments, input: "",
      in: folder,
      environment: Dictionary(uniqueKeysWithValues: inherited).merging(environment) { $1 })
  }

  /// Runs a shell command in which `"$@"` is the program and its arguments.
  init(
    shell command: String, _ arguments: [String], input: String = "", in folder: String,
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      executable: "/bin/sh", ["-c", command, "sh", Self.path] + arguments, input: input, in: folder,
      environment: environment)
  }

  private init(
    executable: String, _ arguments: [String], input: String, in folder: String,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder].merging(environment) { $1 }
    // Files instead of pipes: the program would block on a full pipe.
    let files = try ["in", "out", "err"].map { name in
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("snapback-\(UUID().uuidString).\(name)")
      try Data(name == "in" ? input.utf8 : "".utf8).write(to: url)
      return url
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = try Data(contentsOf: files[1])
    errorOutput = try String(contentsOf: files[2], encoding: .utf8)
  }
}
