// Part of Snapback, under the MIT licence; see LICENSE.

/// A compiler error or warning.
package struct Diagnostic: Codable, Hashable, Sendable {
  package var path: String
  /// From 1; columns count bytes.
  package var line: Int
  package var column: Int
  package var message: String
  /// The source line; empty if the compiler does not print it.
  package var source: String

  package init(path: String, line: Int, column: Int, message: String, source: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.source = source
  }

  /// Whether the compiler gave up on an expression that takes too long to check.
  var isTimeout: Bool {
    message.hasPrefix("the compiler is unable to type-check this expression in reasonable time")
  }

  /// The form in which the compiler prints it.
  var text: String {
    let excerpt =
      source.isEmpty ? "" : source + "\n" + String(repeating: " ", count: column - 1) + "^\n"
    return "\(path):\(line):\(column): error: \(message)\n" + excerpt
  }

  /// Parses the errors in the compiler's output in LLVM style: `file:line:column: error: message`,
  /// followed by the source line.
  ///
  /// - Parameter names: The known names of files. They are needed only if a name contains
  ///   `: error: `.
  package static func errors(in output: String, names: [String] = []) -> [Diagnostic] {
    all("error", in: output, names)
  }

  /// Parses the warnings in the compiler's output, without repetitions.
  package static func warnings(in output: String, names: [String] = []) -> [Diagnostic] {
    var known: Set<Diagnostic> = []
    return all("warning", in: output, names).filter { known.insert($0).inserted }
  }

  private static func all(_ kind: String, in output: String, _ names: [String]) -> [Diagnostic] {
    // Lines of sources may end with a carriage return too, which is one character with the line feed.
    let lines = output.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard var error = header(String(lines[index]), kind, names) else { return nil }
      // The source line is followed by a line with a caret at the column.
      let hasSource = index + 2 < lines.count && lines[index + 2].contains("^")
      if hasSource { error.source = String(lines[index + 1]) }
      return error
    }
  }

  /// Parses the first line of a diagnostic, without the source line; nil for any other line.
  private static func header(_ line: String, _ kind: String, _ names: [String]) -> Diagnostic? {
    let separator = ": \(kind): "
    guard line.contains(separator) else { return nil }
    let name = names.first { $0.contains(separator) && line.hasPrefix($0 + ":") } ?? ""
    guard let mark = line.dropFirst(name.count).firstRange(of: separator) else { return nil }
    let location = line[..<mark.lowerBound].split(
      separator: ":", omittingEmptySubsequences: false)
    guard location.count >= 3, let row = Int(location[location.count - 2]),
      let column = Int(location[location.count - 1])
    else { return nil }
    return Diagnostic(
      path: location.dropLast(2).joined(separator: ":"), line: row, column: column,
      message: String(line[mark.upperBound...]), source: "")
  }

  /// Returns the compiler's output without some of its errors and the notes that follow them.
  ///
  /// - Parameters:
  ///   - omitted: The indices of the errors in `errors(in:names:)`.
  ///   - names: As in `errors(in:names:)`.
  package static func output(
    _ output: [UInt8], omittingErrors omitted: Set<Int>, names: [String] = []
  ) -> [UInt8] {
    var kept: [ArraySlice<UInt8>] = []
    var (errorCount, isOmitting) = (0, false)
    for line in output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var text = String(decoding: line, as: UTF8.self)
      if text.hasSuffix("\r") { text.removeLast() }
      if header(text, "error", names) != nil {
        isOmitting = omitted.contains(errorCount)
        errorCount += 1
      } else if text.hasPrefix("<unknown>:")
        || ["warning", "remark"].contains(where: { header(text, $0, names) != nil })
      {
        isOmitting = false
      }
      if !isOmitting { kept.append(line) }
    }
    // The empty line at the end may have belonged to an omitted error.
    if isOmitting, !kept.isEmpty { kept.append([]) }
    return Array(kept.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Returns the compiler's output without repeated errors, and, if there are others, without those in generated code:
  /// they are consequences of errors in the sources, such as a missing import.
  ///
  /// - Parameters:
  ///   - generatedPath: The path that errors in generated code have.
  ///   - names: As in `errors(in:names:)`.
  package static func output(
    _ output: [UInt8], omittingConsequencesIn generatedPath: String, names: [String] = []
  ) -> [UInt8] {
    let errors = errors(in: String(decoding: output, as: UTF8.self), names: names)
    guard errors.contains(where: { $0.path != generatedPath }) else { return output }
    var known: Set<Diagnostic> = []
    let omitted = errors.indices.filter { index in
      errors[index].path == generatedPath || !known.insert(errors[index]).inserted
    }
    guard !omitted.isEmpty else { return output }
    return self.output(output, omittingErrors: Set(omitted), names: names)
  }
}
