// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery
import Interface
import Pictures
import Snapback
import Traces

/// `snapback replay`: what happened once, again.
struct ReplayCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play a trace, in a window or without one.",
    discussion: """
      In a window the hand may go on when the trace has played. Without one (--headless) it plays \
      until nothing moves any more, but for at most 10 seconds after the last event; --digest then \
      prints a line for every frame: its number, the scene's time in seconds, and the XXH64 of its pixels \
      (blue, green, red, alpha, row by row). The same command gives the same lines always. Frames are \
      those that were recorded; a trace without them, and any trace at another speed, has one for every \
      60th of a second.
      """)

  @Argument(help: "The trace; - is the standard input.")
  var trace: String

  @Flag(help: "Do without a window.")
  var headless = false

  @Flag(help: "Print a hash of the pixels of every frame; without a window.")
  var digest = false

  @OptionGroup var room: RoomOptions
  @OptionGroup var speed: SpeedOptions
  @OptionGroup var wishes: WishOptions
  @OptionGroup var window: WindowArguments

  func perform() throws {
    let path = trace
    let (trace, geometry) = try room.fitted(try TraceFile.read(path), path: path)
    let scene = try SceneChoice.of(trace, path: path)
    let speed = try speed.factor()
    if headless || digest {
      let stage = try HeadlessStage(
        StageSubject(scene), trace: trace, geometry: geometry, wishes: wishes.withoutDesktop,
        speed: speed)
      try play(on: stage)
    } else {
      let environment = ProcessInfo.processInfo.environment
      let host = scene.makeHost(size: geometry.size, scale: geometry.scale, resources: .standard)
      let live = LiveScene(host, try wishes.settled(environment: environment))
      live.listen(environment: environment)
      defer { live.stop() }
      let session = SceneSession(ReplayContent(host, trace: trace, speed: speed), speed: speed)
      try window.show(session, title: scene.title, size: geometry.size)
    }
  }

  @MainActor
  private func play(on stage: HeadlessStage) throws {
    var last = ""
    try stage.play { frame, isNew in
      guard digest else { return }
      if isNew { last = Self.hexadecimal(try stage.draw().digest) }
      let time = Self.seconds(stage.time)
      try StandardStreams.print("\(frame) \(time) \(last)")
    }
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The time with four digits behind the point, the same on every machine.
  private static func seconds(_ time: Double) -> String {
    let parts = Int((time * 10000).rounded())
    let fraction = String(parts % 10000)
    return "\(parts / 10000).\(String(repeating: "0", count: 4 - fraction.count))\(fraction)"
  }
}
