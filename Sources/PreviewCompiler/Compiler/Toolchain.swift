// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// The installed Swift compiler: the paths of its frontend and linker, and of its resources.
///
/// The driver, `swiftc`, is called once to find them. After that the frontend and the linker are
/// run directly, which takes half as long as through the driver.
package struct Toolchain: Equatable, Sendable {
  package var frontend: String
  package var linker: String
  /// The target triple.
  package var target: String
  /// The folder with the runtime and the standard library.
  package var resources: String
  /// The command line that precedes those of the frontend and the linker, such as that of a sandbox;
  /// empty without one.
  package var launcher: [String] = []

  /// The time limit for an answer of the driver, in seconds. Idle it takes a tenth of a second.
  package static let timeLimit = 30.0

  /// Uses the `swiftc` that `SNAPBACK_SWIFTC` names, or else the first one on the `PATH`.
  package init(
    environment: [String: String], timeLimit: Double = Toolchain.timeLimit
  ) throws(ToolchainError) {
    guard let compiler = Self.compiler(environment) else { throw .noCompiler }
    let start = MonotonicClock.now
    let driver = ChildProcess(
      program: compiler, arguments: ["-print-target-info"], environment: environment)
    guard let driver else { throw .unusable(path: compiler, answer: "") }
    guard let answer = driver.output(within: timeLimit, upTo: Self.answerLimit) else {
      throw .timedOut(path: compiler, seconds: timeLimit)
    }
    guard answer.count <= Self.answerLimit else {
      throw .unusable(path: compiler, answer: String(decoding: answer.prefix(200), as: UTF8.self))
    }
    let info = TargetInfo(answer: answer)
    guard let ending = driver.reap(within: timeLimit - (MonotonicClock.now - start)) else {
      throw .timedOut(path: compiler, seconds: timeLimit)
    }
    guard ending == .exited(0), let info else {
      throw .unusable(path: compiler, answer: String(decoding: answer, as: UTF8.self))
    }
    let programs = info.paths.runtimeResourcePath + "/../../bin/"
    target = info.target.triple
    resources = info.paths.runtimeResourcePath
    frontend = programs + "swift-frontend"
    let linkers =
      [programs + "ld.lld"] + Self.paths(of: "ld.lld", environment)
      + Self.paths(of: "ld", environment)
    guard let linker = linkers.first(where: Self.isProgram), Self.isProgram(frontend) else {
      throw .unusable(path: compiler, answer: "it has no frontend or no linker")
    }
    self.linker = linker
  }

  /// The folder in which the compiler is installed.
  package var root: String { resources.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() }

  /// The library with the parser, sourcekitd.
  package var parser: String { root + "/lib/libsourcekitdInProc.so" }

  /// The architecture as it is named in the resource folder.
  var architecture: String { String(target.prefix { $0 != "-" }) }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
    var target: Target
    var paths: Paths

    /// Reads the answer of the driver. Programs that start it may print lines of their own.
    init?(answer: [UInt8]) {
      let lines = answer.split(separator: UInt8(ascii: "\n"))
      let starts = lines.filter { $0.first == UInt8(ascii: "{") }.map(\.startIndex)
      let ends = lines.filter { $0.last == UInt8(ascii: "}") }.map(\.endIndex)
      for start in starts.prefix(8) {
        for end in ends.suffix(8).reversed() where start < end {
          guard let info = try? JSONDecoder().decode(Self.self, from: Data(answer[start..<end]))
          else { continue }
          self = info
          return
        }
      }
      return nil
    }
  }

  /// The maximum size of the driver's answer in bytes; it has about a thousand.
  private static let answerLimit = 1 << 20

  /// Returns whether there is a `swiftc` to use. It is not started.
  package static func isInstalled(_ environment: [String: String]) -> Bool {
    compiler(environment) != nil
  }

  private static func compiler(_ environment: [String: String]) -> String? {
    if let named = environment["SNAPBACK_SWIFTC"], !named.isEmpty {
      return isProgram(named) ? named : nil
    }
    return paths(of: "swiftc", environment).first
  }

  private static func paths(of name: String, _ environment: [String: String]) -> [String] {
    (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" + name }.filter(isProgram)
  }

  private static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }
}
