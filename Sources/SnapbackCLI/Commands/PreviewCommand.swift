// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import PreviewCompiler
import Processes
import SDLBackend
import Sandbox

/// `snapback preview`: live preview of Swift files.
struct PreviewCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Live-preview a Swift file; reloads on save.",
    discussion: """
      Files import SwiftUI as usual. Shows the first #Preview; else a PreviewProvider's previews; else the App's \
      window; else a view whose initializer needs no arguments. Saving a file reloads it and keeps @State. \
      Compiler errors appear in the window and on standard error; the last working version stays interactive.

      The files' code runs with your rights, unless --sandbox is given.

      The compiler is swiftc from the PATH, or the path in SNAPBACK_SWIFTC.
      """)

  @Argument(help: "Swift files, or folders of Swift files.")
  var files: [String]

  @OptionGroup var fileOptions: FileOptions

  @Flag(help: "Compile once, print the errors and exit; no window.")
  var once = false

  @OptionGroup var stage: StageOptions
  @OptionGroup var preferences: PreferenceOptions
  @OptionGroup var window: WindowArguments
  @OptionGroup var sandbox: SandboxOptions

  func perform() throws {
    let environment = ProcessInfo.processInfo.environment
    let sandbox = try sandbox.open(environment)
    let tools = try PreviewTools(
      view: fileOptions.view, limits: try fileOptions.compiling.limits(), environment: environment,
      sandbox: sandbox)
    let sources = try PreviewTools.sources(files)
    if once {
      _ = try tools.generation(of: sources)
      return
    }
    var windowEnvironment = sandbox?.environment() ?? environment
    // Computing a backtrace after a crash takes seconds, during which the window would be frozen.
    windowEnvironment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
    let command = try windowLauncher(sandbox, folder: tools.folder, environment) + windowArguments
    let supervisor = PreviewSupervisor(
      sources: sources, assets: AssetSet(assetFolders), build: tools.build,
      program: command[0], arguments: Array(command.dropFirst()), environment: windowEnvironment,
      describe: PreviewTools.sentence,
      report: { PreviewMessages.print($0, isSanitized: sandbox != nil) })
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

  /// The folders to search for assets: `--assets`, then previewed folders.
  private var assetFolders: [String] {
    let folders =
      (fileOptions.assets.map { [$0] } ?? []) + files.filter { FileExtension.of($0) != "swift" }
    // A sandbox has another current folder.
    return sandbox.sandbox ? folders.map(SandboxFolders.absolute) : folders
  }

  /// The command line that precedes the arguments of the window process: this program, in a sandbox if there is
  /// one.
  @MainActor private func windowLauncher(
    _ sandbox: Sandbox?, folder: String, _ environment: [String: String]
  ) throws(ProgramError) -> [String] {
    guard let sandbox else { return [ModuleFolder.program] }
    let display: SandboxDisplay
    do throws(SandboxError) {
      display = try SandboxDisplay(environment: environment)
    } catch {
      throw .sandbox(error)
    }
    var policy = SandboxPolicy(
      readable: [folder] + assetFolders + SandboxFolders.program,
      temporary: try SandboxFolders.temporary(in: folder), display: display)
    if let log = window.frameLog.map(SandboxFolders.absolute) {
      guard FileManager.default.createFile(atPath: log, contents: nil) else {
        throw .cannotWrite(path: log, code: errno)
      }
      policy.writable.append(log)
    }
    return sandbox.launcher(policy) + [ModuleFolder.program]
  }

  /// The arguments of the window process.
  private var windowArguments: [String] {
    let name = files.count == 1 ? files[0].split(separator: "/").last.map(String.init) : nil
    var arguments = ["preview-window", "--name", name ?? "Preview"]
    arguments += assetFolders.flatMap { ["--assets", $0] }
    arguments += stage.size.map { ["--size", $0] } ?? []
    arguments += stage.scale.map { ["--scale", $0] } ?? []
    arguments += ["--appearance", preferences.appearance.rawValue]
    arguments +=
      preferences.reduceMotion.map { [$0 ? "--reduce-motion" : "--no-reduce-motion"] } ?? []
    arguments += window.software ? ["--software"] : []
    arguments += window.frameLog.map { ["--frame-log", SandboxFolders.absolute($0)] } ?? []
    arguments += sandbox.sandbox ? ["--sandbox"] : []
    return arguments
  }
}
