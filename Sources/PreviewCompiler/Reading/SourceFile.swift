// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// A Swift source file: its path, its contents, and what it declares.
package struct SourceFile: Sendable {
  package let path: String
  /// The text; see `SourceText`. If there is a problem, the file's bytes, for comparison.
  package let bytes: [UInt8]
  /// The declarations of the source for a phone.
  let scan: SourceScan
  /// The number of the last line that is not empty, at least 1.
  let lineCount: Int
  /// Generated lines before the text.
  var preamble = ""
  /// The literals that the compiled code reads from a table, in order.
  package var literals: [SourceLiteralRange] = []
  /// The reason why the file cannot be compiled: it cannot be read, or is not text; nil otherwise.
  package let problem: Diagnostic?

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    do throws(SourceText.Fault) {
      self.bytes = try SourceText(bytes).bytes
      scan = SourceScan(of: self.bytes)
      problem = nil
    } catch {
      self.bytes = bytes
      scan = SourceScan()
      problem = Diagnostic(
        path: path, line: error.line, column: error.column, message: error.message, source: "")
    }
    lineCount = Self.lineCount(self.bytes)
  }

  /// A file that cannot be read, for the given reason.
  init(path: String, unreadable reason: String) {
    self.path = path
    bytes = Array(reason.utf8)
    lineCount = 1
    scan = SourceScan()
    problem = Diagnostic(
      path: path, line: 1, column: 1, message: "the file cannot be read: " + reason, source: "")
  }

  /// Returns the declarations of the source on a platform.
  func scan(for platform: SourcePlatform) -> SourceScan {
    platform == .ios || problem != nil ? scan : SourceScan(of: bytes, platform: platform)
  }

  /// The file's name without the extension `.swift`.
  var name: String {
    let last = SystemPath.name(of: path)
    return SystemPath.hasSuffix(last, ".swift")
      ? String(Substring(last.utf8.dropLast(".swift".utf8.count))) : last
  }

  /// The file's name as the name of a generated file: other characters than letters, digits, `-`
  /// and `+` become `_`, and it has at most 100 bytes.
  var generatedName: String {
    String(
      decoding: name.utf8.prefix(100).map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"):
          byte
        default: UInt8(ascii: "_")
        }
      }, as: UTF8.self)
  }

  /// The column after the last character, from 1.
  var lastColumn: Int {
    let text = text
    return text.endIndex - (text.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
  }

  /// The bytes without empty lines at the end.
  private var text: ArraySlice<UInt8> { Self.text(bytes) }

  private static func text(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let last = bytes.lastIndex { $0 > UInt8(ascii: " ") }
    return bytes[...(last ?? -1)]
  }

  private static func lineCount(_ bytes: [UInt8]) -> Int {
    1 + text(bytes).count { $0 == UInt8(ascii: "\n") }
  }
}

extension SourceFile {
  /// Leaves the literals in lines with these contents as they are.
  mutating func removeLiterals(in lines: Set<ArraySlice<UInt8>>) {
    let feed = UInt8(ascii: "\n")
    literals.removeAll { literal in
      let start = bytes[..<literal.start].lastIndex(of: feed).map { $0 + 1 } ?? 0
      let end = bytes[literal.start...].firstIndex(of: feed) ?? bytes.count
      return lines.contains(bytes[start..<end])
    }
  }
}
