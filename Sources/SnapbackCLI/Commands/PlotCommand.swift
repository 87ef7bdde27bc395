// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Drawing
import Foundation
import Pictures
import Raster

/// `snapback plot`: plots position and velocity over time to a PNG file.
struct PlotCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot", abstract: "Plot the curves of springs and animations to a PNG file.",
    discussion: """
      The upper panel is position, the lower one velocity, with a vertical line every tenth of a second. \
      presets: smooth (blue), snappy (green), bouncy (red). interruption: a bouncy spring retargeted while \
      animating. stack: an ease interrupted by another ease (blue) or by a spring (red).
      """)

  @Argument(help: "The plot: presets, interruption or stack.")
  var subject: PlotSubject

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, or - for standard output; default: SUBJECT.png.", valueName: "file"))
  var output: String?

  func perform() throws {
    let path = output ?? subject.rawValue + ".png"
    guard ["png", ""].contains(FileExtension.of(path)) else {
      throw ProgramError.unknownExtension(path: path, known: [".png"])
    }
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
      try OutputFile.write(try picture.png(), to: path)
    } catch {
      throw ProgramError.picture(error)
    }
  }
}
