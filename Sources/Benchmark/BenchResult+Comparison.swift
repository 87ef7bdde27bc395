// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

nonisolated extension BenchResult {
  /// The change below which two figures count as equal: a busy machine changes them as much.
  private static let tolerance = 0.1

  /// A table of the figures that both results have, with their changes, and a summary.
  package func comparison(with old: BenchResult) -> String {
    let before = Dictionary(
      old.measures.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    var lines = [
      Self.row("compared with an earlier run", width: 44, ["before", "now", "ratio", "limit"])
    ]
    var (slower, faster, count, exceeding) = (0, 0, 0, 0)
    for measure in measures {
      if measure.exceedsLimit { exceeding += 1 }
      guard let old = before[measure.name] else { continue }
      count += 1
      let ratio = old > 0 ? measure.value / old : 1
      var notes: [String] = []
      if ratio > 1 + Self.tolerance {
        slower += 1
        notes.append("slower")
      } else if ratio < 1 / (1 + Self.tolerance) {
        faster += 1
        notes.append("faster")
      }
      if measure.exceedsLimit { notes.append("exceeds its limit") }
      let cells = [
        Self.rounded(old, 3), Self.rounded(measure.value, 3), Self.rounded(ratio, 2),
        measure.limit.map { Self.rounded($0, 2) } ?? "",
      ]
      let note = notes.isEmpty ? "" : "  " + notes.joined(separator: ", ")
      lines.append(Self.row("  " + measure.name, width: 44, cells) + note)
    }
    lines.append(
      "\(slower) of \(count) figures are more than 10 % slower, \(faster) more than 10 % faster;"
        + " \(exceeding) of \(measures.count) exceed their limits")
    return lines.joined(separator: "\n")
  }

  /// Decodes the output of `snapback bench --json`; nil if it is not such output. Figures that an older version
  /// did not measure may be missing.
  package init?(json: [UInt8]) {
    guard let result = try? JSONDecoder().decode(Self.self, from: Data(json)) else { return nil }
    self = result
  }
}
