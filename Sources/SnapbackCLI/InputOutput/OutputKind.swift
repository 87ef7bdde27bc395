// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// Kinds of files that the program writes, by which it knows files that it may replace.
nonisolated package enum OutputKind: Equatable, Sendable {
  case trace, testResults, frameLog, picture

  /// Throws if a path names a file with contents of another kind, such as a source: it is more likely
  /// that a name was mistyped than that it is to be replaced. Pipes, devices and empty files may be written,
  /// and `-` is standard output.
  func check(_ path: String) throws(ProgramError) {
    guard path != "-", let bytes = try? RegularFile.read(path, limit: 4096, truncates: true),
      !bytes.isEmpty,
      !matches(bytes)
    else { return }
    throw .otherKindOfFile(path: path, self)
  }

  /// A noun phrase for a file of this kind, with an indefinite article.
  var name: String {
    switch self {
    case .trace: "a trace"
    case .testResults: "a file of test results"
    case .frameLog: "a log of frames"
    case .picture: "a PNG picture"
    }
  }

  /// Returns whether the first bytes of a file are those of this kind.
  private func matches(_ bytes: [UInt8]) -> Bool {
    if self == .picture { return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) }
    // A byte order mark, and comments and blank lines before a trace.
    let text = String(decoding: bytes, as: UTF8.self)
    let first =
      text.drop { $0 == "\u{feff}" }.split(whereSeparator: \.isNewline).first {
        self != .trace || !$0.hasPrefix("//")
      } ?? ""
    return switch self {
    case .trace: first.isEmpty || first.hasPrefix("{") && first.contains("\"snapback-trace\"")
    case .testResults: first.hasPrefix("<") && text.contains("<testsuite")
    case .frameLog: first.hasPrefix("frame ")
    case .picture: false
    }
  }
}
