// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import PreviewCompiler
import SDLBackend

/// `snapback preview`: live preview of Swift files.
struct PreviewCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Live-preview a Swift file; reloads on save.",
    discussion: """
      Files import SwiftUI as usual. Shows the first #Preview; else a PreviewProvider's previews; else the App's \
      window; else a view whose initializer needs no arguments. Saving a file reloads it and keeps @State. \
      Compiler errors appear in the window and on standard error; the last working version stays interactive.

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

  func perform() throws {
    let environment = ProcessInfo.processInfo.environment
    let tools = try PreviewTools(
      view: fileOptions.view, limits: try fileOptions.compiling.limits(), environment: environment)
    let sources = try PreviewTools.sources(files)
    if once {
      _ = try tools.generation(of: sources)
      return
    }
    var windowEnvironment = environment
    // Computing a backtrace after a crash takes seconds, during which the window would be frozen.
    windowEnvironment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
    let supervisor = PreviewSupervisor(
      sources: sources, assets: AssetSet(assetFolders), build: tools.build,
      program: ModuleFolder.program,
      arguments: windowArguments, environment: windowEnvironment,
      describe: PreviewTools.sentence, report: PreviewMessages.print)
    let signalPipe = TerminationSignals.catchAll()
    defer { TerminationSignals.release() }
    switch supervisor.run(interruption: signalPipe) {
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
    (fileOptions.assets.map { [$0] } ?? []) + files.filter { FileExtension.of($0) != "swift" }
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
    arguments += window.frameLog.map { ["--frame-log", $0] } ?? []
    return arguments
  }
}
