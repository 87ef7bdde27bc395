// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// Type-checks sources with the compiler, several groups at a time, without generating code.
package struct CheckCompiler: Sendable {
  let toolchain: Toolchain
  let modules: [String]
  let folder: String
  let environment: [String: String]
  /// The maximum number of compilers that run at a time.
  let concurrency = max(1, ProcessInfo.processInfo.activeProcessorCount)

  /// - Parameters:
  ///   - modules: The folders with the modules that sources import.
  ///   - folder: An existing folder for generated files.
  package init(
    toolchain: Toolchain, modules: [String], folder: String, environment: [String: String]
  ) {
    self.toolchain = toolchain
    self.modules = modules
    self.folder = folder
    self.environment = environment
  }

  /// The compiler's result for a group of files.
  struct Outcome: Sendable {
    var output: [UInt8]
    var isSuccess: Bool
    var errors: [Diagnostic]
  }

  /// Type-checks each group of files as a module; nil for a group whose compiler could not be
  /// started.
  func outcomes(of groups: [[SourceFile]]) -> [Outcome?] {
    var running: [(index: Int, child: ChildProcess?)] = []
    var outcomes: [Outcome?] = groups.map { _ in nil }
    func finishOldest() {
      let (index, child) = running.removeFirst()
      guard let (ending, output) = child?.finish() else { return }
      outcomes[index] = Outcome(
        output: output, isSuccess: ending == .exited(0),
        errors: Diagnostic.errors(in: String(decoding: output, as: UTF8.self)))
    }
    for (index, files) in groups.enumerated() {
      if running.count >= concurrency { finishOldest() }
      running.append((index, start(files, number: index)))
    }
    while !running.isEmpty { finishOldest() }
    return outcomes
  }

  private func start(_ files: [SourceFile], number: Int) -> ChildProcess? {
    var job = CompileJob(
      toolchain: toolchain, modules: modules, module: "Check", sources: [], folder: folder)
    for (index, file) in files.enumerated() {
      let path = "\(folder)/check\(number)-\(index)-\(file.name).swift"
      let text = Data(file.instrumented(number: index, showing: .nothing))
      guard FileManager.default.createFile(atPath: path, contents: text) else { return nil }
      job.sources.append(path)
    }
    let step = job.typecheck
    return ChildProcess(
      program: step.program, arguments: step.arguments, environment: environment)
  }
}
