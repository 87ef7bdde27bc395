// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// Turns sources into generations, one compilation at a time, in child processes.
///
/// A compilation that is no longer wanted ends at once. Nothing waits, unless `finish` is asked to.
package final class PreviewBuild {
  /// How a compilation ended.
  package enum Result: Equatable, Sendable {
    case built(Generation)
    /// The compiler refused, for these reasons; there may be none that are understood.
    case refused([Diagnostic])
    /// There is nothing to compile.
    case absent(PreviewChoice.Absence)
    /// A file cannot be written, or a program not be run.
    case impossible(String)
  }

  private let toolchain: Toolchain
  private let modules: [String]
  private let folder: String
  private let view: String?
  private let isOptimized: Bool
  private let environment: [String: String]
  private var number = 0
  private var child: ChildProcess?
  private var waiting: [CompileJob.Step] = []
  private var generation: Generation?
  /// Why nothing will be shown even if the sources compile.
  private var absence: PreviewChoice.Absence?
  private var began = 0.0
  private var said: [UInt8] = []

  /// What the compiler wrote in the last compilation, errors and warnings.
  package var output: [UInt8] { said }

  /// Compiles against the modules in some folders, and writes into a folder of its own. `view` names what to show.
  package init(
    toolchain: Toolchain, modules: [String], folder: String, view: String? = nil,
    isOptimized: Bool = false, environment: [String: String]
  ) {
    self.toolchain = toolchain
    self.modules = modules
    self.folder = folder
    self.view = view
    self.isOptimized = isOptimized
    self.environment = environment
  }

  /// What becomes readable when there is something to take; nil while nothing is compiled.
  var descriptor: Int32? { child?.output }

  /// Ends what is under way.
  func cancel() {
    child = nil
    waiting = []
  }

  /// Begins to compile sources that were saved at a time; an answer is an end at once.
  package func start(_ files: [SourceFile], saved: Double) -> Result? {
    cancel()
    number += 1
    said = []
    began = MonotonicClock.now
    absence = nil
    var choice = PreviewChoice.nothing
    do throws(PreviewChoice.Absence) {
      choice = try PreviewChoice(files, named: view)
    } catch {
      // What is wrong with a source says more than what is not in it.
      guard !files.isEmpty else { return .absent(error) }
      absence = error
    }
    var job = CompileJob(
      toolchain: toolchain, modules: modules, module: "Preview\(number)", sources: [],
      folder: folder, isOptimized: isOptimized)
    for (index, file) in files.enumerated() {
      // The number keeps files apart that are called the same, the name is what private names are made of.
      let path = "\(folder)/\(index)-\(file.name).swift"
      let text = Data(file.compiled(number: index, showing: choice))
      guard FileManager.default.createFile(atPath: path, contents: text) else {
        return .impossible("\(path) cannot be written")
      }
      job.sources.append(path)
    }
    generation = Generation(
      number: number, library: job.library, entries: choice.entries, saved: saved, compiling: 0)
    waiting = absence == nil ? job.steps : [job.check]
    return runNext()
  }

  /// Takes what the programs wrote, and goes on when one has ended; an answer is the end.
  func advance() -> Result? {
    guard let child else { return nil }
    if let bytes = child.read() {
      said += bytes
      return nil
    }
    let ending = child.reap()
    self.child = nil
    guard ending == .exited(0) else {
      let errors = Diagnostic.errors(in: String(decoding: said, as: UTF8.self))
      let own = errors.filter { $0.path != SourceFile.addedPath }
      guard own.isEmpty, !errors.isEmpty, let title = generation?.entries.first?.title else {
        return .refused(own)
      }
      return .absent(.incomplete(title))
    }
    return runNext()
  }

  /// Waits until the compilation under way is over.
  package func finish() -> Result? {
    while let descriptor {
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&wait, 1, -1)
      if let result = advance() { return result }
    }
    return nil
  }

  private func runNext() -> Result? {
    guard !waiting.isEmpty else {
      if let absence { return .absent(absence) }
      guard var generation else { return nil }
      generation.compiling = MonotonicClock.now - began
      return .built(generation)
    }
    let step = waiting.removeFirst()
    child = ChildProcess(
      program: step.program, arguments: step.arguments, environment: environment)
    return child == nil ? .impossible("\(step.program) cannot be run") : nil
  }
}
