// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Pictures
import Traces

/// `snapback render`: one frame of a scene as a PNG file.
struct RenderCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw a moment of a scene into a PNG file.",
    discussion: """
      Needs no display. With a trace it shows the moment of the trace's last event, without one the \
      scene as it begins; --at shows another. Size and scale are the trace's, else 390x844 at 1.
      """)

  @Argument(
    help: "The scene's name, as snapback list shows it; or a Swift file, or a folder of them.")
  var scene: String

  @OptionGroup var shown: FileOptions

  @OptionGroup var room: RoomOptions

  @Option(
    help: ArgumentHelp(
      "Play this trace up to the moment; - is the standard input.", valueName: "trace"))
  var replay: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The moment, from the scene's first frame on.", valueName: "seconds"))
  var at: String?

  @OptionGroup var wishes: WishOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; else the scene's name and .png.", valueName: "file"))
  var output: String?

  func perform() throws {
    let scene = try StageSubject(scene, shown)
    let moment = try at.map { text throws(ProgramError) in try OptionText.time(text) }
    let path = output ?? scene.id + ".png"
    guard ["png", ""].contains(OutputKind.ending(of: path)) else {
      throw ProgramError.unknownEnding(path: path, known: [".png"])
    }
    let (trace, geometry) = try room.fitted(replay)
    let stage = try HeadlessStage(
      scene, trace: trace ?? scene.emptyTrace(geometry), geometry: geometry,
      wishes: wishes.withoutDesktop)
    stage.advance(through: moment ?? trace?.duration ?? 0)
    let picture = try stage.draw()
    do throws(PictureError) {
      try OutputFile.write(try picture.png(), to: path)
    } catch {
      throw ProgramError.picture(error)
    }
  }
}
