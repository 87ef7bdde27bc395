// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Interface
import PreviewCompiler
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

  func perform() throws {
    HangWatchdog.start()
    let geometry = try stage.geometry(default: StageGeometry.phone, scale: 1)
    let environment = ProcessInfo.processInfo.environment
    let hostPreferences = PreviewHostPreferences(
      try preferences.overrides(environment: environment))
    hostPreferences.listen(environment: environment)
    defer { hostPreferences.stop() }
    let content = PreviewContent(
      size: geometry.size, scale: geometry.scale,
      makeResources: { [assets] in .standard(assets: assets) }, prepare: hostPreferences.prepare)
    content.report = { $0.send() }
    try window.show(
      content, title: name, size: geometry.size,
      scale: stage.scale == nil ? nil : geometry.scale
    ) { window in
      content.setTitle = { [weak window] in window?.title = $0 }
      // With --size, previews do not resize the window.
      if stage.size == nil { content.setSize = { [weak window] in window?.resize(to: $0) } }
      return WindowCommandReader(
        onCommand: content.handle, onEnd: { [weak window] in window?.endRun() })
    }
  }
}
