// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The toolchain's sourcekit-lsp with an open folder, and the requests of an editor.
final class LanguageServer {
  struct Failure: Error {
    var text: String
  }

  struct Diagnostic: Equatable {
    /// From 1.
    var line: Int
    /// 1 is an error, 2 a warning.
    var severity: Int
    var message: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()
  private var count = 0

  /// Starts the server, which is killed after ten minutes.
  init(folder: String) throws {
    // Writing to a server that has ended is an error then, not the end of all tests.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "--foreground", "--signal=KILL", "600", "sourcekit-lsp"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try request(
      "initialize",
      [
        "processId": ProcessInfo.processInfo.processIdentifier,
        "rootUri": URL(fileURLWithPath: folder).absoluteString,
        "capabilities": ["textDocument": ["hover": ["contentFormat": ["markdown"]]]],
      ])
    try notify("initialized", [:])
  }

  /// Ends the server.
  func stop() {
    _ = try? request("shutdown", [:])
    try? notify("exit", [:])
    process.waitUntilExit()
  }

  /// Opens a file in the server.
  func open(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let document =
      ["uri": Self.uri(path), "languageId": "swift", "version": 1, "text": text] as [String: Any]
    try notify("textDocument/didOpen", ["textDocument": document])
  }

  /// The errors and warnings of an open file.
  func diagnostics(_ path: String) throws -> [Diagnostic] {
    let answer = try request("textDocument/diagnostic", ["textDocument": ["uri": Self.uri(path)]])
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]]
    guard let items else { throw Failure(text: "\(answer ?? "no answer")") }
    return items.map { item in
      let start = (item["range"] as? [String: [String: Any]])?["start"]
      return Diagnostic(
        line: (start?["line"] as? Int ?? -2) + 1, severity: item["severity"] as? Int ?? 0,
        message: item["message"] as? String ?? "")
    }
  }

  /// The labels of the completions in a file after the first occurrence of some text.
  func completions(in path: String, after text: String) throws -> [String] {
    let answer = try request("textDocument/completion", try position(path, after: text))
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]]
    return (items ?? []).compactMap { $0["label"] as? String }
  }

  /// Returns the description of the name that ends at the end of the first occurrence of some text.
  func hover(in path: String, at text: String) throws -> String {
    let answer = try request("textDocument/hover", try position(path, after: text, offset: -1))
    let contents = (answer as? [String: Any])?["contents"] as? [String: Any]
    return contents?["value"] as? String ?? ""
  }

  /// The files with the definitions of the name that ends where the first occurrence of some text does.
  func definitions(in path: String, at text: String) throws -> [String] {
    let answer = try request("textDocument/definition", try position(path, after: text, offset: -1))
    return (answer as? [[String: Any]] ?? []).compactMap { $0["uri"] as? String }
  }

  private static func uri(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }

  private func position(_ path: String, after text: String, offset: Int = 0) throws -> [String: Any]
  {
    let contents = try String(contentsOfFile: path, encoding: .utf8)
    guard let range = contents.range(of: text) else { throw Failure(text: "no \(text)") }
    let lines = contents[..<range.upperBound].split(
      separator: "\n", omittingEmptySubsequences: false)
    return [
      "textDocument": ["uri": Self.uri(path)],
      "position": ["line": lines.count - 1, "character": (lines.last?.utf16.count ?? 0) + offset],
    ]
  }

  // MARK: Messages

  private func notify(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  private func request(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    count += 1
    try send(["jsonrpc": "2.0", "id": count, "method": method, "params": parameters])
    while true {
      let message = try receive()
      if let other = message["method"] {
        // A request of the server, such as for its settings, has to be answered.
        guard let id = message["id"], other as? String != nil else { continue }
        try send(["jsonrpc": "2.0", "id": id, "result": NSNull()])
      } else if message["id"] as? Int == count {
        if let error = message["error"] { throw Failure(text: "\(error)") }
        return message["result"]
      }
    }
  }

  private func send(_ message: [String: Any]) throws {
    let data = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(data.count)\r\n\r\n".utf8) + data)
  }

  private func receive() throws -> [String: Any] {
    let separator = Data("\r\n\r\n".utf8)
    var separatorRange = received.range(of: separator)
    while separatorRange == nil {
      try readMore()
      separatorRange = received.range(of: separator)
    }
    guard let end = separatorRange else { throw Failure(text: "no header") }
    let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
    let length = head.split(separator: "\r\n")
      .first { $0.lowercased().hasPrefix("content-length:") }?
      .split(separator: ":").last.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    guard let length else { throw Failure(text: head) }
    received = Data(received[end.upperBound...])
    while received.count < length { try readMore() }
    let body = received.prefix(length)
    received = Data(received.dropFirst(length))
    return try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
  }

  private func readMore() throws {
    let data = output.fileHandleForReading.availableData
    guard !data.isEmpty else { throw Failure(text: "sourcekit-lsp has ended") }
    received += data
  }
}
