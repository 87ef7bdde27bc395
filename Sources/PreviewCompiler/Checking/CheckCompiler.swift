// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// Type-checks sources with the compiler, several groups at a time, without generating code.
package struct CheckCompiler: Sendable {
  let toolchain: Toolchain
  let modules: [String]
  package let folder: String
  let environment: [String: String]
  let limits: CompileLimits
  let platform: SourcePlatform
  /// The names that the module of the sources may have.
  package var moduleNames: Set<String> = []
  /// The resources of the sources: asset catalogs and data models. It has no sources.
  package var project = ProjectModule(name: "check", roots: [])
  /// The maximum number of compilers that run at a time.
  let concurrency = max(1, ProcessInfo.processInfo.activeProcessorCount)

  /// - Parameters:
  ///   - modules: The folders with the modules that sources import.
  ///   - folder: An existing folder for generated files.
  ///   - limits: The limits of each compiler.
  ///   - platform: The platform for which sources are compiled.
  package init(
    toolchain: Toolchain, modules: [String], folder: String, environment: [String: String],
    limits: CompileLimits = CompileLimits(), platform: SourcePlatform = .ios
  ) {
    self.toolchain = toolchain
    self.modules = modules
    self.folder = folder
    self.environment = environment
    self.limits = limits
    self.platform = platform
  }

  /// The identifiers of all modules that sources can import, and of the files that are generated for them.
  func identifiers(for files: [SourceFile]) -> ModuleIdentifiers {
    var identifiers = ModuleIdentifiers(of: toolchain, modules: modules)
    let paths = (try? generated(for: files, number: 0))?.paths ?? []
    identifiers.generated = GeneratedSources.identifiers(in: paths.flatMap(\.self))
    return identifiers
  }

  /// The compiler's result for a group of files.
  struct Outcome: Sendable {
    var output: [UInt8]
    var isSuccess: Bool
    var errors: [Diagnostic]
    /// The compiler was stopped at the time limit; nil otherwise.
    var timeout: CompileTimeout?
    /// The compiler ended without a message; nil otherwise.
    var failure: CompilerFailure?
  }

  private struct Running {
    var index: Int
    var run: CompilerRun
    var sources: CompiledSources
    var generated: GeneratedSources
  }

  /// Type-checks each group of files as a module; nil for a group whose compiler could not be
  /// started.
  ///
  /// - Parameter expressionTime: The processor time in seconds after which the compiler gives up on
  ///   one expression.
  func outcomes(
    of groups: [[SourceFile]], expressionTime: Int = CompileLimits.expressionTime
  ) -> [Outcome?] {
    var running: [Running] = []
    var outcomes: [Outcome?] = groups.map { _ in nil }
    for (index, files) in groups.enumerated() {
      while running.count >= concurrency { Self.awaitOne(of: &running, &outcomes) }
      if let next = start(files, number: index, expressionTime) { running.append(next) }
    }
    while !running.isEmpty { Self.awaitOne(of: &running, &outcomes) }
    return outcomes
  }

  /// Blocks until a compiler has ended.
  private static func awaitOne(of running: inout [Running], _ outcomes: inout [Outcome?]) {
    while true {
      var entries = running.map { pollfd(fd: $0.run.descriptor, events: Int16(POLLIN), revents: 0) }
      let due = running.map(\.run.due).min() ?? 0
      let remaining = min(max(0, due - MonotonicClock.now), 3600)
      poll(&entries, nfds_t(entries.count), Int32((remaining * 1000).rounded(.up)))
      let endings = running.map { ($0, $0.run.advance()) }
      running = []
      for (compiler, ending) in endings {
        if let ending {
          outcomes[compiler.index] = outcome(of: compiler, ending)
        } else {
          running.append(compiler)
        }
      }
      if running.count < endings.count { return }
    }
  }

  private static func outcome(of compiler: Running, _ ending: CompilerRun.Ending) -> Outcome {
    let output = compiler.sources.columns.restored(compiler.generated.restored(compiler.run.output))
    var outcome = Outcome(
      output: compiler.sources.restored(output), isSuccess: ending == .exited(.exited(0)),
      errors: compiler.sources.errors(in: output))
    switch ending {
    case .timedOut(var timeout):
      timeout.place = timeout.place.map(compiler.sources.located)
      outcome.timeout = timeout
    case .exited(let ending):
      outcome.failure = CompilerFailure(
        ending, output: output, hasErrors: !outcome.errors.isEmpty)
    case .stoppedAfterError: break
    }
    return outcome
  }

  /// Writes the files that are also generated when sources are shown.
  private func generated(
    for files: [SourceFile], number: Int
  ) throws(CompiledSources.Unwritable) -> GeneratedSources {
    var module = project
    module.name = "check\(number)"
    return try GeneratedSources(
      [ModuleSources(module: module, files: files)], bundles: .none, folder: folder)
  }

  /// The name by which sources refer to their own module, as in `Cards.Image`.
  private func moduleName(_ files: [SourceFile]) -> String {
    let texts = moduleNames.isEmpty ? [] : files.map { String(decoding: $0.bytes, as: UTF8.self) }
    return moduleNames.sorted().first { name in
      texts.contains { text in [" ", "(", "<"].contains { text.contains($0 + name + ".") } }
    } ?? "Check"
  }

  private func start(_ files: [SourceFile], number: Int, _ expressionTime: Int) -> Running? {
    guard !files.isEmpty,
      let sources = try? CompiledSources(
        files, showing: .nothing, in: folder, prefix: "check\(number)-", platform: platform)
    else { return nil }
    var job = CompileJob(
      toolchain: toolchain, modules: modules, module: moduleName(files), sources: sources.paths,
      folder: folder)
    job.expressionTime = expressionTime
    job.isScript = files.contains { $0.scan(for: platform).isPlayground }
    // Declarations with the access `package` need a name.
    job.arguments = ["-package-name", "check"]
    guard let generated = try? generated(for: files, number: number) else { return nil }
    job.sources += generated.paths[0]
    return CompilerRun(job.typecheck, environment: environment, limits: limits)
      .map { Running(index: number, run: $0, sources: sources, generated: generated) }
  }
}
