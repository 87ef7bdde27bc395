// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Preview
import SDLBackend

/// `snapback preview`: Swift files in a window, as they are saved.
struct PreviewCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Show a Swift file in a window, and every save of it.",
    discussion: """
      Files are as for SwiftUI: import SwiftUI, nothing else is needed. Shown is the first #Preview; else what \
      a PreviewProvider shows; else the App's window; else a view that can be made without saying anything. \
      When a file is saved, the window shows it at once, and what views keep in @State stays. What does \
      not compile is said in the window and on the standard error; the last that did stays alive.

      The compiler is the swiftc in the PATH, or the one that SNAPBACK_SWIFTC names.
      """)

  @Argument(help: "Swift files, or folders of them.")
  var files: [String]

  @OptionGroup var shown: FileOptions

  @Flag(help: "Compile once, say what is wrong, and end; no window.")
  var once = false

  @OptionGroup var stage: StageOptions
  @OptionGroup var wishes: WishOptions
  @OptionGroup var window: WindowArguments

  func perform() throws {
    let environment = ProcessInfo.processInfo.environment
    let workshop = try PreviewWorkshop(view: shown.view, environment: environment)
    let sources = try PreviewWorkshop.sources(files)
    if once {
      _ = try workshop.generation(of: sources)
      return
    }
    var windowEnvironment = environment
    // Looking for who called whom takes seconds, in which the window would stand still.
    windowEnvironment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
    let supervisor = PreviewSupervisor(
      sources: sources, assets: AssetSet(assetFolders), build: workshop.build,
      program: ModuleFolder.program,
      arguments: windowArguments, environment: windowEnvironment,
      phrase: { ProgramError.nothingToShow($0).sentence }, tell: PreviewWords.say)
    let bell = TerminationSignals.catchAll()
    defer { TerminationSignals.release() }
    switch supervisor.run(interruption: bell) {
    case .window(let status):
      if status != 0 { throw ExitCode(status) }
    case .interrupted:
      throw ExitCode(128 + (TerminationSignals.caught ?? SIGINT))
    case .impossible(let what):
      throw ProgramError.cannotPreview(what)
    }
  }

  /// Where pictures are looked for: folders among what is previewed may hold some too.
  private var assetFolders: [String] {
    (shown.assets.map { [$0] } ?? []) + files.filter { OutputKind.ending(of: $0) != "swift" }
  }

  /// What the process with the window is started with.
  private var windowArguments: [String] {
    let name = files.count == 1 ? files[0].split(separator: "/").last.map(String.init) : nil
    var words = ["preview-window", "--name", name ?? "Preview"]
    words += assetFolders.flatMap { ["--assets", $0] }
    words += stage.size.map { ["--size", $0] } ?? []
    words += stage.scale.map { ["--scale", $0] } ?? []
    words += ["--appearance", wishes.appearance.rawValue]
    words += wishes.reduceMotion.map { [$0 ? "--reduce-motion" : "--no-reduce-motion"] } ?? []
    words += window.software ? ["--software"] : []
    words += window.frameLog.map { ["--frame-log", $0] } ?? []
    return words
  }
}
