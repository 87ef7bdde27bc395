// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import PreviewCompiler
import Processes
import SDLBackend
import Sandbox
import Spelling

/// Shows Swift files or a project in a window, and reloads them on every save.
struct LivePreview {
  /// The files, or one folder.
  let files: [String]
  /// The first content of the window.
  let order: PreviewSelection.Order
  let fileOptions: FileOptions
  let stage: StageOptions
  let device: DeviceOptions
  let preferences: PreferenceOptions
  let window: WindowArguments
  let sandboxOptions: SandboxOptions
  /// Whether the window shows the view alone, rather than as an item in the gallery's window.
  let isPlain: Bool
  /// Whether changes of literals are compiled like all others.
  var compilesLiterals = false

  /// Compiles the sources. A project that compiles may have nothing to show.
  private func compileOnce(_ sources: PreviewSources, _ tools: PreviewTools) throws(ProgramError) {
    let compiled = Result { () throws(ProgramError) in try tools.generation(of: sources) }
    guard case .failure(let error) = compiled else { return }
    guard sources.isProject, case .nothingToShow(.nothing) = error else { throw error }
    StandardStreams.note("compiled; no view can be shown without arguments or a #Preview")
  }

  /// Runs until the window is closed. With `once`, the files are only compiled.
  @MainActor func run(once: Bool = false) throws {
    let environment = ProcessInfo.processInfo.environment
    // A process in a sandbox has no files of the user.
    if sandboxOptions.sandbox, window.frameLog != nil {
      throw ProgramError.conflictingOptions("--frame-log", "--sandbox")
    }
    let sandbox = try sandboxOptions.open(environment)
    if try device.chosen() != nil, stage.size != nil {
      throw ProgramError.conflictingOptions("--device", "--size")
    }
    // The window's process would end with the same errors, and be started again.
    if let log = window.frameLog { try OutputKind.frameLog.check(log) }
    _ = try preferences.overrides(environment: environment)
    let tools = try PreviewTools(
      view: fileOptions.view, order: order, limits: try fileOptions.compiling.limits(),
      platform: try fileOptions.compiling.sourcePlatform(),
      environment: environment, sandbox: sandbox)
    let sources = try tools.sources(
      files, target: fileOptions.target, showsExample: !once)
    if once {
      try compileOnce(sources, tools)
      return
    }
    var windowEnvironment = sandbox?.environment() ?? environment
    // Computing a backtrace after a crash takes seconds, during which the window would be frozen.
    windowEnvironment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
    windowEnvironment = DataFolder.environment(
      windowEnvironment, for: sandbox == nil ? dataName : nil)
    let assets = assetFolders(sources)
    let command =
      try windowLauncher(
        sandbox, folder: tools.folder,
        readable: assets + sources.namedFolders + (isPlain ? [] : sources.paths), environment)
      + windowArguments(assets, sources, folder: tools.folder)
    let output = PreviewOutput(isSanitized: sandbox != nil)
    defer { output.finish() }
    let supervisor = PreviewSupervisor(
      sources: sources, assets: AssetSet(assets), build: tools.build,
      finder: compilesLiterals || sandbox != nil ? nil : tools.literalFinder(),
      program: command[0], arguments: Array(command.dropFirst()), environment: windowEnvironment,
      isSandboxed: sandbox != nil,
      requestFromDisplay: { DisplayRequest.send(environment: environment) },
      describe: PreviewTools.message, findErrors: tools.undeclaredNames,
      complete: ErrorSuggestions(nearest: NearestName.meant).completed, report: output.print)
    supervisor.pendingOutput = { output.pendingDescriptor }
    supervisor.onOutputReady = { output.flush() }
    ProcessCleanup.adoptOrphans()
    let signalPipe = TerminationSignals.catchAll()
    defer { TerminationSignals.release() }
    switch StackLimit.raised({ supervisor.run(interruption: signalPipe) }) {
    case .window(let status):
      if status != 0 { throw ExitCode(status) }
    case .interrupted:
      throw ExitCode(128 + (TerminationSignals.caught ?? SIGINT))
    case .failed(let reason):
      throw ProgramError.cannotPreview(reason)
    }
  }

  /// The folders to search for assets: `--assets`, then those of the sources.
  private func assetFolders(_ sources: PreviewSources) -> [String] {
    let folders = (fileOptions.assets.map { [$0] } ?? []) + sources.assets
    // A sandbox has another current folder.
    return sandboxOptions.sandbox ? folders.map(SandboxFolders.absolute) : folders
  }

  /// The command line that precedes the arguments of the window process: this program, in a sandbox if there is
  /// one.
  @MainActor private func windowLauncher(
    _ sandbox: Sandbox?, folder: String, readable: [String], _ environment: [String: String]
  ) throws(ProgramError) -> [String] {
    guard let sandbox else { return [ModuleFolder.program] }
    let display: SandboxDisplay
    do throws(SandboxError) {
      display = try SandboxDisplay(environment: environment)
    } catch {
      throw .sandbox(error)
    }
    let policy = SandboxPolicy(
      readable: [folder] + readable.map(SandboxFolders.absolute) + SandboxFolders.program,
      temporary: try SandboxFolders.temporary(in: folder), display: display)
    return sandbox.launcher(policy) + [ModuleFolder.program]
  }

  /// The most source files of which the window is notified.
  private static let sourceLimit = 1000

  /// The name of the folder for the data that the previewed code saves.
  private var dataName: String? {
    files.first.map { DataFolder.name(of: SandboxFolders.absolute($0)) }
  }

  /// The arguments of the window process.
  private func windowArguments(
    _ assets: [String], _ sources: PreviewSources, folder: String
  ) -> [String] {
    let name = files.count == 1 ? files[0].split(separator: "/").last.map(String.init) : nil
    // A value may begin with a hyphen, as the name of a file.
    var arguments = ["preview-window", "--name=\(name ?? "Preview")"]
    arguments += dataName.map { ["--data=\($0)"] } ?? []
    arguments += assets.flatMap { ["--assets", $0] }
    if !isPlain {
      arguments.append("--studio")
      if files.count == 1, !sandboxOptions.sandbox {
        arguments += ["--subject", SandboxFolders.absolute(files[0])]
        arguments += fileOptions.target.map { ["--target=\($0)"] } ?? []
      }
      if !sandboxOptions.sandbox { arguments += ["--picture", folder + "/last.picture"] }
      arguments += sources.paths.prefix(Self.sourceLimit).flatMap {
        ["--source", SandboxFolders.absolute($0)]
      }
    }
    arguments += stage.size.map { ["--size", $0] } ?? []
    arguments += device.arguments
    arguments += stage.scale.map { ["--scale", $0] } ?? []
    arguments += ["--appearance", preferences.appearance.rawValue]
    arguments += ["--os", preferences.os.rawValue]
    arguments +=
      preferences.reduceMotion.map { [$0 ? "--reduce-motion" : "--no-reduce-motion"] } ?? []
    arguments += preferences.accessibilityArguments
    arguments += window.software ? ["--software"] : []
    arguments += window.frameLog.map { ["--frame-log", SandboxFolders.absolute($0)] } ?? []
    arguments += sandboxOptions.sandbox ? ["--sandbox"] : []
    return arguments
  }
}
