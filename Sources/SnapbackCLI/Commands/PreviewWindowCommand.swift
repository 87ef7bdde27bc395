// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Interface
import PreviewCompiler
import Processes
import SDLBackend
import Snapback

/// The window process of `snapback preview`: reads commands from standard input, sends reports, and exits at
/// the end of its input.
struct PreviewWindowCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview-window", abstract: "The window of snapback preview.",
    shouldDisplay: false)

  @Option var assets: [String] = []
  @Option var name = "Preview"
  @OptionGroup var stage: StageOptions
  @OptionGroup var preferences: PreferenceOptions
  @OptionGroup var window: WindowArguments
  @Flag var sandbox = false

  func perform() throws {
    GuardedProcess.prepare()
    if sandbox {
      // What views print goes through the supervisor, like their errors.
      dup2(STDERR_FILENO, STDOUT_FILENO)
      try ConfineCommand.filterCalls(allowsDisplay: true)
    }
    HangWatchdog.start()
    let geometry = try stage.geometry(default: StageGeometry.phone, scale: 1)
    let environment = ProcessInfo.processInfo.environment
    let hostPreferences = PreviewHostPreferences(
      try preferences.overrides(environment: environment))
    // A sandbox does not reach the desktop's settings.
    if !sandbox { hostPreferences.listen(environment: environment) }
    defer { hostPreferences.stop() }
    let content = PreviewContent(
      size: geometry.size, scale: geometry.scale,
      makeResources: { [assets] in .standard(assets: assets) }, prepare: hostPreferences.prepare)
    content.report = { $0.send() }
    try window.show(
      content, title: name, size: geometry.size,
      scale: stage.scale == nil ? nil : geometry.scale
    ) { window in
      // From here on there are no new connections, not even to the display.
      if sandbox { Self.refuseConnections() }
      content.setTitle = { [weak window] in window?.title = $0 }
      // With --size, previews do not resize the window.
      if stage.size == nil { content.setSize = { [weak window] in window?.resize(to: $0) } }
      return WindowCommandReader(
        onCommand: content.handle, onEnd: { [weak window] in window?.endRun() })
    }
  }

  @MainActor private static func refuseConnections() {
    do throws(ProgramError) {
      try ConfineCommand.filterCalls(allowsDisplay: false)
    } catch {
      StandardStreams.printError(error)
      Foundation.exit(error.exitCode)
    }
  }
}
