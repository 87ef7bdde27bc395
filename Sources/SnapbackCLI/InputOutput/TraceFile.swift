// Part of Snapback, under the MIT licence; see LICENSE.

import Traces

/// Reads traces named on the command line.
nonisolated enum TraceFile {
  /// The longest playable trace, in seconds: one day.
  static let longestDuration = 86400.0
  /// The maximum size of a trace in bytes: 128 MiB, about an hour of a mouse with 1000 reports per second.
  static let largest = 1 << 27

  static func read(_ path: String) throws(ProgramError) -> Trace {
    var reader = TraceTextReader()
    try InputFile.read(path, limit: largest) { bytes throws(ProgramError) in
      do throws(TraceError) { try reader.add(bytes) } catch {
        throw .invalidTrace(path: path, error)
      }
    }
    let trace: Trace
    do throws(TraceError) { trace = try reader.finish() } catch {
      throw .invalidTrace(path: path, error)
    }
    guard trace.end <= longestDuration else {
      throw .traceTooLong(path: path, duration: trace.end)
    }
    return trace
  }
}
