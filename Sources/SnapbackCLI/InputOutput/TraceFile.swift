// Part of Snapback, under the MIT licence; see LICENSE.

import Traces

/// Reads traces named on the command line.
nonisolated enum TraceFile {
  /// The longest playable trace, in seconds: one day.
  static let longestDuration = 86400.0

  static func read(_ path: String) throws(ProgramError) -> Trace {
    let bytes = try InputFile.read(path)
    let trace: Trace
    do throws(TraceError) {
      trace = try Trace(text: bytes)
    } catch {
      throw .invalidTrace(path: path, error)
    }
    guard trace.end <= longestDuration else {
      throw .traceTooLong(path: path, duration: trace.end)
    }
    return trace
  }
}
