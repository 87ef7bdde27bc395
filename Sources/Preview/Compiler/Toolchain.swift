// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// The Swift compiler of this machine: the programs that turn sources into something to load, and their files.
///
/// The driver, `swiftc`, is asked once where things are. After that its two programs are run without it, which
/// takes half as long.
package struct Toolchain: Equatable, Sendable {
  /// Why there is none.
  package enum Absence: Error, Equatable, Sendable {
    case noCompiler
    /// The compiler is there and does not answer as it should.
    case unusable(path: String, answer: String)
  }

  package var frontend: String
  package var linker: String
  package var target: String
  /// The folder with what every program in Swift needs.
  package var resources: String

  /// Looks for `swiftc` where `SNAPBACK_SWIFTC` says, else along the `PATH`.
  package init(environment: [String: String]) throws(Absence) {
    guard let compiler = Self.compiler(environment) else { throw .noCompiler }
    let question = ChildProcess(
      program: compiler, arguments: ["-print-target-info"], environment: environment)
    guard let question else { throw .unusable(path: compiler, answer: "") }
    let (status, answer) = question.finish()
    let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer))
    guard status == .exited(0), let info else {
      throw .unusable(path: compiler, answer: String(decoding: answer, as: UTF8.self))
    }
    let programs = info.paths.runtimeResourcePath + "/../../bin/"
    target = info.target.triple
    resources = info.paths.runtimeResourcePath
    frontend = programs + "swift-frontend"
    let linkers =
      [programs + "ld.lld"] + Self.places(of: "ld.lld", environment)
      + Self.places(of: "ld", environment)
    guard let linker = linkers.first(where: Self.isProgram), Self.isProgram(frontend) else {
      throw .unusable(path: compiler, answer: "there is no frontend or linker beside it")
    }
    self.linker = linker
  }

  /// The architecture, as folders are named after it.
  var architecture: String { String(target.prefix { $0 != "-" }) }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
    var target: Target
    var paths: Paths
  }

  private static func compiler(_ environment: [String: String]) -> String? {
    if let named = environment["SNAPBACK_SWIFTC"], !named.isEmpty {
      return isProgram(named) ? named : nil
    }
    return places(of: "swiftc", environment).first
  }

  private static func places(of name: String, _ environment: [String: String]) -> [String] {
    (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" + name }.filter(isProgram)
  }

  private static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }
}
