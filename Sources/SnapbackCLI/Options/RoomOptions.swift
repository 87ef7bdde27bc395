// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Traces

/// In which room a trace plays, if not in its own.
struct RoomOptions: ParsableArguments, Sendable {
  @OptionGroup var stage: StageOptions

  @Flag(
    inversion: .prefixedNo,
    help: """
      Where the size is not the trace's: whether the hand's places go with it, so that half as wide is half \
      as far to the right, and half as fast.
      """)
  var scaled: Bool?

  /// The trace of a path, and the room it plays in; without one, the room that was asked for, or a phone's.
  func fitted(
    _ path: String?
  ) throws(ProgramError) -> (trace: Trace?, geometry: StageGeometry) {
    if let path { return try fitted(try TraceFile.read(path), path: path) }
    return (nil, try stage.geometry(otherwise: StageGeometry.phone, scale: 1))
  }

  /// The trace as it plays in the room that was asked for, and the room; its own where none was.
  func fitted(
    _ trace: Trace, path: String
  ) throws(ProgramError) -> (trace: Trace, geometry: StageGeometry) {
    let header = trace.header
    let geometry = try stage.geometry(otherwise: header.size, scale: header.scale)
    guard geometry.size != header.size, scaled != false else { return (trace, geometry) }
    guard scaled == true else {
      throw .otherSize(path: path, recorded: header.size, asked: geometry.size)
    }
    return (trace.scaled(to: geometry.size), geometry)
  }
}
