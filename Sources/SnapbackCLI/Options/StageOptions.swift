// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Interface

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

  /// Whether to remember the size of the window: only if neither a size nor a scale is given on the
  /// command line.
  var isRemembered: Bool { size == nil && scale == nil }

  /// Returns the requested geometry; the given size and scale are the defaults.
  ///
  /// A device determines the size, and in a picture the scale unless another one is requested. In a
  /// window the scale is the desktop's.
  func geometry(
    default size: CGSize, scale: CGFloat, of device: Device? = nil, isLandscape: Bool = false,
    isWindow: Bool = false
  ) throws(ProgramError) -> StageGeometry {
    var (size, scale) = (size, scale)
    if let device {
      guard self.size == nil else { throw .conflictingOptions("--device", "--size") }
      size = device.screen.size
      if !isWindow { scale = device.screen.scale }
    }
    if let text = self.size { size = try OptionParser.size(text) }
    if let text = self.scale { scale = try OptionParser.scale(text) }
    if isLandscape, size.height > size.width {
      size = CGSize(width: size.height, height: size.width)
    }
    return try StageGeometry(size: size, scale: scale, device: device?.name)
  }
}
