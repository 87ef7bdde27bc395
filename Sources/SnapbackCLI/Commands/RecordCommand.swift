// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Pictures
import SDLBackend
import Traces

/// `snapback record`: a scene in motion as a moving picture, or as one PNG file per frame.
struct RecordCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Draw a scene in motion into a moving picture.",
    discussion: """
      Needs no display. Without a trace it plays the scene's own tour. It ends when nothing moves any \
      more, but at most 10 seconds of the scene's after the last event. The name says what is written: .webp an \
      animated picture without loss, .gif one in 256 colours, .mp4 a film; one without an ending is a folder, \
      which gets a PNG file for every frame. For .gif and .mp4 the program ffmpeg must be there.

        snapback record card -o card.webp
        snapback record card --replay throw.trace --touches --fps 30 -o throw.gif
        snapback record card --speed 0.25 --scale 2 -o slow.mp4
      """)

  @Argument(
    help: "The scene's name, as snapback list shows it; or a Swift file, or a folder of them.")
  var scene: String

  @OptionGroup var shown: FileOptions

  @OptionGroup var room: RoomOptions

  @Option(help: ArgumentHelp("Play this trace; - is the standard input.", valueName: "trace"))
  var replay: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames a second: 60, 50, 30, 25, 20, 15, 12 or 10; else 60, and in a GIF 50.",
      valueName: "N"))
  var fps: String?

  @Flag(help: "Draw where the touches are, where they came from and where they lead.")
  var touches = false

  @OptionGroup var speed: SpeedOptions
  @OptionGroup var wishes: WishOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file or folder to write; else the scene's name and .webp.", valueName: "file"))
  var output: String?

  func perform() throws {
    let subject = try StageSubject(scene, shown)
    let path = output ?? subject.id + ".webp"
    guard let encoding = Encoding(rawValue: OutputKind.ending(of: path)) else {
      let known = Encoding.allCases.map {
        $0 == .folder ? "nothing, for a folder" : "." + $0.rawValue
      }
      throw ProgramError.unknownEnding(path: path, known: known)
    }
    let rate = try frameRate(encoding)
    let speed = try speed.factor()
    let (trace, geometry) = try room.fitted(replay)
    let recorder = try recorder(encoding, path: path, geometry: geometry, rate: rate)
    let bell = TerminationSignals.catchAll()
    defer {
      TerminationSignals.release()
      close(bell)
    }
    for pass in 1...recorder.passCount {
      let stage = try HeadlessStage(
        subject, trace: trace ?? subject.tourTrace(geometry), geometry: geometry,
        wishes: wishes.withoutDesktop, speed: speed, rate: Self.clockRate(rate), asRecorded: false,
        followsResizes: false, showsTouches: touches)
      let name =
        recorder.passCount == 1 ? subject.id : "\(subject.id) (\(pass) of \(recorder.passCount))"
      let progress = ProgressLine(
        descriptor: STDERR_FILENO, environment: ProcessInfo.processInfo.environment, name: name,
        duration: stage.duration / speed)
      do {
        try record(stage, into: recorder, rate: rate, progress: progress)
        if pass == recorder.passCount { progress?.end(with: path) }
      } catch {
        progress?.remove()
        recorder.discard()
        throw error
      }
    }
  }

  private func frameRate(_ encoding: Encoding) throws(ProgramError) -> Int {
    guard let fps else { return encoding.standardRate }
    guard let rate = Int(fps), Encoding.frameRates.contains(rate) else {
      throw .malformed(option: "--fps", value: fps, .frameRate)
    }
    guard encoding.frameRates.contains(rate) else {
      throw .unfitRate(
        ending: "." + encoding.rawValue, rate: rate, most: encoding.frameRates.max() ?? rate)
    }
    return rate
  }

  /// How many frames a second the scene goes through, to show some of them: at least as many as a display has.
  private static func clockRate(_ rate: Int) -> Int {
    let least = FrameSchedule.framesPerSecond
    return rate * ((least + rate - 1) / rate)
  }

  @MainActor
  private func recorder(
    _ encoding: Encoding, path: String, geometry: StageGeometry, rate: Int
  ) throws(ProgramError) -> any FrameRecorder {
    switch encoding {
    case .webp: try WebPRecorder(path: path, geometry: geometry)
    case .folder: try FolderRecorder(path: path)
    case .gif, .mp4:
      try EncoderRecorder(
        encoding, path: path, geometry: geometry, rate: rate,
        environment: ProcessInfo.processInfo.environment)
    }
  }

  @MainActor
  private func record(
    _ stage: HeadlessStage, into recorder: any FrameRecorder, rate: Int, progress: ProgressLine?
  ) throws {
    let step = Self.clockRate(rate) / rate
    func time(_ frame: Int) -> Double { Double(frame) / Double(rate * step) }
    var isNew = false
    var last = 0
    try stage.play { frame, changed in
      if let signal = TerminationSignals.caught { throw ExitCode(128 + signal) }
      isNew = isNew || changed
      last = frame
      guard frame % step == 0 else { return }
      try recorder.add(isNew ? try stage.draw() : nil, at: time(frame))
      isNew = false
      progress?.show(frame: frame / step + 1, at: time(frame))
    }
    // What the last frames of the clock still changed, and a moment of rest to see it.
    let end = (last / step + 1) * step
    try recorder.add(isNew ? try stage.draw() : nil, at: time(end))
    try recorder.finish(at: time(end) + 0.6)
  }
}
