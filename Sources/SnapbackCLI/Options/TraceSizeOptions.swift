// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Traces

/// The size at which a trace is played.
struct TraceSizeOptions: ParsableArguments, Sendable {
  @OptionGroup var stage: StageOptions
  @OptionGroup var device: DeviceOptions

  @Flag(
    inversion: .prefixedNo,
    help: """
      If --size differs from the trace's size: scale recorded positions (and thus velocities) to the new \
      size, or keep them unchanged.
      """)
  var scaled: Bool?

  /// Whether neither a size nor a device is requested.
  var requestsNoSize: Bool { stage.size == nil && device.device == nil && !device.landscape }

  /// Reads the trace at a path and returns it fitted to the requested size.
  ///
  /// Without a path, returns no trace and the requested size, or a phone's.
  func fitted(
    _ path: String?
  ) throws(ProgramError) -> (trace: Trace?, geometry: StageGeometry) {
    if let path { return try fitted(try TraceFile.read(path), path: path) }
    return (
      nil,
      try stage.geometry(
        default: StageGeometry.phone, scale: 1, of: device.chosen(), isLandscape: device.landscape)
    )
  }

  /// Returns the trace fitted to the requested size, and that geometry; the recorded size by default.
  ///
  /// Throws `sizeMismatch` if the sizes differ and neither `--scaled` nor `--no-scaled` is given.
  func fitted(
    _ trace: Trace, path: String
  ) throws(ProgramError) -> (trace: Trace, geometry: StageGeometry) {
    let header = trace.header
    let geometry = try stage.geometry(
      default: header.size, scale: header.scale, of: device.chosen(),
      isLandscape: device.landscape)
    guard geometry.size != header.size, scaled != false else { return (trace, geometry) }
    guard scaled == true else {
      throw .sizeMismatch(path: path, recorded: header.size, requested: geometry.size)
    }
    return (trace.scaled(to: geometry.size), geometry)
  }
}
