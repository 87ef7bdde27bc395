// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The built program, run to its end in a folder of its own, without a display.
struct RunningProgram {
  let status: Int32
  let output: Data
  let complaint: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [Substring] { text.split(separator: "\n") }

  /// Beside the test bundle, where SwiftPM puts what it builds; `SNAPBACK_PROGRAM` names another.
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

  /// Runs it where it finds the Swift compiler that built the tests, and what that compiler keeps.
  init(compiling arguments: [String], in folder: String) throws {
    let surroundings = ProcessInfo.processInfo.environment
    let kept = ["PATH", "HOME"].compactMap { name in surroundings[name].map { (name, $0) } }
    try self.init(
      executable: Self.path, arguments, input: "", in: folder,
      environment: Dictionary(uniqueKeysWithValues: kept))
  }

  /// Runs it behind a shell command, in which `"$@"` is the program and its arguments.
  init(
    shell command: String, _ arguments: [String], input: String = "", in folder: String
  ) throws {
    try self.init(
      executable: "/bin/sh", ["-c", command, "sh", Self.path] + arguments, input: input, in: folder)
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
    // Files, not pipes: a full pipe would stop the program.
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
    complaint = try String(contentsOf: files[2], encoding: .utf8)
  }
}

/// A folder that is gone afterwards.
func waitingInFolder(_ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapback-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try await body(folder)
}

/// A folder that is gone afterwards.
func inFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapback-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}
