// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import SystemStrings

/// Compiles sources into generations in child processes, one compilation at a time.
///
/// Starting a compilation cancels the one that is running. Nothing blocks, except `finish`.
package final class PreviewBuild {
  /// The outcome of a compilation.
  package enum Outcome: Equatable, Sendable {
    case built(Generation)
    /// The compiler failed with these errors; empty if its output could not be parsed.
    case compileErrors([Diagnostic])
    /// The compiler or the linker ended without a message.
    case compilerFailed(CompilerFailure)
    /// The sources have nothing to show.
    case nothingToShow(PreviewSelectionError)
    /// A file could not be written, or a program not be started: a description of the failure.
    case failed(String)
    /// The compiler was stopped at the time limit.
    case timedOut(CompileTimeout)
  }

  /// The compilers to run for a module.
  private struct ModuleBuild {
    var sources: CompiledSources
    var steps: [CompileJob.Step]
    /// Is called when all of them have succeeded.
    var onEnd: () -> Void = {}
  }

  private let toolchain: Toolchain
  private let modules: [String]
  private lazy var installedModules = InstalledModules(in: modules)
  /// The folder for the files that compilers read. Only this program writes to it.
  private let folder: String
  /// The folder for the files that compilers write.
  private let outputFolder: String
  private let view: String?
  private let order: PreviewSelection.Order
  private let isOptimized: Bool
  private let environment: [String: String]
  private let limits: CompileLimits
  private let platform: SourcePlatform
  private var number = 0
  private var run: CompilerRun?
  private var current: ModuleBuild?
  private var remainingBuilds: [ModuleBuild] = []
  private var remainingSteps: [CompileJob.Step] = []
  /// The contents of the modules whose object files are up to date, by their names.
  private var compiledModules: [String: [[UInt8]]] = [:]
  private var generation: Generation?
  private var sourcesOfLastModule: [SourceFile] = []
  /// The reason why nothing can be shown even if the sources compile; nil otherwise.
  private var selectionError: PreviewSelectionError?
  private var startTime = 0.0
  /// The storyboards and nib files of the shown module.
  private var interface = InterfaceSummary()
  /// The files of the last compilation that are generated besides the copies of the sources.
  private var generated: GeneratedSources?
  /// The current compilation of code that reads literals from a table.
  private var tabled: (modules: [ModuleSources], selection: PreviewSelection, saved: Double)?
  private var rejected = RejectedLiterals()
  /// The literals of the last generation that the code reads from a table; nil if it has none.
  private(set) var literals: CompiledLiterals?

  /// The compiler's output in the last compilation: errors and warnings.
  package private(set) var output: [UInt8] = []
  /// The warnings in the sources of the last compilation.
  package private(set) var warnings: [Diagnostic] = []

  /// The time in seconds of `MonotonicClock` at which `advance` has to be called at the latest; nil
  /// while nothing is compiled.
  var due: Double? { run.map { min($0.due, startTime + nextDelay) } }

  /// Whether `advance` has to be called.
  var isDue: Bool { due.map { $0 <= MonotonicClock.now } ?? false }

  /// The running time of a compilation, in steps that are reported to the user.
  enum Delay: Int, CaseIterable {
    /// A time after which names that are declared nowhere may be the reason.
    case short
    /// A time after which the user wonders whether it is running at all.
    case long

    /// In seconds.
    var duration: Double { self == .short ? 3 : 20 }
  }

  private var reportedDelays = 0

  /// The time in seconds from the start of the compilation to the next delay; infinity after the last.
  private var nextDelay: Double { Delay(rawValue: reportedDelays)?.duration ?? .infinity }

  /// The delay that the compilation has just reached, once for each; nil otherwise.
  func reportDelay() -> Delay? {
    guard run != nil, MonotonicClock.now >= startTime + nextDelay else { return nil }
    defer { reportedDelays += 1 }
    return Delay(rawValue: reportedDelays)
  }

  /// - Parameters:
  ///   - modules: The folders with the modules that sources import.
  ///   - folder: An existing folder for generated files. What compilers write is in `outputFolder(in:)`.
  ///   - view: The name of the preview or view to show; nil selects by `order`.
  ///   - platform: The platform for which sources are compiled.
  package init(
    toolchain: Toolchain, modules: [String], folder: String, view: String? = nil,
    order: PreviewSelection.Order = .previewsFirst, isOptimized: Bool = false,
    limits: CompileLimits = CompileLimits(), platform: SourcePlatform = .ios,
    environment: [String: String]
  ) {
    self.toolchain = toolchain
    self.modules = modules
    self.folder = folder
    outputFolder = Self.outputFolder(in: folder)
    self.view = view
    self.order = order
    self.isOptimized = isOptimized
    self.limits = limits
    self.platform = platform
    self.environment = environment
  }

  /// Returns the folder for the files that compilers write, in one for generated files. In a sandbox they can change
  /// no other one there.
  package static func outputFolder(in folder: String) -> String { folder + "/compiled" }

  /// The identifiers in files that are generated for the sources.
  package var generatedIdentifiers: Set<String> {
    GeneratedSources.identifiers(in: generated?.paths.flatMap(\.self) ?? [])
  }

  /// Finds the source lines of compiled code.
  var locator: CodeLocator { CodeLocator(toolchain: toolchain, environment: environment) }

  /// The source line of the code in a compiled library that called what has failed in the standard library, such as
  /// `Card.swift:12`; nil if the error output of the process has no stack trace with it.
  package func place(ofCrashIn errorOutput: [UInt8], library: String) -> String? {
    let name = library.split(separator: "/").last.map(String.init) ?? library
    return locator.place(of: CrashTrace.addresses(in: errorOutput, libraries: [name: library]))
  }

  /// Becomes readable when `advance` has to be called; nil while nothing is compiled.
  var descriptor: Int32? { run?.descriptor }

  /// Cancels the running compilation.
  func cancel() {
    run = nil
    current = nil
    remainingBuilds = []
    remainingSteps = []
    tabled = nil
  }

  /// Starts to compile sources.
  ///
  /// - Parameters:
  ///   - modules: The modules in the order in which they import each other; the last one is shown.
  ///   - saved: The time of the save in seconds of `MonotonicClock`.
  /// - Returns: The outcome if the compilation ended at once; nil if it is running.
  package func start(_ modules: [ModuleSources], saved: Double) -> Outcome? {
    cancel()
    number += 1
    output = []
    warnings = []
    startTime = MonotonicClock.now
    reportedDelays = 0
    selectionError = nil
    let problems = modules.flatMap(\.files).compactMap(\.problem)
    guard problems.isEmpty else {
      output = problems.flatMap { Array($0.text.utf8) }
      return .compileErrors(problems)
    }
    let files = modules.last?.files ?? []
    interface = (modules.last.map { InterfaceSummary($0.module) } ?? InterfaceSummary())
      .completed(for: files, platform: platform)
    var selection = PreviewSelection.nothing
    do throws(PreviewSelectionError) {
      selection = try PreviewSelection(
        files, named: view, order: order, platform: platform, interface: interface)
    } catch {
      // The sources are still compiled: an error in them is more useful than the missing preview.
      guard !files.isEmpty else { return .nothingToShow(error) }
      selectionError = error
    }
    let modules = rejected.removed(from: modules)
    rejected.suspects = []
    if selectionError == nil, modules.last?.files.contains(where: { !$0.literals.isEmpty }) == true
    {
      tabled = (modules, selection, saved)
    }
    return compile(modules, selection, saved: saved)
  }

  private func compile(
    _ modules: [ModuleSources], _ selection: PreviewSelection, saved: Double
  ) -> Outcome? {
    switch WorkFolder.restore(folder) {
    case .present: break
    case .created: compiledModules = [:]
    case .failed: return .failed("\(folder) cannot be created, or others can change it")
    }
    // The compiler writes the expansions of macros there, and never removes them.
    _ = ProcessCleanup.remove(folder: folder + "/swift-generated-sources")
    guard mkdir(outputFolder, 0o700) == 0 || errno == EEXIST else {
      return .failed("\(outputFolder) cannot be created")
    }
    do throws(CompiledSources.Unwritable) {
      try prepare(modules, selection, saved: saved)
    } catch {
      let reason = SystemError(code: error.code).reason
      return .failed("\(error.path) cannot be written: \(reason)")
    }
    return runNextStep()
  }

  /// Compiles the sources again, with all literals as they are written, after errors that may be due
  /// to the calls that read them from a table.
  private func compileWithoutTable(_ errors: [Diagnostic]) -> Outcome? {
    guard let (modules, selection, saved) = tabled else { return nil }
    cancel()
    (output, warnings) = ([], [])
    rejected.suspects = errors
    return compile(RejectedLiterals.allRemoved(from: modules), selection, saved: saved)
  }

  /// Writes the generated files, and collects the compilers to run.
  private func prepare(
    _ modules: [ModuleSources], _ selection: PreviewSelection, saved: Double
  ) throws(CompiledSources.Unwritable) {
    let files = modules.last?.files ?? []
    let generated = try GeneratedSources(
      modules, bundles: .links, folder: folder, interface: interface)
    self.generated = generated
    output += generated.warnings
    warnings += generated.problems.map(\.warning)
    let names = installedModules.compiledNames(modules)
    var objects: [String] = []
    var isUpToDate = true
    for (index, sources) in modules.dropLast().enumerated() {
      let name = names[sources.module.name] ?? sources.module.name
      var job = job(named: name, sources.module)
      objects.append(job.object)
      let contents = sources.contents
      isUpToDate = isUpToDate && compiledModules[sources.module.name] == contents
      guard !isUpToDate else { continue }
      compiledModules[sources.module.name] = nil
      let compiled = try CompiledSources(
        sources.files, showing: .nothing, in: folder,
        prefix: sources.module.name + "-", platform: platform, projectModules: names)
      job.sources = compiled.paths + generated.paths[index]
      remainingBuilds.append(
        ModuleBuild(sources: compiled, steps: [job.compileModule]) { [weak self] in
          self?.compiledModules[sources.module.name] = contents
        })
    }
    let compiled = try CompiledSources(
      files, showing: selection, in: folder, platform: platform,
      firstKey: CompiledLiterals.firstKey(number), interface: interface, projectModules: names)
    sourcesOfLastModule = files
    var job = job(named: "Preview\(number)", modules.last?.module)
    job.sources = compiled.paths + compiled.literalPaths + (generated.paths.last ?? [])
    if !interface.isEmpty {
      job.sources.append(
        try InterfaceSources.write(
          interface, files: files.count, module: "Preview\(number)", folder: folder))
    }
    job.linkedObjects = objects
    job.arguments += modules.last.map { ownName(of: $0, names) } ?? []
    job.isScript = files.contains { $0.scan(for: platform).isPlayground }
    generation = Generation(
      number: number, library: job.library, entries: selection.entries, saved: saved, compiling: 0)
    remainingBuilds.append(
      ModuleBuild(
        sources: compiled, steps: selectionError == nil ? job.steps : [job.typecheck]))
  }

  /// The compiler's arguments by which the shown module, which is compiled with another name each time, can name itself
  /// as in `Kit.Panel`; none if it does not, or has the name of a module of the library.
  private func ownName(of sources: ModuleSources, _ names: [String: String]) -> [String] {
    let name = sources.module.name
    guard !sources.module.isLoose, names[name] == name,
      sources.files.contains(where: { $0.scan.allIdentifiers.contains(name) })
    else { return [] }
    return ["-module-alias", "\(name)=Preview\(number)"]
  }

  /// The compilation of a module, without its sources.
  private func job(named name: String, _ module: ProjectModule?) -> CompileJob {
    var arguments = module?.arguments ?? []
    if let package = module?.packageName { arguments += ["-package-name", package] }
    return CompileJob(
      toolchain: toolchain, modules: modules + [outputFolder], module: name, sources: [],
      folder: outputFolder, isOptimized: isOptimized, arguments: arguments)
  }

  /// Reads the compiler's output, stops it at a limit, and starts the next step when the current one
  /// has ended.
  ///
  /// - Returns: The outcome if the compilation has ended; nil if it is running.
  func advance() -> Outcome? {
    guard let run, let ending = run.advance() else { return nil }
    return end(ending, run)
  }

  /// Blocks until the running compilation has ended.
  package func finish() -> Outcome? {
    while let run {
      if let outcome = end(run.finish(), run) { return outcome }
    }
    return nil
  }

  private func end(_ ending: CompilerRun.Ending, _ run: CompilerRun) -> Outcome? {
    let own = generated?.restored(run.output) ?? run.output
    let printed = current?.sources.columns.restored(own) ?? own
    output += printed
    warnings += current?.sources.warnings(in: printed) ?? []
    self.run = nil
    var failure: CompilerFailure?
    switch ending {
    case .exited(.exited(0)): return runNextStep()
    case .timedOut(var timeout):
      timeout.place = timeout.place.flatMap { current?.sources.located($0) }
      return .timedOut(timeout)
    case .stoppedAfterError: break
    case .exited(let ending):
      let isLinker = current.map { $0.steps.count > 1 } == true && remainingSteps.isEmpty
      failure = CompilerFailure(
        ending, output: run.output, hasErrors: current?.sources.errors(in: output).isEmpty == false,
        tool: isLinker ? "linker" : "compiler")
    }
    let errors = current?.sources.errors(in: output) ?? []
    if tabled != nil, errors.isEmpty || !errors.allSatisfy(isIndependentOfTable) {
      return compileWithoutTable(errors)
    }
    output = current.map { $0.sources.restored($0.sources.reduced(output)) } ?? output
    if let failure { return .compilerFailed(failure) }
    var known: Set<Diagnostic> = []
    let sourceErrors = errors.filter {
      $0.path != SourceFile.generatedPath && known.insert($0).inserted
    }
    guard sourceErrors.isEmpty, !errors.isEmpty, let title = generation?.entries.first?.title
    else { return .compileErrors(sourceErrors) }
    return .nothingToShow(.incomplete(title))
  }

  private func isIndependentOfTable(_ error: Diagnostic) -> Bool {
    RejectedLiterals.isIndependent(error)
      && current?.sources.columns.hasLiterals(error.path, line: error.line) == false
  }

  private func runNextStep() -> Outcome? {
    while remainingSteps.isEmpty, !remainingBuilds.isEmpty {
      current?.onEnd()
      let next = remainingBuilds.removeFirst()
      current = next
      remainingSteps = next.steps
    }
    guard !remainingSteps.isEmpty else {
      current?.onEnd()
      current = nil
      if let selectionError { return .nothingToShow(selectionError) }
      guard var generation else { return nil }
      generation.compiling = MonotonicClock.now - startTime
      if tabled == nil { rejected.confirmSuspects(in: sourcesOfLastModule) }
      let literals = CompiledLiterals(sourcesOfLastModule, generation: generation.number)
      self.literals = literals.isEmpty ? nil : literals
      return .built(generation)
    }
    let step = remainingSteps.removeFirst()
    run = CompilerRun(step, environment: environment, limits: limits)
    return run == nil ? .failed("\(step.program) cannot be started") : nil
  }
}

extension PreviewBuild {
  /// Starts to compile files as one module; see `start(_:saved:)`.
  package func start(_ files: [SourceFile], saved: Double) -> Outcome? {
    start([ModuleSources(files)], saved: saved)
  }
}
