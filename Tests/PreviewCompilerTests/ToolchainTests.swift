// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

@Suite struct ToolchainTests {
  /// Writes an executable shell script, and passes its path to a closure.
  private static func withCompiler(_ script: String, _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "swiftc-\(UUID().uuidString)").path()
    _ = FileManager.default.createFile(
      atPath: path, contents: Data("#!/bin/sh\n\(script)\n".utf8),
      attributes: [.posixPermissions: 0o755])
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test(arguments: ["sleep 600", "exec >&- 2>&-; exec sleep 600"])
  func `a compiler that does not answer, or does not end, is an error`(script: String) throws {
    try Self.withCompiler(script) { path in
      #expect(throws: ToolchainError.timedOut(path: path, seconds: 0.2)) {
        try Toolchain(environment: ["SNAPBACK_SWIFTC": path], timeLimit: 0.2)
      }
    }
  }

  @Test func `a compiler that fails is an error with its output`() throws {
    try Self.withCompiler("echo no >&2; exit 1") { path in
      #expect(throws: ToolchainError.unusable(path: path, answer: "no\n")) {
        try Toolchain(environment: ["SNAPBACK_SWIFTC": path])
      }
    }
  }

  @Test func `a compiler that prints without end is an error with the start of its output`() throws
  {
    try Self.withCompiler("exec yes no") { path in
      let answer = String(repeating: "no\n", count: 67).prefix(200)
      #expect(throws: ToolchainError.unusable(path: path, answer: String(answer))) {
        try Toolchain(environment: ["SNAPBACK_SWIFTC": path])
      }
    }
  }

  @Test func `lines that a program around the compiler prints are skipped`() throws {
    let compiler = try Toolchain(environment: ProcessInfo.processInfo.environment)
    let path = compiler.root + "/bin/swiftc"
    let script = "echo \"using '{x}'\" >&2; \(path) \"$@\"; echo \"took 1 s {}\" >&2"
    try Self.withCompiler(script) { wrapper in
      let wrapped = try Toolchain(environment: ["SNAPBACK_SWIFTC": wrapper])
      #expect(wrapped == compiler)
    }
  }

  @Test func `a missing compiler is an error`() {
    #expect(throws: ToolchainError.noCompiler) {
      try Toolchain(environment: ["PATH": "/nonexistent"])
    }
  }
}
