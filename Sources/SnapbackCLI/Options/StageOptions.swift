// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation

/// How large the stage is, as every command that draws takes it.
struct StageOptions: ParsableArguments, Sendable {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The stage's width and height in points.", valueName: "WxH"))
  var size: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many pixels make a point, 0.5 to 8.", valueName: "N"))
  var scale: String?

  /// What the options say, and for what they leave out the size and scale given here.
  func geometry(
    otherwise size: CGSize, scale: CGFloat
  ) throws(ProgramError) -> StageGeometry {
    var (size, scale) = (size, scale)
    if let text = self.size { size = try OptionText.size(text) }
    if let text = self.scale { scale = try OptionText.scale(text) }
    return try StageGeometry(size: size, scale: scale)
  }
}
