// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// Finds the source lines of compiled code, with the toolchain's `llvm-symbolizer`.
struct CodeLocator {
  /// The time limit of the program, in seconds. It needs a thirtieth of a second.
  private static let timeLimit = 1.0

  private let program: String
  /// The command line that precedes that of the program: the file that it reads was compiled from the user's sources.
  private let launcher: [String]
  private let environment: [String: String]

  init(toolchain: Toolchain, environment: [String: String]) {
    let folder = toolchain.frontend.split(separator: "/").dropLast().joined(separator: "/")
    program = "/" + folder + "/llvm-symbolizer"
    launcher = toolchain.launcher
    self.environment = environment
  }

  /// Returns the file's name and the line of the first address with a source line, such as
  /// `Card.swift:12`; nil if none is found, or if the toolchain has no such program.
  func place(of addresses: [CodeAddress]) -> String? {
    guard let library = addresses.first?.library, access(program, X_OK) == 0 else { return nil }
    let numbers = addresses.filter { $0.library == library }
      .map { "0x" + String($0.address, radix: 16) }
    let arguments = ["--obj=" + library, "--functions=none", "--no-inlines"] + numbers
    let command = launcher + [program] + arguments
    let child = ChildProcess(
      program: command[0], arguments: Array(command.dropFirst()), environment: environment)
    guard let child else { return nil }
    let deadline = MonotonicClock.now + Self.timeLimit
    var output: [UInt8] = []
    while let bytes = child.read() {
      output += bytes
      let remaining = deadline - MonotonicClock.now
      guard remaining > 0 else { return nil }
      var entry = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, Int32((remaining * 1000).rounded(.up)))
    }
    return Self.place(in: String(decoding: output, as: UTF8.self))
  }

  /// Returns the first location in the program's output, whose lines are `path:line:column`; line 0
  /// means that it is unknown.
  static func place(in output: String) -> String? {
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0,
        let name = parts.dropLast(2).joined(separator: ":").split(separator: "/").last,
        name.hasSuffix(".swift")
      else { continue }
      return "\(name):\(number)"
    }
    return nil
  }
}
