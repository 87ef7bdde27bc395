// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

@Suite struct LineMessageTests {
  /// Decodes the messages' lines in two parts, cut at every byte.
  private func checkRoundTrip<Message: LineMessage & Equatable>(_ messages: [Message]) {
    let bytes = messages.flatMap(\.line)
    for cut in 0...bytes.count {
      var unread = Array(bytes[..<cut])
      var decoded = Message.consume(from: &unread)
      unread += bytes[cut...]
      decoded += Message.consume(from: &unread)
      #expect(decoded == messages && unread.isEmpty, "cut at \(cut)")
    }
  }

  @Test func `commands are decoded as they were encoded, in any partition`() {
    let error = Diagnostic(path: "/a", line: 1, column: 2, message: "\"no\"\n", source: "x")
    checkRoundTrip([
      WindowCommand.compiling, .compileErrors([error], count: 3), .notice("nothing"),
      .expectedErrors([error, error]),
      .ended(
        title: "Crashed", reason: "a trap", place: "Card.swift:3",
        entries: [PreviewEntry(symbol: "preview0", title: "Card", kind: .view, file: "Card")]),
      .assetsChanged,
    ])
  }

  @Test func `reports are decoded as they were encoded, in any partition`() {
    checkRoundTrip([
      WindowReport.shown(number: 1, delay: 0.25), .shown(number: 2, delay: 1e-3),
      .opened, .received, .restartRequested, .placed("1,2,3,4"),
      .hung(seconds: 2.5, [CodeAddress(library: "/a", address: .max)]), .exiting(status: 3, []),
      .presented, .outOfFiles, .crashed(signal: 11),
      .closing(status: 143),
    ])
  }

  @Test func `reports with impossible numbers and texts are recognized`() {
    let possible: [WindowReport] = [
      .opened, .shown(number: 1, delay: 0), .literalsShown(generation: 1, delay: 900),
      .hung(seconds: 2.5, []), .placed("0,0,390,844"),
    ]
    #expect(possible.filter { !$0.isPlausible } == [])
    let impossible: [WindowReport] = [
      .shown(number: 1, delay: 1e300), .literalsShown(generation: 1, delay: .infinity),
      .hung(seconds: -1e9, []), .placed(String(repeating: "1", count: 300_000)),
    ]
    #expect(impossible.filter(\.isPlausible) == [])
  }

  /// A number of messages that a view can write in a second. The limit only bounds a hang.
  @Test(.timeLimit(.minutes(1)))
  func `millions of empty lines are skipped in linear time`() {
    var bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: 4_000_000) + WindowReport.opened.line
    #expect(WindowReport.consume(from: &bytes) == [.opened])
    #expect(bytes.isEmpty)
  }

  @Test func `lines that are no messages are skipped`() {
    var bytes = Array("\nnonsense\n{}\n".utf8) + WindowReport.shown(number: 1, delay: 2).line
    #expect(WindowReport.consume(from: &bytes) == [.shown(number: 1, delay: 2)])
    #expect(bytes.isEmpty)
  }
}
