// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation

/// The stage's size and scale, shared by all commands that draw.
struct StageOptions: ParsableArguments, Sendable {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stage width and height in points.", valueName: "WxH"))
  var size: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point (display scale), 0.5 to 8.", valueName: "N"))
  var scale: String?

  /// Returns the requested geometry; the given size and scale are the defaults.
  func geometry(
    default size: CGSize, scale: CGFloat
  ) throws(ProgramError) -> StageGeometry {
    var (size, scale) = (size, scale)
    if let text = self.size { size = try OptionParser.size(text) }
    if let text = self.scale { scale = try OptionParser.scale(text) }
    return try StageGeometry(size: size, scale: scale)
  }
}
