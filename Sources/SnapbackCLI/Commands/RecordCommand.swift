// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Pictures
import Traces

/// `snapback record`: a scene in motion as an animated WebP file, or as one PNG file per frame.
struct RecordCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Draw a scene in motion into an animated picture.",
    discussion: """
      Needs no display. Without a trace it plays the scene's own tour. It ends when nothing moves any \
      more, but at most 10 seconds of the scene's after the last event. A name that ends in .webp is an animated \
      picture; one without an ending is a folder, which gets a PNG file for every frame.
      """)

  /// What divides the clock's 60 frames a second and is still a motion.
  static let frameRates = [60, 30, 20, 15, 12, 10]

  @Argument(
    help: "The scene's name, as snapback list shows it; or a Swift file, or a folder of them.")
  var scene: String

  @OptionGroup var shown: FileOptions

  @OptionGroup var room: RoomOptions

  @Option(help: ArgumentHelp("Play this trace; - is the standard input.", valueName: "trace"))
  var replay: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames a second: 60, 30, 20, 15, 12 or 10.", valueName: "N"))
  var fps = "60"

  @OptionGroup var speed: SpeedOptions
  @OptionGroup var wishes: WishOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file or folder to write; else the scene's name and .webp.", valueName: "file"))
  var output: String?

  func perform() throws {
    let scene = try StageSubject(scene, shown)
    guard let rate = Int(fps), Self.frameRates.contains(rate) else {
      throw ProgramError.malformed(option: "--fps", value: fps, .frameRate)
    }
    let speed = try speed.factor()
    let path = output ?? scene.id + ".webp"
    let ending = OutputKind.ending(of: path)
    guard ["webp", ""].contains(ending) else {
      throw ProgramError.unknownEnding(path: path, known: [".webp", "nothing, for a folder"])
    }
    let (trace, geometry) = try room.fitted(replay)
    let stage = try HeadlessStage(
      scene, trace: trace ?? scene.tourTrace(geometry), geometry: geometry,
      wishes: wishes.withoutDesktop, speed: speed, asRecorded: false, followsResizes: false)
    let recorder: any FrameRecorder =
      ending == "webp"
      ? try WebPRecorder(path: path, geometry: geometry) : try FolderRecorder(path: path)
    let progress = ProgressLine(
      descriptor: STDERR_FILENO, environment: ProcessInfo.processInfo.environment, name: scene.id,
      duration: stage.duration / speed)
    do {
      try record(
        stage, into: recorder, every: Int(FrameSchedule.framesPerSecond) / rate, progress: progress)
      progress?.end(with: path)
    } catch {
      progress?.remove()
      throw error
    }
  }

  @MainActor
  private func record(
    _ stage: HeadlessStage, into recorder: any FrameRecorder, every step: Int,
    progress: ProgressLine?
  ) throws {
    var isNew = false
    var last = 0
    try stage.play { frame, changed in
      isNew = isNew || changed
      last = frame
      guard frame % step == 0 else { return }
      try recorder.add(isNew ? try stage.draw() : nil, at: HeadlessStage.time(ofFrame: frame))
      isNew = false
      progress?.show(frame: frame / step + 1, at: HeadlessStage.time(ofFrame: frame))
    }
    // What the last frames of the clock still changed, and a moment of rest to see it.
    let end = (last / step + 1) * step
    let time = HeadlessStage.time(ofFrame: end)
    try recorder.add(isNew ? try stage.draw() : nil, at: time)
    try recorder.finish(at: time + 0.6)
  }
}
