// Part of Snapback, under the MIT licence; see LICENSE.

nonisolated extension BenchResult {
  /// What `snapback run card` takes to show itself, and the memory it then has in use, in megabytes of
  /// 2²⁰.
  package struct Start: Codable, Sendable {
    package var firstFrameMilliseconds: Double
    /// All it has in use: the sum of the three that follow.
    package var residentMegabytes: Double
    /// Its heap, its stacks, and data that the loader has relocated.
    package var ownMegabytes: Double
    /// The window's pixels, which it shares with the X server.
    package var sharedMegabytes: Double
    /// The program, its libraries and fonts, of which each file is in memory once for all processes.
    package var fileMegabytes: Double

    /// What it must not exceed.
    package static let limitMegabytes = 40.0

    /// Out of what the system tells of a process; 0 for what it does not tell.
    package init(firstFrameMilliseconds: Double, processStatus: String) {
      func megabytes(_ name: String) -> Double {
        let line = processStatus.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        let fields = line?.split { $0 == " " || $0 == "\t" } ?? []
        return fields.count > 1 ? (Double(fields[1]) ?? 0) / 1024 : 0
      }
      self.firstFrameMilliseconds = firstFrameMilliseconds
      residentMegabytes = megabytes("VmRSS")
      ownMegabytes = megabytes("RssAnon")
      sharedMegabytes = megabytes("RssShmem")
      fileMegabytes = megabytes("RssFile")
    }
  }

  /// Two lines for people.
  var startText: [String] {
    guard let start else { return ["snapback run card: not measured: no display"] }
    return [
      "snapback run card: first frame after \(Self.rounded(start.firstFrameMilliseconds, 0)) ms;"
        + " memory in use at rest \(Self.rounded(start.residentMegabytes, 1)) MB,"
        + " at most \(Self.rounded(Start.limitMegabytes, 0))",
      "  its own \(Self.rounded(start.ownMegabytes, 1)),"
        + " the shared frame \(Self.rounded(start.sharedMegabytes, 1)),"
        + " files \(Self.rounded(start.fileMegabytes, 1))",
    ]
  }
}
