// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Preview

/// What a check found, in words: a line for each name that is not wholly here, and a summary for each file.
nonisolated package struct CheckText {
  private let reports: [FileReport]
  private let folder: String
  private let isColored: Bool

  /// Paths below a folder are shown without it.
  package init(_ reports: [FileReport], below folder: String, isColored: Bool) {
    self.reports = reports
    self.folder = folder
    self.isColored = isColored
  }

  package var text: String {
    guard !reports.isEmpty else { return "There are no Swift files here." }
    var lines = reports.flatMap(lines)
    if reports.count > 1 { lines.append(total) }
    return lines.joined(separator: "\n")
  }

  private func lines(of report: FileReport) -> [String] {
    let path = CheckDocument.shown(report.path, below: folder)
    var lines: [String] = []
    for finding in report.findings(.missing) {
      // Each place is one to go to.
      for place in finding.places {
        lines.append("\(path):\(place): \(colored("missing", .red)): " + words(finding))
      }
    }
    for finding in report.findings(.approximate) {
      let others = finding.places.count - 1
      let more = others > 0 ? " (and \(others) more)" : ""
      lines.append(
        "\(path):\(finding.places[0]): \(colored("approximate", .yellow)): " + words(finding) + more
      )
    }
    for error in report.errors {
      lines.append(
        "\(path):\(error.line):\(error.column): \(colored("error", .red)): "
          + error.message)
    }
    lines.append(colored(path, .bold) + ": " + summary(of: report))
    let supported = Set(report.findings(.supported).map(\.written)).sorted(by: Self.before)
    if !supported.isEmpty { lines += Self.wrapped("  supported: ", supported) }
    return lines
  }

  private func words(_ finding: NameFinding) -> String {
    var words = finding.written
    if let note = finding.note { words += ": " + note }
    if let suggestion = finding.suggestion {
      words += finding.note == nil ? "; " : " "
      words += "did you mean \(suggestion)?"
    }
    return words
  }

  private func summary(of report: FileReport) -> String {
    let counts = NameFinding.Status.allCases.reversed().compactMap { status -> String? in
      let count = Set(report.findings(status).map(\.written)).count
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    let names = counts.isEmpty ? "no names of SwiftUI" : counts.joined(separator: ", ")
    switch report.compilation {
    case .compiles: return names + "; " + colored("compiles", .green)
    case .refused: return names + "; " + colored("does not compile", .red)
    case .none: return names + "; was only read"
    }
  }

  private var total: String {
    let good = reports.count { !$0.isMissingNames && $0.compilation != .refused }
    let verb = reports.contains { $0.compilation == .none } ? "miss nothing" : "compile"
    return "\(good) of \(reports.count) files \(verb)"
  }

  private func colored(_ text: String, _ color: TerminalColor) -> String {
    isColored ? color.on(text) : text
  }

  /// Letters first, then what is behind signs.
  private static func before(_ one: String, _ other: String) -> Bool {
    let (isWord, isOtherWord) = (one.first?.isLetter == true, other.first?.isLetter == true)
    return isWord == isOtherWord ? one < other : isWord
  }

  /// Words between commas, on lines of at most 100 letters.
  private static func wrapped(_ head: String, _ words: [String]) -> [String] {
    var lines: [String] = []
    var line = head
    for (index, word) in words.enumerated() {
      let text = word + (index + 1 < words.count ? "," : "")
      if line.count + text.count > 100, line != head {
        lines.append(String(line.dropLast()))
        line = String(repeating: " ", count: head.count)
      }
      line += text + " "
    }
    return lines + [String(line.dropLast())]
  }
}
