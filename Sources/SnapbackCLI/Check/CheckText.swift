// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import PreviewCompiler
import SystemStrings

/// The text output of `snapback check`: one line per finding that is missing or approximate, and a summary per
/// file. Nothing is printed twice: see `printed` and `outputErrors`.
nonisolated package struct CheckText {
  private let reports: [FileReport]
  private let folder: String
  private let isColored: Bool
  /// The reports whose names are printed already: what was found without the compiler.
  private let printed: [FileReport]
  /// The errors that are printed already.
  private let outputErrors: [Diagnostic]

  /// Paths inside `folder` are written relative to it.
  package init(
    _ reports: [FileReport], relativeTo folder: String, isColored: Bool, printed: [FileReport] = [],
    outputErrors: [Diagnostic] = []
  ) {
    self.reports = reports
    self.folder = folder
    self.isColored = isColored
    self.printed = printed
    self.outputErrors = outputErrors
  }

  /// The lines for missing and approximate names alone; empty if there are none.
  package var names: String { reports.flatMap(nameLines).joined(separator: "\n") }

  package var text: String {
    var lines = reports.flatMap(lines)
    if reports.count > 1 { lines.append(total) }
    return lines.joined(separator: "\n")
  }

  private func lines(of report: FileReport) -> [String] {
    let path = path(of: report)
    let before = printed.first { $0.path == report.path }
    let printedLines = Set(before.map(nameLines) ?? [])
    var lines = nameLines(of: report).filter { !printedLines.contains($0) }
    if let before { lines += corrections(of: before, report) }
    for error in report.errors where !outputErrors.contains(error) {
      lines.append(
        "\(path):\(error.line):\(error.column): \(colored("error", .red)): "
          + PrintableText.line(error.message))
    }
    lines.append(colored(path, .bold) + ": " + summary(of: report))
    let supported = Set(report.findings(.supported).map(\.written)).sorted(by: Self.precedes)
    if !supported.isEmpty { lines += Self.wrapped("  supported: ", supported) }
    return lines
  }

  private func path(of report: FileReport) -> String {
    PrintableText.escaped(CheckDocument.relativePath(report.path, to: folder))
  }

  private func nameLines(of report: FileReport) -> [String] {
    let path = path(of: report)
    var lines: [String] = []
    for finding in report.findings(.missing) {
      // One line per occurrence, so that editors can jump to each.
      for location in finding.locations {
        lines.append(
          "\(path):\(location): \(colored("missing", .red)): " + description(of: finding))
      }
    }
    for finding in report.findings(.approximate) {
      let others = finding.locations.count - 1
      let more = others > 0 ? " (and \(others) more)" : ""
      lines.append(
        "\(path):\(finding.locations[0]): \(colored("approximate", .yellow)): "
          + description(of: finding) + more)
    }
    return lines
  }

  /// Lines for the names that were printed as missing, but are not: the file compiles with them.
  private func corrections(of before: FileReport, _ report: FileReport) -> [String] {
    let missing = report.findings(.missing)
    return before.findings(.missing).flatMap { finding in
      finding.locations
        .filter { place in
          !missing.contains { $0.written == finding.written && $0.locations.contains(place) }
        }
        .map {
          "\(path(of: report)):\($0): \(colored("not missing", .green)): \(finding.written): "
            + "the file compiles"
        }
    }
  }

  private func description(of finding: NameFinding) -> String {
    var text = finding.written
    if let note = finding.note { text += ": " + note }
    if let suggestion = finding.suggestion {
      text += finding.note == nil ? "; " : " "
      text += "did you mean \(suggestion)?"
    }
    return text
  }

  private func summary(of report: FileReport) -> String {
    let counts = NameFinding.Status.allCases.reversed().compactMap { status -> String? in
      let count = Set(report.findings(status).map(\.written)).count
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    let names = counts.isEmpty ? "no SwiftUI names" : counts.joined(separator: ", ")
    switch report.compilation {
    case .compiles: return names + "; " + colored("compiles", .green)
    case .refused: return names + "; " + colored("does not compile", .red)
    case .timedOut: return names + "; " + colored("not compiled within the time limit", .red)
    case .none: return names + "; not compiled"
    }
  }

  private var total: String {
    let passed = reports.count {
      !$0.isMissingNames && [.compiles, .none].contains($0.compilation)
    }
    let verb = reports.contains { $0.compilation == .none } ? "have no missing names" : "compile"
    return "\(passed) of \(reports.count) files \(verb)"
  }

  private func colored(_ text: String, _ color: TerminalColor) -> String {
    isColored ? color.on(text) : text
  }

  /// Sorts plain names before names that start with a sign such as `.` or `@`.
  private static func precedes(_ one: String, _ other: String) -> Bool {
    let (isPlain, isOtherPlain) = (one.first?.isLetter == true, other.first?.isLetter == true)
    return isPlain == isOtherPlain ? one < other : isPlain
  }

  /// Joins words with commas, wrapped at 100 columns.
  private static func wrapped(_ head: String, _ names: [String]) -> [String] {
    var lines: [String] = []
    var line = head
    for (index, name) in names.enumerated() {
      let text = name + (index + 1 < names.count ? "," : "")
      if line.count + text.count > 100, line != head {
        lines.append(String(line.dropLast()))
        line = String(repeating: " ", count: head.count)
      }
      line += text + " "
    }
    return lines + [String(line.dropLast())]
  }
}
