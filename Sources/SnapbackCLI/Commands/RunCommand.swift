// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery
import SDLBackend
import Snapback
import Traces

/// `snapback run`: a scene in a window.
struct RunCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Open a scene in a window.",
    discussion: """
      At a --speed below 1 all that moves is slow, and a wait, such as a long press, is long. The hand \
      is measured by the same slow clock, so what is thrown leaves it as fast as the eye sees it go; \
      to throw no harder than at full speed, move the hand as slowly as the scene.

      Whether there is less motion is settled by the first that says so: the command line, the variable \
      SNAPBACK_REDUCE_MOTION (1 or 0), the desktop (its portal, GNOME's or KDE's settings). When the \
      desktop's settings change, the scene follows.

      What --record writes, snapback replay plays again, and snapback record draws.
      """)

  @Argument(help: "The scene's name, as snapback list shows it.")
  var scene = "card"

  @OptionGroup var stage: StageOptions

  @Option(
    help: ArgumentHelp(
      "Write what the hand does into this trace, as it happens; - is the standard output.",
      valueName: "trace"))
  var record: String?

  @OptionGroup var speed: SpeedOptions
  @OptionGroup var wishes: WishOptions
  @OptionGroup var window: WindowArguments

  func perform() throws {
    let scene = try SceneChoice.named(scene)
    let geometry = try stage.geometry(otherwise: CGSize(width: 800, height: 700), scale: 1)
    let speed = try speed.factor()
    let environment = ProcessInfo.processInfo.environment
    let settled = try wishes.settled(environment: environment)
    let recorder = try record.map { path throws(ProgramError) in
      try TraceRecorder(path: path, header: scene.emptyTrace(geometry).header)
    }
    let host = scene.makeHost(size: geometry.size, scale: geometry.scale, resources: .standard)
    host.copyText = { try? Clipboard.set($0) }
    let live = LiveScene(host, settled, recorder: recorder)
    live.listen(environment: environment)
    defer { live.stop() }
    try window.show(
      SceneSession(host, speed: speed, recorder: recorder), title: scene.title,
      size: geometry.size, scale: stage.scale == nil ? nil : geometry.scale, recorder: recorder)
  }
}
