// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery
import Interface
import Pictures
import Snapback
import Traces

/// `snapback replay`: plays a recorded trace.
struct ReplayCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play a trace in a window or headless.",
    discussion: """
      In a window, the scene accepts input once the trace has finished. With --headless it plays until all \
      animations have settled, or 10 seconds after the last event. --digest also prints one line per frame: \
      frame number, scene time in seconds, and the XXH64 of the pixels (blue, green, red, alpha, row by row). \
      The output is deterministic. Frames are the recorded ones; a trace without frames, and any trace at \
      another speed, is played at 60 frames per second. Tasks, timers and the main queue run on the frames' clock; \
      work on other threads is awaited for at most 5 seconds.
      """)

  @Argument(help: "The trace; - reads standard input.")
  var trace: String

  @Flag(help: "Play without a window.")
  var headless = false

  @Flag(help: "Print a hash of each frame's pixels; implies --headless.")
  var digest = false

  @OptionGroup var traceSize: TraceSizeOptions
  @OptionGroup var speed: SpeedOptions
  @OptionGroup var preferences: PreferenceOptions
  @OptionGroup var window: WindowArguments

  func perform() throws {
    let path = trace
    let (trace, geometry) = try traceSize.fitted(try TraceFile.read(path), path: path)
    let scene = try SceneLookup.scene(of: trace, path: path)
    let speed = try speed.factor()
    if headless || digest {
      let stage = try HeadlessStage(
        StageSubject(scene), trace: trace, geometry: geometry,
        preferences: try preferences.withoutDesktop(),
        speed: speed)
      try play(on: stage)
    } else {
      let environment = ProcessInfo.processInfo.environment
      let content = ReplayContent(
        scene.makeHost(size: geometry.size, scale: geometry.scale, resources: .standard),
        trace: trace, speed: speed)
      let scenePreferences = ScenePreferences(
        content.views, try preferences.overrides(environment: environment))
      scenePreferences.listen(environment: environment)
      defer { scenePreferences.stop() }
      let session = SceneSession(content, speed: speed)
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

  /// Formats the time with four decimal places, independent of the locale.
  private static func seconds(_ time: Double) -> String {
    let parts = Int((time * 10000).rounded())
    let fraction = String(parts % 10000)
    return "\(parts / 10000).\(String(repeating: "0", count: 4 - fraction.count))\(fraction)"
  }
}
