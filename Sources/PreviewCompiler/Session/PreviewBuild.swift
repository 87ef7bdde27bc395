// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// Compiles sources into generations in child processes, one compilation at a time.
///
/// Starting a compilation cancels the one that is running. Nothing blocks, except `finish`.
package final class PreviewBuild {
  /// How a compilation ended.
  package enum Outcome: Equatable, Sendable {
    case built(Generation)
    /// The compiler failed with these errors; empty if its output could not be parsed.
    case compileErrors([Diagnostic])
    /// The sources have nothing to show.
    case nothingToShow(PreviewSelectionError)
    /// A file could not be written, or a program not be started: a description of the failure.
    case failed(String)
  }

  private let toolchain: Toolchain
  private let modules: [String]
  private let folder: String
  private let view: String?
  private let isOptimized: Bool
  private let environment: [String: String]
  private var number = 0
  private var child: ChildProcess?
  private var remainingSteps: [CompileJob.Step] = []
  private var generation: Generation?
  /// Why nothing can be shown even if the sources compile; nil otherwise.
  private var selectionError: PreviewSelectionError?
  private var startTime = 0.0

  /// The compiler's output in the last compilation: errors and warnings.
  package private(set) var output: [UInt8] = []

  /// - Parameters:
  ///   - modules: The folders with the modules that sources import.
  ///   - folder: An existing folder for generated files.
  ///   - view: The name of the preview or view to show; nil selects by the default order.
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

  /// Becomes readable when `advance` has to be called; nil while nothing is compiled.
  var descriptor: Int32? { child?.output }

  /// Cancels the running compilation.
  func cancel() {
    child = nil
    remainingSteps = []
  }

  /// Starts to compile sources.
  ///
  /// - Parameter saved: The time of the save in seconds of `MonotonicClock`.
  /// - Returns: The outcome if the compilation ended at once; nil if it is running.
  package func start(_ files: [SourceFile], saved: Double) -> Outcome? {
    cancel()
    number += 1
    output = []
    startTime = MonotonicClock.now
    selectionError = nil
    var selection = PreviewSelection.nothing
    do throws(PreviewSelectionError) {
      selection = try PreviewSelection(files, named: view)
    } catch {
      // The sources are still compiled: an error in them is more useful than the missing preview.
      guard !files.isEmpty else { return .nothingToShow(error) }
      selectionError = error
    }
    var job = CompileJob(
      toolchain: toolchain, modules: modules, module: "Preview\(number)", sources: [],
      folder: folder, isOptimized: isOptimized)
    for (index, file) in files.enumerated() {
      // The number distinguishes files of the same name; mangled private names contain the file's
      // name.
      let path = "\(folder)/\(index)-\(file.name).swift"
      let text = Data(file.instrumented(number: index, showing: selection))
      guard FileManager.default.createFile(atPath: path, contents: text) else {
        return .failed("\(path) cannot be written")
      }
      job.sources.append(path)
    }
    generation = Generation(
      number: number, library: job.library, entries: selection.entries, saved: saved, compiling: 0)
    remainingSteps = selectionError == nil ? job.steps : [job.typecheck]
    return runNextStep()
  }

  /// Reads the compiler's output, and starts the next step when the current one has ended.
  ///
  /// - Returns: The outcome if the compilation has ended; nil if it is running.
  func advance() -> Outcome? {
    guard let child else { return nil }
    if let bytes = child.read() {
      output += bytes
      return nil
    }
    let ending = child.reap()
    self.child = nil
    guard ending == .exited(0) else {
      let errors = Diagnostic.errors(in: String(decoding: output, as: UTF8.self))
      let sourceErrors = errors.filter { $0.path != SourceFile.generatedPath }
      guard sourceErrors.isEmpty, !errors.isEmpty, let title = generation?.entries.first?.title
      else { return .compileErrors(sourceErrors) }
      return .nothingToShow(.incomplete(title))
    }
    return runNextStep()
  }

  /// Blocks until the running compilation has ended.
  package func finish() -> Outcome? {
    while let descriptor {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, -1)
      if let outcome = advance() { return outcome }
    }
    return nil
  }

  private func runNextStep() -> Outcome? {
    guard !remainingSteps.isEmpty else {
      if let selectionError { return .nothingToShow(selectionError) }
      guard var generation else { return nil }
      generation.compiling = MonotonicClock.now - startTime
      return .built(generation)
    }
    let step = remainingSteps.removeFirst()
    child = ChildProcess(
      program: step.program, arguments: step.arguments, environment: environment)
    return child == nil ? .failed("\(step.program) cannot be started") : nil
  }
}
