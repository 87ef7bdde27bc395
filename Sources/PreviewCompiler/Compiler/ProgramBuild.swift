// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import SystemStrings

/// Compiles the modules of a project to a program that needs neither Swift nor this one.
package struct ProgramBuild {
  /// The reason why there is no program.
  package enum Failure: Error, Equatable, Sendable {
    /// The sources have errors, which are in the output.
    case compileErrors
    /// No type conforms to `App`.
    case noApp
    /// The compiler was stopped at its time limit.
    case timedOut(CompileTimeout)
    /// The compiler or the linker ended without a message.
    case compilerFailed(CompilerFailure)
    /// A file could not be written; `code` is an error number.
    case cannotWrite(path: String, code: Int32)
    /// A program of the toolchain could not be started, or the linker failed: a description.
    case failed(String)
  }

  /// The compiler's errors and warnings.
  package private(set) var output: [UInt8] = []
  /// The folder with the project's resources, after `run`; nil if it has none.
  private var resources: ResourceBundle?
  /// The names by which the modules of the project are compiled, by their names.
  private var names: [String: String] = [:]

  private let toolchain: Toolchain
  private let modules: [String]
  private let staticLibrary: String
  private let folder: String
  private let limits: CompileLimits
  private let platform: SourcePlatform
  private let environment: [String: String]

  /// - Parameters:
  ///   - modules: The folders with the modules that sources import.
  ///   - staticLibrary: The library with their code.
  ///   - folder: An existing folder for generated files.
  package init(
    toolchain: Toolchain, modules: [String], staticLibrary: String, folder: String,
    limits: CompileLimits, platform: SourcePlatform, environment: [String: String]
  ) {
    self.toolchain = toolchain
    self.modules = modules
    self.staticLibrary = staticLibrary
    self.folder = folder
    self.limits = limits
    self.platform = platform
    self.environment = environment
  }

  /// The path of the program after `run`.
  package var program: String { folder + "/program" }

  /// Whether the program has resources.
  package var hasResources: Bool { resources != nil }

  /// Compiles and links the modules; the last one has the app.
  package mutating func run(_ modules: [ModuleSources]) throws(Failure) {
    let problems = modules.flatMap(\.files).compactMap(\.problem)
    output = problems.flatMap { Array($0.text.utf8) }
    guard problems.isEmpty, let main = modules.last else { throw .compileErrors }
    names = InstalledModules(in: self.modules).compiledNames(modules)
    let interface = InterfaceSummary(main.module).completed(for: main.files)
    let entry = try Self.entry(main.files, interface)
    let bundle = ResourceBundle(
      folder + "/Program.resources", of: modules.reversed().map(\.module))
    let generated: GeneratedSources
    do throws(CompiledSources.Unwritable) {
      generated = try GeneratedSources(
        modules, bundles: .program(bundle), folder: folder, interface: interface)
    } catch {
      throw .cannotWrite(path: error.path, code: error.code)
    }
    output += generated.warnings
    var objects: [String] = []
    for (sources, paths) in zip(modules, generated.paths) {
      let isMain = sources.module.name == main.module.name
      var extra: [(name: String, text: String)] = isMain ? [("Entry", entry)] : []
      if isMain, !interface.isEmpty {
        extra.append(("Interface", InterfaceSources.text(interface, files: sources.files.count)))
      }
      var job = try compile(
        sources, paths, extra, isMain ? interface : InterfaceSummary(), generated.restored)
      job.linkedObjects = objects
      objects.append(job.object)
      if isMain { try link(job) }
    }
    resources = bundle.isEmpty ? nil : bundle
  }

  /// Copies the resources to a folder that does not exist.
  package func copyResources(to path: String) throws(Failure) {
    do {
      try resources?.copy(to: path)
    } catch {
      throw .cannotWrite(path: path, code: SystemError(error).code)
    }
  }

  /// The source text of the type that starts the app.
  private static func entry(
    _ files: [SourceFile], _ interface: InterfaceSummary
  ) throws(Failure) -> String {
    let selection = try? PreviewSelection(files, order: .appFirst, interface: interface)
    let delegates = files.flatMap(\.scan.applicationDelegates)
    guard let part = selection?.parts.first, part.kind == .app || delegates.contains(part.title)
    else { throw .noApp }
    let start =
      part.kind == .app ? "\(part.expression.dropLast(2)).main()" : "_SnapbackApp.main()"
    let scene = part.kind == .app ? "EmptyView()" : part.expression
    let preparation = interface.isEmpty ? "" : InterfaceSources.function + "; "
    return """
      import SwiftUI
      private struct _SnapbackApp: SwiftUI.App { var body: some SwiftUI.Scene { WindowGroup { \(scene) } } }
      @main private enum _SnapbackProgram { @MainActor static func main() { \(preparation)\(start) } }

      """
  }

  /// Compiles a module with generated files and further ones.
  private mutating func compile(
    _ sources: ModuleSources, _ generated: [String], _ extra: [(name: String, text: String)],
    _ interface: InterfaceSummary, _ restored: ([UInt8]) -> [UInt8]
  ) throws(Failure) -> CompileJob {
    let name = sources.module.name
    let compiled: CompiledSources
    do throws(CompiledSources.Unwritable) {
      compiled = try CompiledSources(
        sources.files, showing: .nothing, in: folder, prefix: name + "-", platform: platform,
        interface: interface, projectModules: names)
    } catch {
      throw .cannotWrite(path: error.path, code: error.code)
    }
    var arguments = sources.module.arguments
    if let package = sources.module.packageName { arguments += ["-package-name", package] }
    var job = CompileJob(
      toolchain: toolchain, modules: modules + [folder], module: names[name] ?? name,
      sources: compiled.paths + generated,
      folder: folder, isOptimized: true, isStatic: true, arguments: arguments)
    for (kind, text) in extra {
      let file = "\(name)-\(kind).swift"
      do throws(CompiledSources.Unwritable) {
        try GeneratedFile.write(text, to: file, in: folder)
      } catch {
        throw .cannotWrite(path: error.path, code: error.code)
      }
      job.sources.append(folder + "/" + file)
    }
    let text = try run(job.compileModule) { !compiled.errors(in: $0).isEmpty }
    let printed = compiled.columns.restored(restored(text.output))
    output += compiled.restored(printed)
    if let failure = text.failure { throw .compilerFailed(failure) }
    guard text.isSuccess else { throw .compileErrors }
    return job
  }

  private func link(_ job: CompileJob) throws(Failure) {
    let list = folder + "/libraries"
    let listed = try run(job.listLibraries(of: staticLibrary, to: list))
    guard listed.isSuccess, let data = FileManager.default.contents(atPath: list) else {
      throw .failed(Self.reason(listed.output))
    }
    let lines = Set(String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline))
    let libraries = lines.filter { $0.hasPrefix("-l") && !isSwiftLibrary($0.dropFirst(2)) }
    let linked = try run(
      job.linkProgram(program, arguments: [staticLibrary] + libraries.sorted().map(String.init)))
    if var failure = linked.failure {
      failure.tool = "linker"
      throw .compilerFailed(failure)
    }
    guard linked.isSuccess else { throw .failed(Self.reason(linked.output)) }
  }

  /// Returns whether a library belongs to the toolchain: the compiler finds its static form itself.
  private func isSwiftLibrary(_ name: Substring) -> Bool {
    let files = [
      "\(toolchain.resources)/linux/lib\(name).so",
      "\(toolchain.resources)_static/linux/lib\(name).a",
    ]
    return files.contains { FileManager.default.fileExists(atPath: $0) }
  }

  private struct Result {
    var output: [UInt8]
    var isSuccess = false
    var failure: CompilerFailure?
  }

  private func run(
    _ step: CompileJob.Step, hasErrors: ([UInt8]) -> Bool = { _ in false }
  ) throws(Failure) -> Result {
    guard let run = CompilerRun(step, environment: environment, limits: limits) else {
      throw .failed("\(step.program) cannot be started")
    }
    switch run.finish() {
    case .exited(let ending):
      return Result(
        output: run.output, isSuccess: ending == .exited(0),
        failure: CompilerFailure(ending, output: run.output, hasErrors: hasErrors(run.output)))
    case .timedOut(let timeout): throw .timedOut(timeout)
    case .stoppedAfterError: return Result(output: run.output)
    }
  }

  /// The first line of the linker's output with an error, otherwise its last one.
  private static func reason(_ output: [UInt8]) -> String {
    let lines = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
    return (lines.first { $0.contains("error") } ?? lines.last).map(String.init) ?? "no output"
  }
}
