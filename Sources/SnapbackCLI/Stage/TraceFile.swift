// Part of Snapback, under the MIT licence; see LICENSE.

import Gallery
import Traces

/// Reads a trace that a command line names.
nonisolated enum TraceFile {
  static func read(_ path: String) throws(ProgramError) -> Trace {
    let bytes = try InputFile.read(path)
    do throws(TraceError) {
      return try Trace(text: bytes)
    } catch {
      throw .brokenTrace(path: path, error)
    }
  }
}
