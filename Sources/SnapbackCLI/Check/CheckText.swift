// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import PreviewCompiler
import SystemStrings

/// The text output of `snapback check`: one line per finding that is missing or approximate, and a summary per
/// file, or one of a folder. Nothing is printed twice: see `printed` and `outputErrors`. A difference that holds for
/// half of the files is printed once, at the end.
nonisolated package struct CheckText {
  private let reports: [FileReport]
  private let folder: String
  private let isColored: Bool
  /// The reports whose names are printed already: what was found without the compiler.
  private let printed: [FileReport]
  /// The errors that are printed already.
  private let outputErrors: [Diagnostic]
  /// Whether there is one summary of all files.
  private let hasOneSummary: Bool
  /// The differences that are printed at the end, with the number of files that they concern.
  private let common: [String: Int]

  /// Paths inside `folder` are written relative to it.
  ///
  /// - Parameter hasOneSummary: Whether the files are summed up together if there are several.
  package init(
    _ reports: [FileReport], relativeTo folder: String, isColored: Bool, printed: [FileReport] = [],
    outputErrors: [Diagnostic] = [], hasOneSummary: Bool = false
  ) {
    self.hasOneSummary = hasOneSummary && reports.count > 1
    common = Self.commonDifferences(reports)
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
    for (text, count) in common.sorted(by: { Self.precedes($0.key, $1.key) }) {
      lines.append(
        "\(colored("approximate", .yellow)) in \(count) of \(reports.count) files: \(text)")
    }
    if hasOneSummary {
      lines.append(names(in: reports) + "; " + total)
      lines += supported(in: reports)
    } else if reports.count > 1 {
      lines.append(total)
    }
    return lines.joined(separator: "\n")
  }

  /// The minimum number of files for which common differences are summarized.
  private static let fewFiles = 4

  private static func commonDifferences(_ reports: [FileReport]) -> [String: Int] {
    guard reports.count >= fewFiles else { return [:] }
    let texts = reports.flatMap { Set($0.findings(.approximate).map(description)) }
    return Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
      .filter { $0.value * 2 >= reports.count }
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
    if !hasOneSummary {
      lines.append(colored(path, .bold) + ": " + summary(of: report))
      lines += supported(in: [report])
    }
    return lines
  }

  /// The lines that list the supported names of files.
  private func supported(in reports: [FileReport]) -> [String] {
    let names = Set(reports.flatMap { $0.findings(.supported) }.map(\.written))
    return names.isEmpty ? [] : Self.wrapped("  supported: ", names.sorted(by: Self.precedes))
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
          "\(path):\(location): \(colored("missing", .red)): " + Self.description(of: finding))
      }
    }
    for finding in report.findings(.approximate)
    where common[Self.description(of: finding)] == nil {
      let others = finding.locations.count - 1
      let more = others > 0 ? " (and \(others) more)" : ""
      lines.append(
        "\(path):\(finding.locations[0]): \(colored("approximate", .yellow)): "
          + Self.description(of: finding) + more)
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

  private static func description(of finding: NameFinding) -> String {
    var text = finding.written
    if let note = finding.note { text += ": " + note }
    if let suggestion = finding.suggestion {
      text += finding.note == nil ? "; " : " "
      text += "did you mean \(suggestion)?"
    }
    return text
  }

  /// The number of names of each status that files use.
  private func names(in reports: [FileReport]) -> String {
    let counts = NameFinding.Status.allCases.reversed().compactMap { status -> String? in
      let count = Set(reports.flatMap { $0.findings(status) }.map(\.written)).count
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    return counts.isEmpty ? "no SwiftUI names" : counts.joined(separator: ", ")
  }

  private func summary(of report: FileReport) -> String {
    let names = names(in: [report])
    switch report.compilation {
    case .compiles: return names + "; " + colored("compiles", .green)
    case .refused: return names + "; " + colored("does not compile", .red)
    case .timedOut: return names + "; " + colored("not compiled within the time limit", .red)
    case .failed: return names + "; " + colored("not compiled: the compiler failed", .red)
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
