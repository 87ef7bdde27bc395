// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Drawing
import Foundation
import Pictures
import Raster

/// `snapback plot`: position and velocity over time, as a PNG file.
struct PlotCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot", abstract: "Draw how springs and animations move into a PNG file.",
    discussion: """
      Above the position, below the velocity; a line down for every tenth of a second. presets: \
      smooth blue, snappy green, bouncy red. interruption: bouncy, sent back on its way. stack: an \
      ease that an ease (blue) or a spring (red) takes over.
      """)

  @Argument(help: "presets, interruption or stack.")
  var subject: PlotSubject

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; else the subject and .png.", valueName: "file"))
  var output: String?

  func perform() throws {
    let list = subject.plot.displayList()
    let scale = 2.0
    var picture = Picture(
      width: Int(list.size.width * scale), height: Int(list.size.height * scale))
    let (width, height, bytesPerRow) = (picture.width, picture.height, picture.bytesPerRow)
    picture.withUnsafeMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      Renderer().draw(
        list, scale: scale,
        into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow))
    }
    do throws(PictureError) {
      try OutputFile.write(try picture.png(), to: output ?? subject.rawValue + ".png")
    } catch {
      throw ProgramError.picture(error)
    }
  }
}
