// Part of Snapback, under the MIT licence; see LICENSE.

nonisolated extension BenchResult {
  /// The time until `snapback run card` presents its first frame, and its memory use while the card
  /// is dragged, in MiB.
  package struct Start: Codable, Sendable {
    package var firstFrameMilliseconds: Double
    /// Private memory: the sum of the following two.
    package var privateMegabytes: Double
    /// Private pages that were written: heap, stacks and relocated data.
    package var writtenMegabytes: Double
    /// Private pages that equal their files: code and constants.
    package var cleanMegabytes: Double
    /// Resident set size, including pages shared with other processes.
    package var residentMegabytes: Double

    /// The limit for `privateMegabytes`.
    package static let limitMegabytes = 30.0

    /// Creates a result from the contents of `/proc/PID/smaps`.
    package init(firstFrameMilliseconds: Double, processMappings: String) {
      let memory = PrivateMemory(smaps: processMappings)
      self.firstFrameMilliseconds = firstFrameMilliseconds
      privateMegabytes = Double(memory.clean + memory.written) / 1024
      writtenMegabytes = Double(memory.written) / 1024
      cleanMegabytes = Double(memory.clean) / 1024
      residentMegabytes = Double(memory.resident) / 1024
    }
  }

  /// The text output, two lines.
  var startText: [String] {
    guard let start else { return ["snapback run card: not measured: no display"] }
    return [
      "snapback run card: first frame after \(Self.rounded(start.firstFrameMilliseconds, 0)) ms;"
        + " private memory in motion \(Self.rounded(start.privateMegabytes, 1)) MB,"
        + " limit \(Self.rounded(Start.limitMegabytes, 0))",
      "  written pages \(Self.rounded(start.writtenMegabytes, 1)),"
        + " clean pages \(Self.rounded(start.cleanMegabytes, 1));"
        + " resident \(Self.rounded(start.residentMegabytes, 1))",
    ]
  }
}
