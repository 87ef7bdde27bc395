// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// A run of the program in which one system call on its output fails, or a signal arrives just before it.
struct FaultyRun {
  let program: ProgramRun
  /// The call; nil if the program made fewer calls, so that none was changed.
  let call: String?

  /// The library that changes the call, compiled from `Faults/fail_call.c`; nil without a C compiler.
  private static let library = PreloadedLibrary.make("fail_call")

  static var isPossible: Bool { library != nil }

  /// Runs the program in a folder. `fault` is the name of an error, `short`, `full` or the number of a signal;
  /// see `Faults/fail_call.c`. Calls count from 1; only those of a name, if there is one. The timeout in seconds only
  /// bounds a hang.
  init(
    _ arguments: [String], fault: String, inCall number: Int, named name: String? = nil,
    in folder: String, environment: [String: String], timeout: Int = 120
  ) throws {
    let report = FileManager.default.temporaryDirectory
      .appending(path: "snapback-\(UUID().uuidString).call")
    defer { try? FileManager.default.removeItem(at: report) }
    let library = try #require(Self.library)
    var variables = [
      "FAULT_FOLDER": folder, "FAULT_CALL": String(number), "FAULT_KIND": fault,
      "FAULT_REPORT": report.path,
    ]
    variables["FAULT_NAME"] = name
    program = try ProgramRun(
      shell: "exec timeout -k 5 \(timeout) env LD_PRELOAD='\(library)' \"$@\"", arguments,
      in: folder,
      environment: environment.merging(variables) { $1 })
    call = try? String(contentsOf: report, encoding: .utf8)
  }
}
