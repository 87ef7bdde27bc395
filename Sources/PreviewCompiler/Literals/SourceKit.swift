// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem
import Foundation

/// The Swift parser of a toolchain, in this process: sourcekitd. It parses the whole language, and
/// does not check types.
package struct SourceKit {
  /// Loads the library at a path; nil if that is not possible.
  package init?(library: String) {
    guard csystem_sourcekit_open(library) else { return nil }
  }

  /// The literals of a source that can be changed; nil if it cannot be parsed.
  package func literals(in source: String) -> [SourceLiteralRange]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A JSON string is a YAML string, too.
    guard let text = try? encoder.encode(source) else { return nil }
    let open = """
      {key.request: source.request.editor.open, key.name: "source.swift", \
      key.sourcetext: \(String(decoding: text, as: UTF8.self)), key.enablesyntaxmap: 1, \
      key.enablesubstructure: 1, key.enablediagnostics: 0, key.syntactic_only: 1, \
      key.compilerargs: []}
      """
    defer {
      let close = #"{key.request: source.request.editor.close, key.name: "source.swift"}"#
      free(csystem_sourcekit_answer(close))
    }
    guard let json = csystem_sourcekit_answer(open) else { return nil }
    defer { free(json) }
    let data = Data(bytesNoCopy: json, count: strlen(json), deallocator: .none)
    let response = try? JSONDecoder().decode(SyntaxResponse.self, from: data)
    return response.map { LiteralSearch($0, of: Array(source.utf8)).literals }
  }
}

/// The process that finds literals. It is separate so that a crash of the parser ends nothing
/// else, and its memory (about 90 MB) can be released.
package enum LiteralServer {
  /// Answers requests from standard input until its end. Returns false if there is no parser at
  /// the path.
  package static func run(library: String) -> Bool {
    guard let parser = SourceKit(library: library) else { return false }
    // The first source takes ten times as long as the next ones.
    _ = parser.literals(in: "let a = [1]\n")
    var unread: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return true }
      unread += buffer[..<count]
      for request in LiteralRequest.consume(from: &unread) {
        let literals = parser.literals(in: request.source) ?? []
        let line = LiteralReply(number: request.number, literals: literals).line
        var rest = line[...]
        while !rest.isEmpty {
          let written = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
          guard written > 0 else { return true }
          rest = rest.dropFirst(written)
        }
      }
    }
  }
}
