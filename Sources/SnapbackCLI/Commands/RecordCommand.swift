// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Pictures
import SDLBackend
import Traces

/// `snapback record`: renders a scene to an animated image, a video, or one PNG file per frame.
struct RecordCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Render a scene to an animated image or video.",
    discussion: """
      Needs no display. Without a trace, plays the scene's tour. Stops when all animations have settled, or \
      10 scene seconds after the last event. Tasks, timers and the main queue run on the frames' clock. The output's extension selects the format: .webp is an \
      animation, with --lossless about ten times as large, .gif has 256 colors, .mp4 is a video; a name without an extension is a folder that gets a \
      PNG file per frame. .gif and .mp4 require ffmpeg.

      An existing file, or the frames in an existing folder, are replaced when the recording is complete; other \
      files in the folder stay.

      A Swift file's code runs in a process of its own. If it crashes, ends the process or hangs, the exit code \
      is 76.

        snapback record card -o card.webp
        snapback record card --replay throw.trace --touches --fps 30 -o throw.gif
        snapback record card --speed 0.25 --scale 2 -o slow.mp4
        snapback record Card.swift --replay throw.trace --max-size 1
      """)

  @Argument(
    help: "A scene name from snapback list, a Swift file, or the folder of a project.")
  var scene: String

  @OptionGroup var fileOptions: FileOptions

  @OptionGroup var traceSize: TraceSizeOptions

  @Option(help: ArgumentHelp("Play this trace; - reads standard input.", valueName: "trace"))
  var replay: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second: 60, 50, 30, 25, 20, 15, 12 or 10; default: 60, 50 for GIF, or 30 for WebP.",
      valueName: "N"))
  var fps: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The quality of a WebP file, 1 to 100; default: 60.", valueName: "N"))
  var quality: String?

  @Flag(help: "Write a lossless WebP file: every pixel is as drawn.")
  var lossless = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Lower the quality, and then the frame rate, until the file has at most this size.",
      valueName: "MB"))
  var maxSize: String?

  @Flag(help: "Draw the touches with their trails and predicted end positions.")
  var touches = false

  @OptionGroup var speed: SpeedOptions
  @OptionGroup var preferences: PreferenceOptions
  @OptionGroup var guarding: GuardOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file or folder to write; default: SCENE.webp.", valueName: "file"))
  var output: String?

  func perform() throws {
    let subject = try DrawingSubject(scene, fileOptions, guarding)
    let path = output ?? subject.id + ".webp"
    guard path != "-", let encoding = Encoding(rawValue: FileExtension.of(path)) else {
      let known = Encoding.allCases.map {
        $0 == .folder ? "nothing (a folder)" : "." + $0.rawValue
      }
      throw ProgramError.unknownExtension(path: path, known: known)
    }
    if path.isEmpty { throw ProgramError.cannotWrite(path: path, code: ENOENT) }
    // Its frames would be among the folders of the system.
    if URL(filePath: path).standardizedFileURL.path() == "/" {
      throw ProgramError.cannotWrite(path: path, code: EISDIR)
    }
    let rate = try frameRate(encoding)
    let quality = try webPQuality()
    let speed = try speed.factor()
    let (trace, geometry) = try traceSize.fitted(replay)
    let signalPipe = TerminationSignals.catchAll()
    defer {
      TerminationSignals.release()
      close(signalPipe)
    }
    let limit = try sizeLimit(encoding)
    let attempts = RecordingAttempts(
      encoding, rate: rate, quality: quality, isLimited: limit != nil
    ).attempts
    var smallest = Int.max
    for attempt in attempts {
      let recorder = try recorder(
        encoding, path: path, geometry: geometry, attempt, limit: limit)
      defer { recorder.discard() }
      do {
        try play(
          subject, trace, geometry, rate: attempt.rate, speed: speed, into: recorder, path: path)
        return
      } catch let error as RecordingTooLarge {
        smallest = min(smallest, error.size)
      }
    }
    throw ProgramError.recordingTooLarge(path: path, smallest: smallest, limit: limit ?? 0)
  }

  /// Plays the trace once for every pass of a recorder.
  @MainActor
  private func play(
    _ subject: DrawingSubject, _ trace: Trace?, _ geometry: StageGeometry, rate: Int,
    speed: Double, into recorder: any FrameRecorder, path: String
  ) throws {
    for pass in 1...recorder.passCount {
      let settings = StageSettings(
        geometry: geometry, preferences: try preferences.withoutDesktop(), speed: speed,
        rate: Self.clockRate(rate), asRecorded: false, followsResizes: false,
        showsTouches: touches)
      let stage = try subject.stage(trace, playsTour: true, settings)
      let name =
        recorder.passCount == 1 ? subject.id : "\(subject.id) (\(pass) of \(recorder.passCount))"
      let progress = ProgressLine(
        descriptor: STDERR_FILENO, environment: ProcessInfo.processInfo.environment, name: name,
        duration: stage.duration / speed)
      do {
        try record(stage, into: recorder, rate: rate, progress: progress)
        try stage.finish()
        if pass == recorder.passCount { progress?.end(with: path) }
      } catch {
        progress?.remove()
        throw error
      }
    }
  }

  /// The largest size of the file in bytes; nil for no limit.
  private func sizeLimit(_ encoding: Encoding) throws(ProgramError) -> Int? {
    guard let maxSize else { return nil }
    if lossless { throw .conflictingOptions("--max-size", "--lossless") }
    guard encoding != .folder else { throw .sizeOfFolder(option: "--max-size") }
    guard let megabytes = OptionParser.number(maxSize), megabytes > 0, megabytes <= 10_000 else {
      throw .malformed(option: "--max-size", value: maxSize, .fileSize)
    }
    return Int(megabytes * 1e6)
  }

  private func frameRate(_ encoding: Encoding) throws(ProgramError) -> Int {
    guard let fps else { return encoding.standardRate }
    guard let rate = Int(fps), Encoding.frameRates.contains(rate) else {
      throw .malformed(
        option: "--fps", value: fps, .oneOf(Encoding.frameRates.map(String.init)))
    }
    guard encoding.frameRates.contains(rate) else {
      throw .unsupportedFrameRate(
        format: "." + encoding.rawValue, rate: rate, highest: encoding.frameRates.max() ?? rate)
    }
    return rate
  }

  /// The quality of a WebP file; nil for a lossless one.
  private func webPQuality() throws(ProgramError) -> Int? {
    guard let quality else { return lossless ? nil : Encoding.standardQuality }
    guard !lossless else { throw .conflictingOptions("--quality", "--lossless") }
    guard let number = Int(quality), (1...100).contains(number) else {
      throw .malformed(option: "--quality", value: quality, .quality)
    }
    return number
  }

  /// The rate at which the scene is stepped: the lowest multiple of the output rate that is at least a
  /// display's, of which every n-th frame is recorded.
  private static func clockRate(_ rate: Int) -> Int {
    let displayRate = FrameSchedule.framesPerSecond
    return rate * ((displayRate + rate - 1) / rate)
  }

  @MainActor
  private func recorder(
    _ encoding: Encoding, path: String, geometry: StageGeometry,
    _ attempt: RecordingAttempts.Attempt, limit: Int?
  ) throws(ProgramError) -> any FrameRecorder {
    switch encoding {
    case .webp:
      try WebPRecorder(path: path, geometry: geometry, quality: attempt.quality, limit: limit)
    case .folder: try FolderRecorder(path: path)
    case .gif, .mp4:
      try EncoderRecorder(
        encoding, path: path, geometry: geometry, attempt, limit: limit,
        environment: ProcessInfo.processInfo.environment)
    }
  }

  @MainActor
  private func record(
    _ stage: any StagePlayer, into recorder: any FrameRecorder, rate: Int, progress: ProgressLine?
  ) throws {
    let step = Self.clockRate(rate) / rate
    func time(_ frame: Int) -> Double { Double(frame) / Double(rate * step) }
    var isNew = false
    var last = 0
    try stage.play { frame, changed in
      try Interruption.check()
      isNew = isNew || changed
      last = frame
      guard frame % step == 0 else { return }
      try recorder.add(isNew ? try stage.draw() : nil, at: time(frame))
      isNew = false
      progress?.show(frame: frame / step + 1, at: time(frame))
    }
    // One more frame for changes after the last recorded one, then hold the settled picture for 0.6 s.
    let end = (last / step + 1) * step
    try recorder.add(isNew ? try stage.draw() : nil, at: time(end))
    try recorder.finish(at: time(end) + 0.6)
  }
}
