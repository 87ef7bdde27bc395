// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// Asks the compiler what is wrong with sources, and makes nothing of them.
package struct CheckCompiler: Sendable {
  let toolchain: Toolchain
  let modules: [String]
  let folder: String
  let environment: [String: String]
  /// How many may run at a time.
  let width = max(1, ProcessInfo.processInfo.activeProcessorCount)

  /// Compiles against the modules in some folders, and writes into a folder of its own.
  package init(
    toolchain: Toolchain, modules: [String], folder: String, environment: [String: String]
  ) {
    self.toolchain = toolchain
    self.modules = modules
    self.folder = folder
    self.environment = environment
  }

  /// What the compiler says of some files together.
  struct Verdict: Sendable {
    var output: [UInt8]
    var isGood: Bool
    var errors: [Diagnostic]
  }

  /// What it says of each group; nil where it cannot be asked.
  func verdicts(of groups: [[SourceFile]]) -> [Verdict?] {
    var running: [(index: Int, child: ChildProcess?)] = []
    var verdicts: [Verdict?] = groups.map { _ in nil }
    func finishOldest() {
      let (index, child) = running.removeFirst()
      guard let (ending, output) = child?.finish() else { return }
      verdicts[index] = Verdict(
        output: output, isGood: ending == .exited(0),
        errors: Diagnostic.errors(in: String(decoding: output, as: UTF8.self)))
    }
    for (index, files) in groups.enumerated() {
      if running.count >= width { finishOldest() }
      running.append((index, start(files, number: index)))
    }
    while !running.isEmpty { finishOldest() }
    return verdicts
  }

  private func start(_ files: [SourceFile], number: Int) -> ChildProcess? {
    var job = CompileJob(
      toolchain: toolchain, modules: modules, module: "Check", sources: [], folder: folder)
    for (index, file) in files.enumerated() {
      let path = "\(folder)/check\(number)-\(index)-\(file.name).swift"
      let text = Data(file.compiled(number: index, showing: .nothing))
      guard FileManager.default.createFile(atPath: path, contents: text) else { return nil }
      job.sources.append(path)
    }
    let step = job.check
    return ChildProcess(
      program: step.program, arguments: step.arguments, environment: environment)
  }
}
