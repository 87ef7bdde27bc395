// Part of Snapback, under the MIT licence; see LICENSE.

import Traces

/// Reads a trace that a command line names.
nonisolated enum TraceFile {
  /// The longest trace that is played, in seconds: a day.
  static let longestDuration = 86400.0

  static func read(_ path: String) throws(ProgramError) -> Trace {
    let bytes = try InputFile.read(path)
    let trace: Trace
    do throws(TraceError) {
      trace = try Trace(text: bytes)
    } catch {
      throw .brokenTrace(path: path, error)
    }
    guard trace.end <= longestDuration else {
      throw .endlessTrace(path: path, duration: trace.end)
    }
    return trace
  }
}
