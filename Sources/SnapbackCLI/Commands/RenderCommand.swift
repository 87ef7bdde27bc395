// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Pictures
import Traces

/// `snapback render`: renders one frame of a scene to a PNG file.
struct RenderCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Render one frame of a scene to a PNG file.",
    discussion: """
      Needs no display. Renders the time of the trace's last event, or the scene's first frame without a \
      trace; --at selects another time. Tasks, timers and the main queue run on the frames' clock, up to the \
      rendered time. Work on other threads is awaited for at most 5 seconds.

      Size and scale default to the trace's, or 390x844 at scale 1; a preview may request a size or device. A \
      Swift file in a phone's exact size, such as 390x844, has that phone's safe areas.

      A Swift file's code runs in a process of its own. If it crashes, ends the process or hangs, the exit code \
      is 76.
      """)

  @Argument(
    help: "A scene name from snapback list, a Swift file, or the folder of a project.")
  var scene: String

  @OptionGroup var fileOptions: FileOptions

  @OptionGroup var traceSize: TraceSizeOptions

  @Option(
    help: ArgumentHelp(
      "Play this trace up to the rendered time; - reads standard input.", valueName: "trace"))
  var replay: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Time since the scene's first frame.", valueName: "seconds"))
  var at: String?

  @OptionGroup var preferences: PreferenceOptions
  @OptionGroup var guarding: GuardOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, or - for standard output; default: SCENE.png.", valueName: "file"))
  var output: String?

  func perform() throws {
    let scene = try DrawingSubject(scene, fileOptions, guarding)
    let time = try at.map { text throws(ProgramError) in try OptionParser.time(text) }
    let path = output ?? scene.id + ".png"
    guard ["png", ""].contains(FileExtension.of(path)) else {
      throw ProgramError.unknownExtension(path: path, known: [".png"])
    }
    let (trace, geometry) = try traceSize.fitted(replay)
    var settings = StageSettings(geometry: geometry, preferences: try preferences.withoutDesktop())
    settings.followsPreviewSize = trace == nil && traceSize.requestsNoSize
    settings.followsPreviewScale = traceSize.stage.scale == nil
    settings.printsToErrors = StandardStreams.isOutput(path)
    let stage = try scene.stage(trace, playsTour: false, settings)
    try stage.advance(through: time ?? trace?.duration ?? 0)
    let picture = try stage.draw()
    try stage.finish()
    do throws(PictureError) {
      try OutputFile.write(try picture.png(), to: path)
    } catch {
      throw ProgramError.picture(error)
    }
  }
}
