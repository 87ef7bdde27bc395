// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Interface
import Preview
import SDLBackend
import Snapback

/// The half of `snapback preview` with the window: it hears commands on its standard input, and ends with it.
struct PreviewWindowCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview-window", abstract: "The window of snapback preview.",
    shouldDisplay: false)

  @Option var assets: [String] = []
  @Option var name = "Preview"
  @OptionGroup var stage: StageOptions
  @OptionGroup var wishes: WishOptions
  @OptionGroup var window: WindowArguments

  func perform() throws {
    LoopWatch.start()
    let geometry = try stage.geometry(otherwise: StageGeometry.phone, scale: 1)
    let environment = ProcessInfo.processInfo.environment
    let live = LiveHosts(try wishes.settled(environment: environment))
    live.listen(environment: environment)
    defer { live.stop() }
    let content = PreviewStage(
      size: geometry.size, scale: geometry.scale,
      makeResources: { [assets] in .standard(assets: assets) }, prepare: live.prepare)
    content.reportShown = { number, seconds in
      let line = Array("shown \(number) \(seconds)\n".utf8)
      _ = line.withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
    }
    try window.show(
      content, title: name, size: geometry.size,
      scale: stage.scale == nil ? nil : geometry.scale
    ) { window in
      content.setTitle = { [weak window] in window?.title = $0 }
      // A size that a person asked for stays.
      if stage.size == nil { content.setSize = { [weak window] in window?.resize(to: $0) } }
      return CommandReader(take: content.take, end: { [weak window] in window?.endRun() })
    }
  }
}
